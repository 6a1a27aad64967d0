import { sql } from "kysely";
import type { ContentStorage } from "../contents/content-storage.ts";
import type { Database, Tx } from "../storage/database.ts";
import { backupParts } from "./backup-lines.ts";
import { deferReferences, levelOf, type Table, tablesOf } from "./catalogue.ts";
import type { BackupContent } from "./content-frame.ts";
import { storeChecked } from "./spooled-content.ts";

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

/** What a backup holds. */
export type BackupCounts = { readonly rows: number; readonly contents: number };

/** Where the bytes of files are restored to. */
export type RestoreTo = {
  readonly contents: ContentStorage;
  /** folder for the bytes of one file at a time */
  readonly spool: string;
  /** maximum rows per statement */
  readonly most?: number;
};

/**
 * Reads the whole file before anything is changed.
 * @throws Error when a row cannot be read or bytes are damaged
 */
const checkBackup = async (file: string, level: string, tables: readonly Table[]): Promise<BackupCounts> => {
  let [rows, contents] = [0, 0];
  for await (const part of backupParts(file, level, tables)) {
    if (part.kind === "content") {
      for await (const chunk of part.chunks) if (chunk.length === 0) throw new Error("Chunks are never empty.");
      contents += 1;
      continue;
    }
    rows += 1;
    const value: unknown = JSON.parse(part.row);
    if (typeof value !== "object" || value === null) throw new Error(`Row ${rows} of the backup, of "${part.table.name}", is no row.`);
  }
  return { rows, contents };
};

const storeContent = async ({ contents, spool }: RestoreTo, { org_id: org, sha256, chunks }: BackupContent): Promise<void> =>
  void (await storeChecked(contents, { org, sha256, variant: null }, chunks, spool));

/**
 * Replaces the whole database with a backup in one transaction, after reading the file through, and stores the bytes of files before that
 * transaction ends. Rows may be in any order within a table: references are checked at the end.
 * @throws Error when the file is not a backup, is truncated, or was written by another version
 */
export const readBackup = async (database: Database, file: string, to: RestoreTo): Promise<BackupCounts> => {
  const { most = rowsAtOnce } = to;
  const { level, tables } = await database.asSystem(async (tx) => ({ level: await levelOf(tx), tables: await tablesOf(tx) }));
  const counts = await checkBackup(file, level, tables);
  await database.asSystem(async (tx) => {
    await sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")} restart identity cascade`).execute(tx.db);
    await deferReferences(tx, tables);
    let [held, rows]: [Table | null, string[]] = [null, []];
    const flush = async (): Promise<void> => {
      if (held !== null && rows.length > 0) await insertRows(tx, held, rows);
      rows = [];
    };
    for await (const part of backupParts(file, level, tables)) {
      if (part.kind === "content") {
        await storeContent(to, part);
        continue;
      }
      if (part.table !== held || rows.length >= most) await flush();
      held = part.table;
      rows.push(part.row);
    }
    await flush();
    for (const table of tables) await continueIds(tx, table);
  });
  return counts;
};
