import { type RawBuilder, sql } from "kysely";
import { type ContactQuery, sortParts } from "../../../core/contacts/contact-query.model.ts";
import { contactSearchTerms, type SearchTerm } from "../../../core/contacts/contact-search.rule.ts";
import type { Tx } from "../storage/database.ts";
import { contactColumns } from "./contact-row.ts";

/** Counting the contacts that match a search stops here. */
const mostCounted = 10_000;
/** From this row on it pays to count first and then read from the nearer end. */
const deepFrom = 10_000;

const columns = { name: "sort_name", created: "created_at", updated: "updated_at" } as const;

const pattern = ({ text, atWordStart }: SearchTerm): string => `%${atWordStart ? " " : ""}${text.replace(/[\\%_]/g, "\\$&")}%`;

const matching = (tx: Tx, query: ContactQuery): RawBuilder<unknown> => {
  const state = query.archived ? sql`c.archived_at is not null` : sql`c.archived_at is null`;
  const terms = contactSearchTerms(query.search).map((term) => sql`c.search_text like fold_text(${pattern(term)})`);
  return sql.join([sql`c.org_id = ${tx.org}`, state, ...terms], sql` and `);
};

const isSearch = (query: ContactQuery): boolean => contactSearchTerms(query.search).length > 0;

/** All contacts are counted as they are written; those that match a search are counted up to a limit. */
const countOf = (tx: Tx, query: ContactQuery): RawBuilder<number> =>
  isSearch(query)
    ? sql<number>`select count(*) as n from (select from own_contacts c where ${matching(tx, query)} limit ${mostCounted + 1}) counted`
    : sql<number>`select coalesce(sum(n), 0)::bigint as n from contact_counts where org_id = ${tx.org} and archived = ${query.archived}`;

type Slice = { readonly offset: number; readonly rows: number; readonly fromEnd: boolean };

const contactsIn = (tx: Tx, query: ContactQuery, { offset, rows, fromEnd }: Slice): RawBuilder<unknown> => {
  const { by, isDescending } = sortParts(query.sort);
  const order = (alias: string, backwards: boolean): RawBuilder<unknown> => {
    const direction = sql.raw(isDescending === backwards ? "asc" : "desc");
    return sql`${sql.ref(`${alias}.${columns[by]}`)} ${direction}, ${sql.ref(`${alias}.con_id`)} ${direction}`;
  };
  return sql`
    select ${contactColumns}
    from (select c.con_id from own_contacts c where ${matching(tx, query)} order by ${order("c", fromEnd)} limit ${rows} offset ${offset}) picked
    join own_contacts c on c.con_id = picked.con_id
    where c.org_id = ${tx.org}
    order by ${order("c", false)}`;
};

const sliceOf = async (tx: Tx, query: ContactQuery): Promise<Slice> => {
  const offset = (query.page - 1) * query.limit;
  const first: Slice = { offset, rows: query.limit, fromEnd: false };
  if (offset < deepFrom || isSearch(query)) return first;
  const { rows } = await sql<{ n: number }>`${countOf(tx, query)}`.execute(tx.db);
  const after = (rows[0]?.n ?? 0) - offset - query.limit;
  return after >= offset ? first : { offset: Math.max(0, after), rows: Math.max(0, query.limit + Math.min(0, after)), fromEnd: true };
};

/** A page of contacts as JSON text, written by the database. */
export const contactPageText = async (tx: Tx, query: ContactQuery): Promise<string> => {
  const slice = await sliceOf(tx, query);
  const { rows } = await sql<{ body: string }>`
    select json_build_object(
      'results', coalesce((select json_agg(row_to_json(listed)) from (${contactsIn(tx, query, slice)}) listed), '[]'::json),
      'page', ${query.page}::int,
      'pages', greatest(1, ceil(least(n, ${isSearch(query) ? mostCounted : Number.MAX_SAFE_INTEGER}::bigint)::numeric / ${query.limit}::int)),
      'count', least(n, ${isSearch(query) ? mostCounted : Number.MAX_SAFE_INTEGER}::bigint),
      'at_least', ${isSearch(query)}::boolean and n > ${mostCounted}
    )::text as body
    from (${countOf(tx, query)}) counted`.execute(tx.db);
  return rows[0]?.body ?? "";
};
