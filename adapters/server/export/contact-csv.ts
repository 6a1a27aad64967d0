import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import type { ContactSort } from "../../../core/contacts/contact-query.model.ts";
import type { ContactWall } from "../../../core/contacts/contact-wall.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { chosenColumns } from "../../../core/export/chosen-columns.rule.ts";
import { type ExportColumn, exportColumns } from "../../../core/export/export-column.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { csvLine, csvStart } from "../../../core/import/csv-text.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { selectedRows } from "../bulk/selected-contacts.store.ts";
import { contactColumns } from "../contacts/contact-row.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import { orderedContacts } from "./ordered-contacts.store.ts";

const batchRows = 1_000;

/**
 * The viewer and the selection of an export.
 * @property now epoch seconds
 * @property sort absent: by id
 * @property wall which contacts the viewer sees; absent for all
 */
export type CsvWanted = {
  readonly viewer: FieldViewer;
  readonly selection: ContactSelection;
  readonly columns: readonly string[] | null;
  readonly bom: boolean;
  readonly now: number;
  readonly teams?: readonly number[] | null;
  readonly sort?: ContactSort | null;
  readonly wall?: ContactWall | null;
};

/** The requested columns, as the viewer may see them; an unknown one is refused. */
export const columnsFor = async (
  tx: Tx,
  viewer: FieldViewer,
  wanted: readonly string[] | null,
): Promise<E.Either<Failure, readonly ExportColumn[]>> =>
  E.mapLeft(invalid)(chosenColumns(exportColumns(await fieldsSeenBy(tx, viewer)), wanted));

const orThrow = <A>(answer: E.Either<Failure, A>): A => {
  if (E.isLeft(answer)) throw new Error(`The export cannot go on: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/**
 * Streams contacts as CSV in batches. Ids and order are read once at the start; each batch checks the selection and the viewer's rights
 * again and drops contacts that no longer match.
 */
export const contactCsv = async function* (
  database: Database,
  org: number,
  { viewer, selection, columns: wanted, bom, now, teams = null, sort = null, wall = null }: CsvWanted,
): AsyncGenerator<string> {
  const [columns, parts] = await database.inOrg(
    org,
    async (tx) =>
      [
        orThrow(await columnsFor(tx, viewer, wanted)),
        orThrow(await orderedContacts({ tx, viewer, now, teams }, selection, sort, batchRows)),
      ] as const,
    wall,
  );
  yield (bom ? csvStart : "") + csvLine(columns.map(({ label }) => label));
  for (const ids of parts) {
    const readBatch = async (tx: Tx) => {
      const { table, where } = orThrow(await selectedRows({ tx, viewer, now, teams }, selection));
      const { rows } =
        await sql<Contact>`select ${contactColumns(viewer)} from ${table} c where ${where} and c.con_id = any(${ids}::bigint[])`.execute(
          tx.db,
        );
      return new Map(rows.map((contact) => [contact.con_id, contact]));
    };
    const contacts = await database.inOrg(org, readBatch, wall);
    yield ids
      .flatMap((id) => contacts.get(id) ?? [])
      .map((contact) => csvLine(columns.map(({ text }) => text(contact))))
      .join("");
  }
};
