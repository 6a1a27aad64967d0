import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { NewView, SavedView, ViewChange } from "./saved-view.model.ts";

/** Store of the views of one list. Private views of other users are not found. */
export type ViewStore<S> = {
  /** The caller's own views and shared ones, by name. */
  readonly list: TaskEither<Failure, readonly SavedView<S>[]>;
  /** Shared views are created only by administrators. */
  readonly create: (view: NewView<S>) => TaskEither<Failure, SavedView<S>>;
  /** Refused as a conflict whose `current` is the stored view when it has changed since. */
  readonly update: (id: number, change: ViewChange<S>) => TaskEither<Failure, SavedView<S>>;
  readonly remove: (id: number) => TaskEither<Failure, SavedView<S>>;
  readonly restore: (id: number) => TaskEither<Failure, SavedView<S>>;
  /**
   * Sets the caller's default view; null for none.
   * @returns all views
   */
  readonly begin: (id: number | null) => TaskEither<Failure, readonly SavedView<S>[]>;
};
