import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { FileFolder, FileRecord } from "../../../core/files/file.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Area } from "../contributions/area.ts";
import type { Tx } from "../storage/database.ts";

/** Files and the folder that come with the product. */
export type SystemFiles = { readonly folders: readonly FileFolder[]; readonly files: readonly FileRecord[] };

/**
 * A call on files in its transaction.
 * @property cdn base of the addresses; '' for this server
 */
export type FileCall = Omit<Doer, "actor"> & {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly cdn: string;
  readonly system: SystemFiles;
  readonly areas: readonly Pick<Area, "fileUses">[];
};
