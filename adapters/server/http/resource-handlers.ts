import { pipe } from "fp-ts/lib/function.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Id } from "../../../core/kernel/id.ts";
import type { Page, PageQuery } from "../../../core/kernel/page.ts";
import type { RecordStore, ResourceStore } from "../../../core/kernel/resource-store.port.ts";
import { type Done, done } from "../../contract/envelope.ts";
import type { Call } from "./call.ts";

type Nothing = Readonly<Record<never, never>>;
/** A staff call without its input, from which a store is created. */
export type StoreCall = Omit<Call<StaffAccess, unknown, unknown, unknown>, "params" | "query" | "body">;
type Handle<P, Q, B, R> = (call: Call<StaffAccess, P, Q, B>) => TaskEither<Failure, R>;

/** Handlers for the standard calls on one record of a resource (`contract/resource.ts`), on the store of the call's transaction. */
export const recordHandlers = <A, C, K, I>(
  makeStore: (call: StoreCall) => Omit<RecordStore<A, never, C, K, I>, "create">,
): {
  readonly get: Handle<{ readonly id: K }, Nothing, Nothing, A>;
  readonly update: Handle<{ readonly id: I }, Nothing, C, A>;
  readonly remove: Handle<{ readonly id: I }, Nothing, Nothing, Done>;
  readonly restore: Handle<{ readonly id: I }, Nothing, Nothing, A>;
} => ({
  get: (call) => makeStore(call).get(call.params.id),
  update: (call) => makeStore(call).update(call.params.id, call.body),
  remove: (call) =>
    pipe(
      makeStore(call).remove(call.params.id),
      TE.map(() => done),
    ),
  restore: (call) => makeStore(call).restore(call.params.id),
});

/** Handlers for the standard calls of a resource. */
export const resourceHandlers = <A extends { readonly id: Id }, Q extends PageQuery, N, C, K>(
  makeStore: (call: StoreCall) => ResourceStore<A, Q, N, C, K>,
): {
  readonly list: Handle<Nothing, Q, Nothing, Page<A>>;
  readonly create: Handle<Nothing, Nothing, N, A>;
} & ReturnType<typeof recordHandlers<A, C, K, number>> => ({
  list: (call) => makeStore(call).list(call.query),
  create: (call) => makeStore(call).create(call.body),
  ...recordHandlers<A, C, K, number>(makeStore),
});
