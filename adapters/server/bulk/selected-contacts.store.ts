import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type FindCall, foundContacts } from "../contacts/contact-find.store.ts";
import { inBin } from "../contacts/in-bin-condition.ts";

type Selected = { readonly table: RawBuilder<unknown>; readonly where: RawBuilder<unknown> };

const numbers = (list: readonly number[]): RawBuilder<unknown> => sql`${list}::bigint[]`;

/** The current contacts of a selection as rows `c` of a table; invalid filters are refused at `filters`. */
export const selectedRows = async (call: FindCall, selection: ContactSelection): Promise<E.Either<Failure, Selected>> => {
  const { tx, now } = call;
  switch (selection.of) {
    case "chosen":
      return E.right({
        table: sql`contacts`,
        where: sql`c.org_id = ${tx.org} and c.con_id = any(${numbers(selection.ids)}) and c.erased_at is null`,
      });
    case "matching": {
      const found = await foundContacts(call, selection.find);
      return E.isLeft(found)
        ? found
        : E.right({ table: sql`own_contacts`, where: sql`${found.right} and c.con_id <> all(${numbers(selection.except)})` });
    }
    case "bin":
      return E.right({
        table: sql`contacts`,
        where: sql`c.org_id = ${tx.org} and ${inBin(now)} and c.con_id <> all(${numbers(selection.except)})`,
      });
  }
};

const isWhole = ({ teams = null }: FindCall, selection: ContactSelection): boolean =>
  teams === null && selection.of === "matching" && selection.find.search.trim() === "" && (selection.find.filters ?? null) === null;

/**
 * Reads the next contacts of a selection in order of id. Without search, filter or teams the primary key is scanned: without statistics the
 * planner would sort the whole table for each batch.
 */
const alongNumbers = async <A>(call: FindCall, selection: ContactSelection, read: () => Promise<A>): Promise<A> => {
  const { tx } = call;
  if (!isWhole(call, selection)) return read();
  await sql`set local enable_sort = off`.execute(tx.db);
  const answer = await read();
  await sql`set local enable_sort = on`.execute(tx.db);
  return answer;
};

/**
 * The next contacts of a selection in order of id, which no edit changes.
 * @param after the last id of the previous batch
 */
export const selectedContacts = async (
  call: FindCall,
  selection: ContactSelection,
  after: number,
  most: number,
): Promise<E.Either<Failure, readonly number[]>> => {
  const rows = await selectedRows(call, selection);
  if (E.isLeft(rows)) return rows;
  const { table, where } = rows.right;
  const found = await alongNumbers(call, selection, () =>
    sql<{ con_id: number }>`select c.con_id from ${table} c where ${where} and c.con_id > ${after} order by c.con_id limit ${most}`.execute(
      call.tx.db,
    ),
  );
  return E.right(found.rows.map(({ con_id }) => con_id));
};
