import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { StaffAccess } from "../../core/access/access-rule.rule.ts";
import type { Id } from "../../core/kernel/id.ts";
import type { Page, PageQuery } from "../../core/kernel/page.ts";
import type { RecordStore, ResourceStore } from "../../core/kernel/resource-store.port.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import type { Done } from "../contract/envelope.ts";
import { type Caller, none } from "./caller.ts";

type Nothing = Readonly<Record<never, never>>;

/** The standard calls on the records of a resource, as `contract/resource.ts` declares them. */
type RecordContract<A, N, C, K, I> = {
  readonly get: Endpoint<StaffAccess, { readonly id: K }, Nothing, Nothing, A>;
  readonly create: Endpoint<StaffAccess, Nothing, Nothing, N, A>;
  readonly update: Endpoint<StaffAccess, { readonly id: I }, Nothing, C, A>;
  readonly remove: Endpoint<StaffAccess, { readonly id: I }, Nothing, Nothing, Done>;
  readonly restore: Endpoint<StaffAccess, { readonly id: I }, Nothing, Nothing, A>;
};

/** The standard calls of a resource, as `contract/resource.ts` declares them. */
export type ResourceContract<A, Q, N, C, K> = RecordContract<A, N, C, K, number> & {
  readonly list: Endpoint<StaffAccess, Nothing, Q, Nothing, Page<A>>;
};

/** The standard calls on the records of a resource over HTTP. */
export const makeRecordsHttp = <A, N, C, K, I>(call: Caller, contract: RecordContract<A, N, C, K, I>): RecordStore<A, N, C, K, I> => ({
  get: (id) => call(contract.get, { ...none, params: { id } }),
  create: (body) => call(contract.create, { ...none, body }),
  update: (id, body) => call(contract.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(contract.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(contract.restore, { ...none, params: { id } }),
});

/** The standard calls of a resource over HTTP. */
export const makeResourceHttp = <A extends { readonly id: Id }, Q extends PageQuery, N, C, K>(
  call: Caller,
  contract: ResourceContract<A, Q, N, C, K>,
): ResourceStore<A, Q, N, C, K> => ({
  list: (query) => call(contract.list, { ...none, query }),
  ...makeRecordsHttp(call, contract),
});
