import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { chosenColumns } from "../../../core/export/chosen-columns.rule.ts";
import { type ExportColumn, exportColumns } from "../../../core/export/export-column.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { csvLine, csvStart } from "../../../core/import/csv-text.rule.ts";
import { alongNumbers, selectedRows } from "../bulk/selected-contacts.store.ts";
import { contactColumns } from "../contacts/contact-row.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Database, Tx } from "../storage/database.ts";

const batchRows = 1_000;

/** Who exports what. @property now epoch seconds */
export type CsvWanted = { readonly viewer: FieldViewer; readonly selection: ContactSelection; readonly columns: readonly string[] | null; readonly bom: boolean; readonly now: number; readonly teams?: readonly number[] | null };

/** The columns asked for, as somebody sees them; refused for one that is not there. */
export const columnsFor = async (tx: Tx, viewer: FieldViewer, wanted: readonly string[] | null): Promise<E.Either<Failure, readonly ExportColumn[]>> =>
  E.mapLeft(invalid)(chosenColumns(exportColumns(await fieldsSeenBy(tx, viewer)), wanted));

const orThrow = <A>(answer: E.Either<Failure, A>): A => {
  if (E.isLeft(answer)) throw new Error(`The export cannot go on: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/** Contacts as the text of a CSV file, batch by batch in the order of their numbers, so that nobody is in it twice whatever is changed meanwhile; each batch is read by the rights of its moment. */
export const contactCsv = async function* (database: Database, org: number, { viewer, selection, columns: wanted, bom, now, teams = null }: CsvWanted): AsyncGenerator<string> {
  const columns = orThrow(await database.inOrg(org, (tx) => columnsFor(tx, viewer, wanted)));
  yield (bom ? csvStart : "") + csvLine(columns.map(({ label }) => label));
  for (let after = 0; ; ) {
    const rows = await database.inOrg(org, async (tx) => {
      const call = { tx, viewer, now, teams };
      const { table, where } = orThrow(await selectedRows(call, selection));
      const found = await alongNumbers(call, selection, () =>
        sql<Contact>`select ${contactColumns(viewer)} from ${table} c where ${where} and c.con_id > ${after} order by c.con_id limit ${batchRows}`.execute(tx.db),
      );
      return found.rows;
    });
    if (rows.length > 0) yield rows.map((contact) => csvLine(columns.map(({ text }) => text(contact)))).join("");
    if (rows.length < batchRows) return;
    after = rows.at(-1)?.con_id ?? after;
  }
};
