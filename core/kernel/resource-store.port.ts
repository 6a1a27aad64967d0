import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "./failure.ts";
import type { Id } from "./id.ts";
import type { Page, PageQuery } from "./page.ts";

/**
 * The standard calls on the records of a resource, each one request. `N`: the values of a new record, `C`: a change, `K`: what identifies a
 * record in a URL, `I`: what identifies it in changes.
 */
export type RecordStore<A, N, C, K, I> = {
  readonly get: (key: K) => TaskEither<Failure, A>;
  readonly create: (values: N) => TaskEither<Failure, A>;
  /** Refused as a conflict whose `current` is the stored record when it has changed since; values stored already are no conflict. */
  readonly update: (id: I, change: C) => TaskEither<Failure, A>;
  /** Deletes a record until it is restored; idempotent. */
  readonly remove: (id: I) => TaskEither<Failure, void>;
  readonly restore: (id: I) => TaskEither<Failure, A>;
};

/** The standard calls of a resource, whose records are listed page by page. */
export type ResourceStore<A extends { readonly id: Id }, Q extends PageQuery, N, C, K = number> = RecordStore<A, N, C, K, number> & {
  readonly list: (query: Q) => TaskEither<Failure, Page<A>>;
};
