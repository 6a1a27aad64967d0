import * as t from "io-ts";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Table } from "./catalogue.ts";

const Heading = t.type({ cygnet: t.literal("backup"), level: t.string });

/**
 * A row of a backup.
 * @property row as JSON
 */
type BackupRow = { readonly table: Table; readonly row: string };

/** The first migration of a schema version; earlier development versions began with another one. */
const firstMigration = (level: string): string => level.split(":")[0] ?? "";

const refuseHeading = (line: string, level: string): void => {
  const heading: unknown = JSON.parse(line);
  if (!Heading.is(heading)) throw new Error("The file is not a backup of Cygnet.");
  if (firstMigration(heading.level) !== firstMigration(level))
    throw new Error("The backup was made by an earlier development version, and only that version can restore it.");
  if (heading.level !== level) throw new Error("The backup was made by another version. Restore it with that version, then upgrade.");
};

/**
 * The rows of a backup in order.
 * @param level migrations with which the backup must have been written
 * @throws Error when the file is not a backup, is truncated, or was written by another version
 */
export async function* backupRows(file: string, level: string, tables: readonly Table[]): AsyncGenerator<BackupRow> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  let isFirst = true;
  for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isFirst) {
      refuseHeading(line, level);
      isFirst = false;
      continue;
    }
    const tab = line.indexOf("\t");
    const table = byName.get(line.slice(0, tab));
    if (table === undefined) throw new Error(`The backup holds rows of "${line.slice(0, tab)}", which this version does not know.`);
    yield { table, row: line.slice(tab + 1) };
  }
  if (isFirst) throw new Error("The file is empty.");
}
