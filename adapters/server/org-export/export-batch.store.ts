import { type RawBuilder, sql } from "kysely";
import type { Role } from "../../../core/access/role.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { exportColumns } from "../../../core/export/export-column.rule.ts";
import { csvLine } from "../../../core/import/csv-text.rule.ts";
import type { ExportedKind } from "../../../core/org-export/exported-kind.model.ts";
import { contactColumns } from "../contacts/contact-row.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";

const rowsAtOnce = 1_000;

/**
 * Some rows of a table as CSV.
 * @property after key of the last row; null when no rows are left
 */
export type Batch = { readonly text: string; readonly rows: number; readonly after: readonly string[] | null };

type Column = { readonly name: string; readonly type: string; readonly is_key: boolean };

/** Keys of tables without a primary key. */
const keysOf: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  item_progress: ["lesson_id", "coalesce(con_id, 0)", "coalesce(user_id, 0)", "coalesce(trigger_id, 0)", "item_uuid::text"].map((key) =>
    sql.raw(key),
  ),
  lesson_progress: ["lesson_id", "coalesce(con_id, 0)", "coalesce(user_id, 0)", "coalesce(trigger_id, 0)"].map((key) => sql.raw(key)),
};

const columnsOf = async ({ db }: Tx, table: string): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey)) as is_key
    from pg_attribute a where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
    db,
  );
  return rows;
};

const cell = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

const lastOf = <A extends { readonly key: readonly string[] }>(rows: readonly A[]): readonly string[] | null =>
  rows.length < rowsAtOnce ? null : (rows.at(-1)?.key ?? null);

const tableBatch = async (tx: Tx, table: string, without: ReadonlySet<string>, after: readonly string[] | null): Promise<Batch> => {
  const columns = await columnsOf(tx, table);
  const shown = columns.filter(({ name }) => !without.has(name));
  const keys = keysOf[table] ?? columns.filter(({ is_key }) => is_key).map(({ name }) => sql.ref(name));
  const types = columns.filter(({ is_key }) => is_key).map(({ type }) => type);
  const typed = (value: string, at: number) =>
    sql`${value}::${sql.raw(keysOf[table] === undefined ? (types[at] ?? "text") : at === 4 ? "text" : "bigint")}`;
  const next = after === null ? sql`true` : sql`(${sql.join(keys)}) > (${sql.join(after.map(typed))})`;
  const { rows } = await sql<{ row: Readonly<Record<string, unknown>>; key: readonly string[] }>`
    select to_jsonb(r) - ${[...without]}::text[] as row, array[${sql.join(keys.map((key) => sql`${key}::text`))}] as key
    from ${sql.table(table)} r where org_id = ${tx.org} and ${next} order by ${sql.join(keys)} limit ${rowsAtOnce}`.execute(tx.db);
  const head = after === null ? csvLine(shown.map(({ name }) => name)) : "";
  const text = rows.map(({ row }) => csvLine(shown.map(({ name }) => cell(row[name])))).join("");
  return { text: head + text, rows: rows.length, after: lastOf(rows) };
};

/** Contacts with one column for each field that the user sees. */
const contactBatch = async (tx: Tx, viewer: Role, after: readonly string[] | null): Promise<Batch> => {
  const columns = exportColumns(await fieldsSeenBy(tx, viewer));
  const from = Number(after?.[0] ?? 0);
  const { rows } = await sql<Contact>`
    select ${contactColumns(viewer)} from own_contacts c where c.org_id = ${tx.org} and c.con_id > ${from} order by c.con_id limit ${rowsAtOnce}`.execute(
    tx.db,
  );
  const head = after === null ? csvLine(columns.map(({ label }) => label)) : "";
  return {
    text: head + rows.map((contact) => csvLine(columns.map(({ text }) => text(contact)))).join(""),
    rows: rows.length,
    after: lastOf(rows.map(({ con_id }) => ({ key: [String(con_id)] }))),
  };
};

/**
 * The next rows of a table in the order of its key, with a header before the first.
 * @param kind how the table is exported
 * @param after key of the last row read; null at the start
 */
export const exportBatch = (
  tx: Tx,
  table: string,
  kind: ExportedKind | undefined,
  viewer: Role,
  after: readonly string[] | null,
): Promise<Batch> => (table === "contacts" ? contactBatch(tx, viewer, after) : tableBatch(tx, table, new Set(kind?.without ?? []), after));
