import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Explanation, GroupCount, GroupOfContact, GroupPage, GroupPreview, GroupVocabulary } from "./group-answers.model.ts";
import type { FolderName, Group, GroupChange, GroupFolder, GroupListing, NewGroup } from "./group.model.ts";

/** Where groups are kept. One request, one answer; a document that cannot be read is invalid at `filters` and the path of what is wrong. */
export type GroupStore = {
  /** Those that the caller may see. */
  readonly list: () => TaskEither<Failure, GroupListing>;
  /** Those of them whose name holds a text, at most 25; a blank text finds none. */
  readonly search: (term: string) => TaskEither<Failure, readonly Group[]>;
  readonly get: (id: number) => TaskEither<Failure, Group>;
  readonly create: (group: NewGroup) => TaskEither<Failure, Group>;
  /** Refused as a conflict whose `current` is the stored group when it has changed since. */
  readonly update: (id: number, change: GroupChange) => TaskEither<Failure, Group>;
  readonly remove: (id: number) => TaskEither<Failure, Group>;
  readonly restore: (id: number) => TaskEither<Failure, Group>;
  /** Puts groups in this order; those that are not named keep theirs behind them. */
  readonly order: (ids: readonly number[]) => TaskEither<Failure, GroupListing>;
  readonly createFolder: (folder: FolderName) => TaskEither<Failure, GroupFolder>;
  readonly renameFolder: (id: number, folder: FolderName) => TaskEither<Failure, GroupFolder>;
  /** Its groups stay, in no folder. */
  readonly removeFolder: (id: number) => TaskEither<Failure, GroupListing>;
  readonly orderFolders: (ids: readonly number[]) => TaskEither<Failure, GroupListing>;
  readonly count: (filters: unknown) => TaskEither<Failure, GroupCount>;
  readonly preview: (id: number, filters: unknown) => TaskEither<Failure, GroupPreview>;
  /**
   * By name, archived contacts left out.
   * @param page from 1
   * @param limit at most 100
   */
  readonly members: (id: number, page: number, limit: number) => TaskEither<Failure, GroupPage>;
  readonly explain: (id: number, contact: number) => TaskEither<Failure, Explanation>;
  readonly ofContact: (contact: number) => TaskEither<Failure, readonly GroupOfContact[]>;
  readonly vocabulary: () => TaskEither<Failure, GroupVocabulary>;
};
export const GroupStore = token<GroupStore>("groups.store");
