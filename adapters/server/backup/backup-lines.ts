import * as t from "io-ts";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { type ByteReader, byteReader } from "./byte-reader.ts";
import type { Table } from "./catalogue.ts";
import { readContent, type BackupContent } from "./content-frame.ts";

const Heading = t.type({ cygnet: t.literal("backup"), level: t.string });

/**
 * A row of a backup.
 * @property row as JSON
 */
type BackupRow = { readonly kind: "row"; readonly table: Table; readonly row: string };

/** The first migration of a schema version; earlier development versions began with another one. */
const firstMigration = (level: string): string => level.split(":")[0] ?? "";

const refuseHeading = (line: string, level: string): void => {
  const heading: unknown = JSON.parse(line);
  if (!Heading.is(heading)) throw new Error("The file is not a backup of Cygnet.");
  if (firstMigration(heading.level) !== firstMigration(level))
    throw new Error("The backup was made by an earlier development version, and only that version can restore it.");
  if (heading.level !== level) throw new Error("The backup was made by another version. Restore it with that version, then upgrade.");
};

async function* partsOf(reader: ByteReader, level: string, tables: readonly Table[]): AsyncGenerator<BackupRow | BackupContent> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const heading = await reader.line();
  if (heading === null) throw new Error("The file is empty.");
  refuseHeading(heading, level);
  for (let line = await reader.line(); line !== null; line = await reader.line()) {
    const tab = line.indexOf("\t");
    if (tab === 0) {
      yield* readContent(reader, line.slice(1));
      continue;
    }
    const table = byName.get(line.slice(0, tab));
    if (table === undefined) throw new Error(`The backup holds rows of "${line.slice(0, tab)}", which this version does not know.`);
    yield { kind: "row", table, row: line.slice(tab + 1) };
  }
}

/**
 * The rows of a backup in order, then the bytes of files, which must be read before going on.
 * @param level migrations with which the backup must have been written
 * @throws Error when the file is not a backup, is truncated or damaged, or was written by another version
 */
export async function* backupParts(file: string, level: string, tables: readonly Table[]): AsyncGenerator<BackupRow | BackupContent> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  try {
    yield* partsOf(byteReader(unzipped), level, tables);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
