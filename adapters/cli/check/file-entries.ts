import { createReadStream } from "node:fs";
import type { DataKind } from "../../../core/data-check/data-kind.model.ts";
import type { ValueType } from "../../../core/data-check/value-type.rule.ts";
import { csvEntries } from "./csv-entries.ts";
import type { FoundFile } from "./found-files.ts";
import { jsonEntries } from "./json-entries.ts";
import type { JsonEntry } from "./json-entries.ts";
import { ndjsonEntries } from "./ndjson-entries.ts";
import type { Entry } from "./source.ts";

const chunkSize = 16 * 1024;

const ofNoKind = async function* (batches: AsyncIterable<readonly Entry[]>): AsyncGenerator<readonly JsonEntry[]> {
  for await (const batch of batches) yield batch.map((entry) => ({ kind: null, entry }));
};

/**
 * A file's entries in batches; a kind is set only where the file itself names one.
 * @param typeOf the value type of a table's column
 */
export const fileEntries = (file: FoundFile, typeOf: (column: string) => ValueType): AsyncIterable<readonly JsonEntry[]> => {
  const bytes: AsyncIterable<Uint8Array> = createReadStream(file.path, { highWaterMark: chunkSize });
  switch (file.format) {
    case "csv":
      return ofNoKind(csvEntries(bytes, typeOf));
    case "ndjson":
      return ofNoKind(ndjsonEntries(bytes));
    case "json":
      return jsonEntries(bytes);
  }
};

/** The kinds of the lists in a JSON document; empty when it starts with records outside such a list. */
export const kindsWithin = async (file: FoundFile): Promise<ReadonlySet<DataKind>> => {
  const kinds = new Set<DataKind>();
  for await (const batch of fileEntries(file, () => "any")) {
    for (const { kind, entry } of batch) {
      if (kind !== null) kinds.add(kind);
      else if (kinds.size === 0 && entry.tag === "record") return kinds;
    }
  }
  return kinds;
};
