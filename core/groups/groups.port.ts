import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Explanation, GroupCount, GroupOfContact, GroupPage, GroupPreview, GroupVocabulary } from "./group-answers.model.ts";
import type { FolderName, Group, GroupChange, GroupFolder, GroupListing, NewGroup } from "./group.model.ts";

/** Storage of groups. An invalid document is refused as invalid at `filters` and the path of the error. */
export type GroupStore = {
  /** The groups visible to the caller. */
  readonly list: () => TaskEither<Failure, GroupListing>;
  /** Visible groups whose name contains a text, at most 25; a blank text finds none. */
  readonly search: (term: string) => TaskEither<Failure, readonly Group[]>;
  readonly get: (id: number) => TaskEither<Failure, Group>;
  readonly create: (group: NewGroup) => TaskEither<Failure, Group>;
  /** A version conflict is refused with the stored group as `current`. */
  readonly update: (id: number, change: GroupChange) => TaskEither<Failure, Group>;
  readonly remove: (id: number) => TaskEither<Failure, Group>;
  readonly restore: (id: number) => TaskEither<Failure, Group>;
  /** Sorts groups by the ids; the others follow in their current order. */
  readonly order: (ids: readonly number[]) => TaskEither<Failure, GroupListing>;
  readonly createFolder: (folder: FolderName) => TaskEither<Failure, GroupFolder>;
  readonly renameFolder: (id: number, folder: FolderName) => TaskEither<Failure, GroupFolder>;
  /** Its groups and folders are kept, one level up. */
  readonly removeFolder: (id: number) => TaskEither<Failure, GroupListing>;
  readonly orderFolders: (ids: readonly number[]) => TaskEither<Failure, GroupListing>;
  readonly count: (filters: unknown) => TaskEither<Failure, GroupCount>;
  readonly preview: (id: number, filters: unknown) => TaskEither<Failure, GroupPreview>;
  /**
   * By name, without archived contacts.
   * @param page from 1
   * @param limit at most 100
   */
  readonly members: (id: number, page: number, limit: number) => TaskEither<Failure, GroupPage>;
  readonly explain: (id: number, contact: number) => TaskEither<Failure, Explanation>;
  readonly ofContact: (contact: number) => TaskEither<Failure, readonly GroupOfContact[]>;
  readonly vocabulary: () => TaskEither<Failure, GroupVocabulary>;
};
export const GroupStore = token<GroupStore>("groups.store");
