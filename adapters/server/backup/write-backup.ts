import { sql } from "kysely";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Tx } from "../storage/database.ts";
import { levelOf, tablesOf } from "./catalogue.ts";

const batch = 2_000;

/** A backup line by line: a heading, then `table<TAB>row` for every row, parents first. */
async function* linesOf(tx: Tx, counted: (rows: number) => void): AsyncGenerator<string> {
  await sql`set transaction isolation level repeatable read`.execute(tx.db);
  yield `${JSON.stringify({ cygnet: "backup", level: await levelOf(tx) })}\n`;
  for (const { name } of await tablesOf(tx)) {
    await sql.raw(`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from "${name}" r`).execute(tx.db);
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(batch))} from backup_rows`.execute(tx.db);
      if (rows.length === 0) break;
      counted(rows.length);
      yield rows.map(({ line }) => `${name}\t${line}\n`).join("");
    }
    await sql`close backup_rows`.execute(tx.db);
  }
}

/**
 * Writes a snapshot of every row of the database to a compressed file; an unfinished file never has the final name.
 * @returns how many rows
 */
export const writeBackup = async (database: Database, file: string): Promise<number> => {
  const unfinished = `${file}.part`;
  let total = 0;
  try {
    await database.asSystem((tx) => {
      total = 0;
      return pipeline(
        Readable.from(linesOf(tx, (rows) => void (total += rows))),
        createGzip(),
        createWriteStream(unfinished, { flags: "w", mode: 0o600 }),
      );
    });
    await rename(unfinished, file);
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
