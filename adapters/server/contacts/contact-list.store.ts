import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { type ContactQuery, mostSortedByField, sortParts, type SortParts } from "../../../core/contacts/contact-query.model.ts";
import { contactSearchTerms } from "../../../core/contacts/contact-search.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { groupFieldsSeenBy } from "../groups/group-fields.store.ts";
import { type FindCall, foundContacts } from "./contact-find.store.ts";
import { contactColumns, contactNameColumns } from "./contact-row.ts";

/** Counting the contacts that match a search or a filter stops here. */
const mostCounted = 10_000;
/** From this row on it pays to count first and then read from the nearer end. */
const deepFrom = 10_000;

const columns = { name: "sort_name", created: "created_at", updated: "updated_at" } as const;

/** The order of rows of `own_contacts` under a name. Values of own fields go by number, then by folded text; contacts without one come last either way. */
const orderOf = (parts: SortParts, alias: string, backwards: boolean): RawBuilder<unknown> => {
  const direction = sql.raw(parts.isDescending === backwards ? "asc" : "desc");
  const tie = sql`${sql.ref(`${alias}.con_id`)} ${direction}`;
  if (parts.by !== "field") return sql`${sql.ref(`${alias}.${columns[parts.by]}`)} ${direction}, ${tie}`;
  const value = sql`(${sql.ref(`${alias}.fields`)} -> ${parts.field}::text)`;
  return sql`case when jsonb_typeof(${value}) = 'number' then ${value}::float8 end ${direction} nulls last, fold_text(nullif(${value} #>> '{}', '')) ${direction} nulls last, ${tie}`;
};

/** What a list shows of each contact. */
export type ContactFormat = "contacts" | "names";

type Asked = FindCall & { readonly query: ContactQuery; readonly format: ContactFormat; readonly matching: RawBuilder<SqlBool>; /** words or a filter leave somebody out */ readonly isNarrowed: boolean };

/** All contacts are counted as they are written; those that match are counted up to a limit. */
const countOf = ({ tx, query, matching, isNarrowed }: Asked): RawBuilder<number> =>
  isNarrowed
    ? sql<number>`select count(*) as n from (select from own_contacts c where ${matching} limit ${mostCounted + 1}) counted`
    : sql<number>`select coalesce(sum(n), 0)::bigint as n from contact_counts where org_id = ${tx.org} and archived = ${query.archived}`;

type Slice = { readonly offset: number; readonly rows: number; readonly fromEnd: boolean };

const contactsIn = ({ tx, viewer, query, format, matching }: Asked, { offset, rows, fromEnd }: Slice): RawBuilder<unknown> => {
  const order = (alias: string, backwards: boolean): RawBuilder<unknown> => orderOf(sortParts(query.sort), alias, backwards);
  return sql`
    select ${format === "names" ? contactNameColumns : contactColumns(viewer, query.fields)}
    from (select c.con_id from own_contacts c where ${matching} order by ${order("c", fromEnd)} limit ${rows} offset ${offset}) picked
    join own_contacts c on c.con_id = picked.con_id
    where c.org_id = ${tx.org}
    order by ${order("c", false)}`;
};

const sliceOf = async (asked: Asked): Promise<Slice> => {
  const { query, tx, isNarrowed } = asked;
  const offset = (query.page - 1) * query.limit;
  const first: Slice = { offset, rows: query.limit, fromEnd: false };
  if (offset < deepFrom || isNarrowed) return first;
  const { rows } = await sql<{ n: number }>`${countOf(asked)}`.execute(tx.db);
  const after = (rows[0]?.n ?? 0) - offset - query.limit;
  return after >= offset ? first : { offset: Math.max(0, after), rows: Math.max(0, query.limit + Math.min(0, after)), fromEnd: true };
};

const pageText = async (asked: Asked, isUnsorted: boolean): Promise<string> => {
  const { query, tx, isNarrowed } = asked;
  const slice = await sliceOf(asked);
  const listed = sql`(select coalesce(json_agg(row_to_json(listed)), '[]'::json) from (${contactsIn(asked, slice)}) listed)`;
  const most = isNarrowed ? mostCounted : Number.MAX_SAFE_INTEGER;
  const counted = sql`
    select json_build_object(
      'results', ${listed}, 'page', ${query.page}::int, 'pages', greatest(1, ceil(least(n, ${most}::bigint)::numeric / ${query.limit}::int)),
      'count', least(n, ${most}::bigint), 'at_least', ${isNarrowed}::boolean and n > ${mostCounted}, 'unsorted', ${isUnsorted}::boolean
    )::text as body from (${countOf(asked)}) counted`;
  const seen = sql`
    with seen as materialized (select ${listed} as results)
    select json_build_object(
      'results', results, 'page', ${query.page}::int, 'pages', ${query.page}::int + (json_array_length(results) = ${query.limit}::int)::int,
      'count', ${(query.page - 1) * query.limit}::bigint + json_array_length(results), 'at_least', json_array_length(results) = ${query.limit}::int, 'unsorted', ${isUnsorted}::boolean
    )::text as body from seen`;
  const { rows } = await sql<{ body: string }>`${query.count ? counted : seen}`.execute(tx.db);
  return rows[0]?.body ?? "";
};

/** A page of contacts as JSON text, written by the database; refused at `filters` where those cannot be read, at `sort` where that names a field that the viewer does not see. */
export const contactPageText = async (call: FindCall, query: ContactQuery, format: ContactFormat = "contacts"): Promise<E.Either<Failure, string>> => {
  const matching = await foundContacts(call, query);
  if (E.isLeft(matching)) return matching;
  const isNarrowed = contactSearchTerms(query.search).length > 0 || (query.filters !== null && query.filters !== undefined);
  const asked: Asked = { ...call, query, format, matching: matching.right, isNarrowed };
  const parts = sortParts(query.sort);
  if (parts.by !== "field") return E.right(await pageText(asked, false));
  if (!(await groupFieldsSeenBy(call.tx, call.viewer)).some(({ name }) => name === parts.field)) return E.left(invalid({ sort: [`Unknown field "${parts.field}".`] }));
  const { rows } = await sql<{ n: number }>`${countOf(asked)}`.execute(call.tx.db);
  const isUnsorted = (rows[0]?.n ?? 0) > mostSortedByField;
  return E.right(await pageText(isUnsorted ? { ...asked, query: { ...query, sort: "name" } } : asked, isUnsorted));
};
