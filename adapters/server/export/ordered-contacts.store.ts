import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import { type ContactSort, mostSortedByField, sortParts } from "../../../core/contacts/contact-query.model.ts";
import { sortInForce } from "../../../core/contacts/sort-in-force.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { selectedRows } from "../bulk/selected-contacts.store.ts";
import type { FindCall } from "../contacts/contact-find.store.ts";
import { contactOrder, orderRefused } from "../contacts/contact-order.ts";

/**
 * The ids of the selected contacts in the requested order, in batches. They are read in one query, so that concurrent edits neither repeat
 * nor skip a contact. Validation errors at `filters` and `sort` as in a list.
 * @param sort null for the order of ids
 * @param most ids per batch
 */
export const orderedContacts = async (
  call: FindCall,
  selection: ContactSelection,
  sort: ContactSort | null,
  most: number,
): Promise<E.Either<Failure, readonly (readonly number[])[]>> => {
  const refused = sort === null ? null : await orderRefused(call, sort);
  if (refused !== null) return E.left(refused);
  const selected = await selectedRows(call, selection);
  if (E.isLeft(selected)) return selected;
  const { table, where } = selected.right;
  const orderOf = async (wanted: ContactSort): Promise<RawBuilder<unknown>> => {
    const parts = sortParts(wanted);
    if (parts.by !== "field") return contactOrder(parts, "c");
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from (select from ${table} c where ${where} limit ${mostSortedByField + 1}) counted`.execute(call.tx.db);
    return contactOrder(sortParts(sortInForce(wanted, rows[0]?.n ?? 0)), "c");
  };
  const order = sort === null ? sql`c.con_id` : await orderOf(sort);
  const { rows } = await sql<{ ids: readonly number[] }>`
    select array_agg(placed.con_id order by placed.place) as ids from (select c.con_id, row_number() over (order by ${order}) as place from ${table} c where ${where}) placed
    group by (placed.place - 1) / ${most}::int order by min(placed.place)`.execute(call.tx.db);
  return E.right(rows.map(({ ids }) => ids));
};
