import * as t from "io-ts";
import { sql } from "kysely";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Database, Tx } from "../storage/database.ts";
import { levelOf, type Table, tablesOf } from "./catalogue.ts";

const Heading = t.type({ cygnet: t.literal("backup"), level: t.string });
const batch = 1_000;

const insertRows = async ({ db }: Tx, table: Table, rows: readonly string[]): Promise<void> => {
  const text = `insert into "${table.name}" (${table.columns}) overriding system value select ${table.columns} from json_populate_recordset(null::"${table.name}", `;
  await sql`${sql.raw(text)}${`[${rows.join(",")}]`}::json)`.execute(db);
};

/** Sequences go on behind the highest id that came back. */
const continueIds = async ({ db }: Tx, table: Table): Promise<void> => {
  if (table.identity === null) return;
  const [name, column] = [sql.lit(table.name), sql.ref(table.identity)];
  await sql`select setval(pg_get_serial_sequence(${name}, ${sql.lit(table.identity)}), greatest(1, coalesce(max(${column}), 0)), max(${column}) is not null) from ${sql.table(table.name)}`.execute(db);
};

const headingOf = (line: string, level: string): void => {
  const heading: unknown = JSON.parse(line);
  if (!Heading.is(heading)) throw new Error("The file is not a backup of Cygnet.");
  if (heading.level !== level) throw new Error("The backup was made by another version. Restore it with that version, then upgrade.");
};

/** Replaces everything in the database by what a backup holds, all of it or nothing.
 * @returns how many rows
 * @throws Error when the file is no backup, is cut off, or was made by another version */
export const readBackup = (database: Database, file: string): Promise<number> =>
  database.asSystem(async (tx) => {
    const tables = await tablesOf(tx);
    const byName = new Map(tables.map((table) => [table.name, table]));
    await sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")} restart identity cascade`).execute(tx.db);
    const source = createReadStream(file);
    const unzipped = source.pipe(createGunzip());
    source.on("error", (error) => unzipped.destroy(error));
    let [total, held, rows]: [number, Table | null, string[]] = [0, null, []];
    const flush = async (): Promise<void> => {
      if (held !== null && rows.length > 0) await insertRows(tx, held, rows);
      rows = [];
    };
    let first = true;
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (first) {
        headingOf(line, await levelOf(tx));
        first = false;
        continue;
      }
      const tab = line.indexOf("\t");
      const table = byName.get(line.slice(0, tab));
      if (table === undefined) throw new Error(`The backup holds rows of "${line.slice(0, tab)}", which this version does not know.`);
      if (table !== held || rows.length >= batch) await flush();
      held = table;
      rows.push(line.slice(tab + 1));
      total += 1;
    }
    if (first) throw new Error("The file is empty.");
    await flush();
    for (const table of tables) await continueIds(tx, table);
    return total;
  });
