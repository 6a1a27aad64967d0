import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { type ContactQuery, sortParts } from "../../../core/contacts/contact-query.model.ts";
import { contactSearchTerms } from "../../../core/contacts/contact-search.rule.ts";
import { sortInForce } from "../../../core/contacts/sort-in-force.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type FindCall, foundContacts, narrowedCall } from "./contact-find.store.ts";
import { contactOrder, orderRefused } from "./contact-order.ts";
import { contactNameColumns, contactText } from "./contact-row.ts";

/** Counting contacts that match a search or a filter stops at this number. */
const mostCounted = 10_000;
/** From this offset on, counting first and reading from the nearer end is faster. */
const deepFrom = 10_000;

/** The properties that a list shows of each contact. */
export type ContactFormat = "contacts" | "names";

type ListCall = FindCall & {
  readonly query: ContactQuery;
  readonly format: ContactFormat;
  readonly matching: RawBuilder<SqlBool>;
  /** whether search, filter or teams exclude contacts */ readonly isNarrowed: boolean;
};

/** Whether the list is unfiltered and in an indexed order, so that one generic plan suits every query. */
const isPlain = ({ query, isNarrowed }: ListCall): boolean => !isNarrowed && sortParts(query.sort).by !== "field";

/** All contacts have a maintained count; matching ones are counted up to a limit. */
const countOf = ({ tx, query, matching, isNarrowed }: ListCall): RawBuilder<number> =>
  isNarrowed
    ? sql<number>`select count(*) as n from (select from own_contacts c where ${matching} limit ${mostCounted + 1}) counted`
    : sql<number>`select coalesce(sum(n), 0)::bigint as n from contact_counts where org_id = ${tx.org} and archived = ${query.archived}`;

type Slice = { readonly offset: number; readonly rows: number; readonly fromEnd: boolean };

/**
 * The contacts of a slice, in order, each as JSON text `item`. The first page of an unfiltered list is read in index order; otherwise
 * skipped rows are read from the index only.
 */
const itemsIn = (asked: ListCall, { offset, rows, fromEnd }: Slice): RawBuilder<unknown> => {
  const { tx, viewer, query, format, matching } = asked;
  const order = (alias: string, backwards: boolean): RawBuilder<unknown> => contactOrder(sortParts(query.sort), alias, backwards);
  const [item, source] =
    format === "names"
      ? [sql`(select row_to_json(named)::text from (select ${contactNameColumns}) named)`, sql`own_contacts`]
      : [contactText(viewer, query.fields), sql`own_contact_texts`];
  if (offset === 0 && !fromEnd && isPlain(asked))
    return sql`select ${item} as item from ${source} c where ${matching} order by ${order("c", false)} limit ${sql.lit(rows)}`;
  return sql`
    select ${item} as item
    from (select c.con_id from own_contacts c where ${matching} order by ${order("c", fromEnd)} limit ${sql.lit(rows)} offset ${offset}) picked
    join ${source} c on c.con_id = picked.con_id
    where c.org_id = ${tx.org}
    order by ${order("c", false)}`;
};

const sliceOf = async (asked: ListCall): Promise<Slice> => {
  const { query, tx, isNarrowed } = asked;
  const offset = (query.page - 1) * query.limit;
  const first: Slice = { offset, rows: query.limit, fromEnd: false };
  if (offset < deepFrom || isNarrowed) return first;
  const { rows } = await sql<{ n: number }>`${countOf(asked)}`.execute(tx.db);
  const after = (rows[0]?.n ?? 0) - offset - query.limit;
  return after >= offset ? first : { offset: Math.max(0, after), rows: Math.max(0, query.limit + Math.min(0, after)), fromEnd: true };
};

const pageText = async (asked: ListCall, isUnsorted: boolean): Promise<string> => {
  const { query, tx, isNarrowed } = asked;
  const [page, limit] = [sql`${query.page}::int`, sql.lit(query.limit)];
  const slice = await sliceOf(asked);
  const listed = sql`select coalesce(string_agg(item, ','), '') as items, count(*) as seen from (${itemsIn(asked, slice)}) listed`;
  const most = isNarrowed ? sql`least(n, ${sql.lit(mostCounted)})` : sql`n`;
  const body = (pages: RawBuilder<unknown>, count: RawBuilder<unknown>, atLeast: RawBuilder<unknown>): RawBuilder<{ body: string }> => sql<{
    body: string;
  }>`
    '{"results":[' || items || '],"page":' || ${page} || ',"pages":' || ${pages} || ',"count":' || ${count} || ',"at_least":' || ${atLeast} || ',"unsorted":' || ${sql.lit(isUnsorted)} || '}' as body`;
  const counted = sql<{ body: string }>`
    select ${body(sql`greatest(1, (${most} + ${limit} - 1) / ${limit})`, most, isNarrowed ? sql`(n > ${sql.lit(mostCounted)})` : sql`false`)} from (${listed}) page, (${countOf(asked)}) counted`;
  const isFull = sql`(seen = ${limit})`;
  const unread = sql<{
    body: string;
  }>`select ${body(sql`(${page} + ${isFull}::int)`, sql`(${(query.page - 1) * query.limit}::bigint + seen)`, isFull)} from (${listed}) page`;
  const statement = query.count ? counted : unread;
  const rows = tx.only !== undefined && isPlain(asked) ? await tx.only(statement) : (await statement.execute(tx.db)).rows;
  return rows[0]?.body ?? "";
};

/**
 * A page of contacts as JSON text, built by the database; invalid filters are refused at `filters`, a sort field that the viewer may not
 * see at `sort`.
 */
export const contactPageText = async (
  given: FindCall,
  query: ContactQuery,
  format: ContactFormat = "contacts",
): Promise<E.Either<Failure, string>> => {
  const call = await narrowedCall(given);
  const matching = await foundContacts(call, query);
  if (E.isLeft(matching)) return matching;
  const isNarrowed =
    contactSearchTerms(query.search).length > 0 || (query.filters !== null && query.filters !== undefined) || (call.teams ?? null) !== null;
  const asked: ListCall = { ...call, query, format, matching: matching.right, isNarrowed };
  if (sortParts(query.sort).by !== "field") return E.right(await pageText(asked, false));
  const refused = await orderRefused(call, query.sort);
  if (refused !== null) return E.left(refused);
  const { rows } = await sql<{ n: number }>`${countOf(asked)}`.execute(call.tx.db);
  const sort = sortInForce(query.sort, rows[0]?.n ?? 0);
  return E.right(await pageText({ ...asked, query: { ...query, sort } }, sort !== query.sort));
};
