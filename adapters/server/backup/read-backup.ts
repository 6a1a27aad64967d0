import { sql } from "kysely";
import type { Database, Tx } from "../storage/database.ts";
import { backupRows } from "./backup-lines.ts";
import { deferReferences, levelOf, type Table, tablesOf } from "./catalogue.ts";

const rowsAtOnce = 1_000;

const insertRows = async ({ db }: Tx, table: Table, rows: readonly string[]): Promise<void> => {
  const text = `insert into "${table.name}" (${table.columns}) overriding system value select ${table.columns} from json_populate_recordset(null::"${table.name}", `;
  await sql`${sql.raw(text)}${`[${rows.join(",")}]`}::json)`.execute(db);
};

/** Sets the sequence to continue after the highest restored id. */
const continueIds = async ({ db }: Tx, table: Table): Promise<void> => {
  if (table.identity === null) return;
  const [name, column] = [sql.lit(table.name), sql.ref(table.identity)];
  await sql`select setval(pg_get_serial_sequence(${name}, ${sql.lit(table.identity)}), greatest(1, coalesce(max(${column}), 0)), max(${column}) is not null) from ${sql.table(table.name)}`.execute(
    db,
  );
};

/**
 * Reads the whole file before anything is changed.
 * @returns how many rows it holds
 * @throws Error when a row cannot be read
 */
const checkBackup = async (file: string, level: string, tables: readonly Table[]): Promise<number> => {
  let total = 0;
  for await (const { table, row } of backupRows(file, level, tables)) {
    total += 1;
    const value: unknown = JSON.parse(row);
    if (typeof value !== "object" || value === null) throw new Error(`Row ${total} of the backup, of "${table.name}", is no row.`);
  }
  return total;
};

/**
 * Replaces the whole database with a backup in one transaction, after reading the file through. Rows may be in any order within a table:
 * references are checked at the end.
 * @param most maximum rows per statement
 * @returns how many rows
 * @throws Error when the file is not a backup, is truncated, or was written by another version
 */
export const readBackup = async (database: Database, file: string, most = rowsAtOnce): Promise<number> => {
  const { level, tables } = await database.asSystem(async (tx) => ({ level: await levelOf(tx), tables: await tablesOf(tx) }));
  const total = await checkBackup(file, level, tables);
  await database.asSystem(async (tx) => {
    await sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")} restart identity cascade`).execute(tx.db);
    await deferReferences(tx, tables);
    let [held, rows]: [Table | null, string[]] = [null, []];
    const flush = async (): Promise<void> => {
      if (held !== null && rows.length > 0) await insertRows(tx, held, rows);
      rows = [];
    };
    for await (const { table, row } of backupRows(file, level, tables)) {
      if (table !== held || rows.length >= most) await flush();
      held = table;
      rows.push(row);
    }
    await flush();
    for (const table of tables) await continueIds(tx, table);
  });
  return total;
};
