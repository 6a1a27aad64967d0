import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ListView, ListViewChange, NewListView } from "./list-view.model.ts";

/** Where views of the list of contacts are kept. Somebody else's own view is as if it were not there. */
export type ListViewStore = {
  /** One's own and those that are shared, by name. */
  readonly list: TaskEither<Failure, readonly ListView[]>;
  /** Refused to anybody but administrators where it is shared. */
  readonly create: (view: NewListView) => TaskEither<Failure, ListView>;
  /** Refused as a conflict whose `current` is the stored view when it has changed since. */
  readonly update: (id: number, change: ListViewChange) => TaskEither<Failure, ListView>;
  readonly remove: (id: number) => TaskEither<Failure, ListView>;
  readonly restore: (id: number) => TaskEither<Failure, ListView>;
  /**
   * Chooses the view that one begins with; null for none.
   * @returns all views
   */
  readonly begin: (id: number | null) => TaskEither<Failure, readonly ListView[]>;
};
export const ListViewStore = token<ListViewStore>("contacts.list-views");
