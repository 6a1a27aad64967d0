import * as t from "io-ts";
import type { StaffAccess } from "../../core/access/access-rule.rule.ts";
import type { CallEvent } from "../../core/analytics/call-event.rule.ts";
import type { TokenArea } from "../../core/auth/token-scope.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { pageOf, type PageQuery } from "../../core/kernel/page.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText, intTextBetween } from "./wire.ts";

/**
 * The query parameters that every resource's list shares.
 * @param sort codec of its orders
 * @param first the default query
 */
export const pageQuery = <S extends string>(
  sort: t.Type<S, S, unknown>,
  first: PageQuery & { readonly sort: S },
  limits: { readonly page: number; readonly rows: number; readonly search: number },
) => ({
  page: orDefault(intTextBetween(1, limits.page), first.page),
  limit: orDefault(intTextBetween(1, limits.rows), first.limit),
  sort: orDefault(sort, first.sort),
  search: orDefault(textUpTo(limits.search), first.search),
});

/** The key of a record that is identified by its id. */
export const ById = t.type({ id: IntText }, "ById");

type CallName = "list" | "get" | "create" | "update" | "remove" | "restore";

/**
 * The definition of the records of a resource.
 * @property name of the area: `tasks` has the calls `tasks.list`, `tasks.get`, …
 * @property path `/api/…`; one record is below it by its key
 * @property key params of `get`, for resources that are named by more than an id
 * @property id params of the calls that change one record
 * @property tokenArea the area of API tokens that its calls belong to; absent: as `core/auth/token-scope.rule.ts` says of the name
 * @property createdEvent the analytics event of a creation; null for none
 * @property summaries of each call for the API reference; builds for browsers leave them out
 */
type DescribedRecords<R extends t.Mixed, N, C, K, I> = {
  readonly name: string;
  readonly path: string;
  readonly access: { readonly read: StaffAccess; readonly write: StaffAccess };
  readonly record: R;
  readonly values: t.Type<N, unknown, unknown>;
  readonly change: t.Type<C, unknown, unknown>;
  readonly key: t.Type<{ readonly id: K }, Record<string, string>, unknown>;
  readonly id: t.Type<{ readonly id: I }, Record<string, string>, unknown>;
  readonly tokenArea?: TokenArea | null;
  readonly createdEvent: CallEvent | null;
  readonly summaries: Readonly<Record<Exclude<CallName, "list">, string>>;
};

/** The definition of a resource, whose records are identified by a number and listed page by page. */
type Described<R extends t.Mixed, Q, N, C, K> = Omit<DescribedRecords<R, N, C, K, number>, "id" | "summaries"> & {
  readonly query: t.Type<Q, Record<string, string | undefined>, unknown>;
  readonly summaries: Readonly<Record<CallName, string>>;
};

/** The standard calls on the records of a resource: get, create, change, delete and restore. */
export const recordCalls = <R extends t.Mixed, N, C, K, I>({
  name,
  path,
  access: { read, write },
  record,
  values,
  change,
  key,
  id,
  tokenArea = null,
  createdEvent,
  summaries,
}: DescribedRecords<R, N, C, K, I>) =>
  ({
    get: endpoint({
      ...noInput,
      name: `${name}.get`,
      summary: summaries.get,
      method: "GET",
      path: `${path}/:id`,
      tokenArea,
      access: read,
      params: key,
      reply: record,
    }),
    create: endpoint({
      ...noInput,
      name: `${name}.create`,
      summary: summaries.create,
      method: "POST",
      path,
      tokenArea,
      access: write,
      event: createdEvent,
      body: values,
      reply: record,
    }),
    update: endpoint({
      ...noInput,
      name: `${name}.update`,
      summary: summaries.update,
      method: "PUT",
      path: `${path}/:id`,
      tokenArea,
      access: write,
      params: id,
      body: change,
      reply: record,
    }),
    remove: endpoint({
      ...noInput,
      name: `${name}.remove`,
      summary: summaries.remove,
      method: "DELETE",
      path: `${path}/:id`,
      tokenArea,
      access: write,
      params: id,
      reply: Done,
    }),
    restore: endpoint({
      ...noInput,
      name: `${name}.restore`,
      summary: summaries.restore,
      method: "POST",
      path: `${path}/:id/restore`,
      tokenArea,
      access: write,
      params: id,
      reply: record,
    }),
  }) as const;

/** The standard calls of a resource: list, get, create, change, delete and restore. A contract spreads them and adds its own. */
export const resource = <R extends t.Mixed, Q, N, C, K>({ query, ...described }: Described<R, Q, N, C, K>) =>
  ({
    list: endpoint({
      ...noInput,
      name: `${described.name}.list`,
      summary: described.summaries.list,
      method: "GET",
      path: described.path,
      tokenArea: described.tokenArea ?? null,
      access: described.access.read,
      query,
      reply: pageOf(described.record),
    }),
    ...recordCalls({ ...described, id: ById }),
  }) as const;
