import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "./failure.ts";
import type { Id } from "./id.ts";
import type { Page } from "./page.ts";

/** The page of a list that is asked for; the filters of an area are beside it. */
export type PageQuery = {
  /** from 1 */
  readonly page: number;
  /** rows a page */
  readonly limit: number;
  readonly sort: string;
  readonly search: string;
};

/** The regular calls of a resource: one request, one answer. `N` are the values of a new record, `C` a change, `K` what names a record in an address. */
export type ResourceStore<A extends { readonly id: Id }, Q extends PageQuery, N, C, K = number> = {
  readonly list: (query: Q) => TaskEither<Failure, Page<A>>;
  readonly get: (key: K) => TaskEither<Failure, A>;
  readonly create: (values: N) => TaskEither<Failure, A>;
  /** Refused as a conflict whose `current` is the stored record when it has changed since; what is in place already is no conflict. */
  readonly update: (id: number, change: C) => TaskEither<Failure, A>;
  /** Takes a record away until it is restored; one that is gone already stays gone. */
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, A>;
};
