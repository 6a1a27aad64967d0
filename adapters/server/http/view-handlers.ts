import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { NewView, SavedView, ViewChange } from "../../../core/views/saved-view.model.ts";
import type { ViewStore } from "../../../core/views/view-store.port.ts";
import type { Call } from "./call.ts";
import type { StoreCall } from "./resource-handlers.ts";

type Nothing = Readonly<Record<never, never>>;
type ById = { readonly id: number };
type Handle<P, B, R> = (call: Call<StaffAccess, P, Nothing, B>) => TaskEither<Failure, R>;

/** Handlers for the calls on the views of a list (`contract/views.ts`), on the store of the call's transaction. */
export const viewHandlers = <S>(
  makeStore: (call: StoreCall) => ViewStore<S>,
): {
  readonly list: Handle<Nothing, Nothing, readonly SavedView<S>[]>;
  readonly create: Handle<Nothing, NewView<S>, SavedView<S>>;
  readonly update: Handle<ById, ViewChange<S>, SavedView<S>>;
  readonly remove: Handle<ById, Nothing, SavedView<S>>;
  readonly restore: Handle<ById, Nothing, SavedView<S>>;
  readonly begin: Handle<Nothing, { readonly id: number | null }, readonly SavedView<S>[]>;
} => ({
  list: (call) => makeStore(call).list,
  create: (call) => makeStore(call).create(call.body),
  update: (call) => makeStore(call).update(call.params.id, call.body),
  remove: (call) => makeStore(call).remove(call.params.id),
  restore: (call) => makeStore(call).restore(call.params.id),
  begin: (call) => makeStore(call).begin(call.body.id),
});
