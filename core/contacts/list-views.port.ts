import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ListView, ListViewChange, NewListView } from "./list-view.model.ts";

/** Store of views of the list of contacts. Private views of other users are not found. */
export type ListViewStore = {
  /** The caller's own views and shared ones, by name. */
  readonly list: TaskEither<Failure, readonly ListView[]>;
  /** Shared views are created only by administrators. */
  readonly create: (view: NewListView) => TaskEither<Failure, ListView>;
  /** Refused as a conflict whose `current` is the stored view when it has changed since. */
  readonly update: (id: number, change: ListViewChange) => TaskEither<Failure, ListView>;
  readonly remove: (id: number) => TaskEither<Failure, ListView>;
  readonly restore: (id: number) => TaskEither<Failure, ListView>;
  /**
   * Sets the caller's default view; null for none.
   * @returns all views
   */
  readonly begin: (id: number | null) => TaskEither<Failure, readonly ListView[]>;
};
export const ListViewStore = token<ListViewStore>("contacts.list-views");
