import { sql } from "kysely";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ContentStorage } from "../contents/content-storage.ts";
import type { Database, Tx } from "../storage/database.ts";
import { levelOf, tablesOf } from "./catalogue.ts";
import { writeContent } from "./content-frame.ts";

const batch = 2_000;

/**
 * What a backup holds.
 * @property missing contents whose bytes are not in the storage, or not all
 */
export type WrittenBackup = { readonly rows: number; readonly contents: number; readonly missing: number };

type Counts = { rows: number; contents: number; missing: number };

/** Contents of all organisations in order, some at a time. */
async function* contentRows({ db }: Tx) {
  let last = { org_id: 0, sha256: "" };
  for (;;) {
    const { rows } = await sql<{ org_id: number; sha256: string; bytes: number }>`
      select org_id, sha256, bytes from file_contents where (org_id, sha256) > (${last.org_id}, ${last.sha256}) order by org_id, sha256 limit ${batch}`.execute(
      db,
    );
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return;
    last = end;
  }
}

async function* contentsOf(tx: Tx, contents: ContentStorage, counts: Counts): AsyncGenerator<string | Buffer> {
  for await (const row of contentRows(tx)) {
    let isThere = false;
    for await (const part of writeContent(contents, row)) {
      isThere = true;
      yield part;
    }
    counts[isThere ? "contents" : "missing"] += 1;
  }
}

/** A backup: a heading, then `table<TAB>row` for every row, parents first, then the bytes of files. */
async function* partsOf(tx: Tx, contents: ContentStorage, counts: Counts): AsyncGenerator<string | Buffer> {
  await sql`set transaction isolation level repeatable read`.execute(tx.db);
  yield `${JSON.stringify({ cygnet: "backup", level: await levelOf(tx) })}\n`;
  for (const { name } of await tablesOf(tx)) {
    await sql.raw(`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from "${name}" r`).execute(tx.db);
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(batch))} from backup_rows`.execute(tx.db);
      if (rows.length === 0) break;
      counts.rows += rows.length;
      yield rows.map(({ line }) => `${name}\t${line}\n`).join("");
    }
    await sql`close backup_rows`.execute(tx.db);
  }
  yield* contentsOf(tx, contents, counts);
}

/** Writes a snapshot of every row of the database and the bytes of files to a compressed file; an unfinished file never has the final name. */
export const writeBackup = async (database: Database, file: string, contents: ContentStorage): Promise<WrittenBackup> => {
  const unfinished = `${file}.part`;
  let counts: Counts = { rows: 0, contents: 0, missing: 0 };
  try {
    await database.asSystem((tx) => {
      counts = { rows: 0, contents: 0, missing: 0 };
      return pipeline(
        Readable.from(partsOf(tx, contents, counts)),
        createGzip(),
        createWriteStream(unfinished, { flags: "w", mode: 0o600 }),
      );
    });
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
