import type { RawBuilder } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Tx } from "../storage/database.ts";

/**
 * A file whose uses are asked for.
 * @property part text that each of its addresses contains
 * @property pattern POSIX regular expression of its addresses
 */
export type UsedFile = { readonly tx: Tx; readonly part: string; readonly pattern: string };

/**
 * A record that uses a file.
 * @property href its page; null where it has none
 * @property seen whether the actor may see it
 */
export type UsingRecord = { readonly id: string; readonly name: string; readonly href: string | null; readonly seen: boolean };

/**
 * A replacement of a file in the records that use it.
 * @property url address of the other file
 * @property only ids of the only records to change; null for all
 */
export type UseReplacement = { readonly url: string; readonly now: number; readonly only: readonly string[] | null };

/** Records of one type that can contain addresses of files. */
export type FileUsePlace = {
  /** object type of the audit log */
  readonly kind: string;
  /** A statement for the records in use that contain an address of the file, by name. */
  readonly records: (file: UsedFile, actor: StaffActor) => RawBuilder<UsingRecord>;
  /**
   * Replaces the addresses of the file, in records of the bin too.
   * @returns ids of the changed records
   */
  readonly replace: (file: UsedFile, replacement: UseReplacement) => Promise<readonly string[]>;
};
