import * as E from "fp-ts/lib/Either.js";
import type { DataKind } from "../../../core/data-check/data-kind.model.ts";
import { kindOfName } from "../../../core/data-check/kind-of-file.rule.ts";
import { isObject } from "../../../core/kernel/is-object.ts";
import { asUtf8 } from "./encoding.ts";
import { makeJsonSplitter } from "./json-splitter.ts";
import type { JsonPiece } from "./json-splitter.ts";
import { encodingProblem, notUtf8 } from "./source-lines.ts";
import { longestRecord, problem } from "./source.ts";
import type { Entry } from "./source.ts";

/** An entry of a JSON document with the kind that its list is named after; null for the document's own list. */
export type JsonEntry = { readonly kind: DataKind | null; readonly entry: Entry };

/** Keys of lists that hold the records of an API reply. */
const plainSections = new Set(["results", "data", "records"]);

const isSection = (key: string): boolean => plainSections.has(key) || kindOfName(key) !== null;

const entryOf = (piece: JsonPiece): Entry => {
  if (piece.tag === "text") return { tag: "text", raw: piece.text };
  if (piece.tag === "too-long")
    return problem(piece.line, "too-long", `the record is longer than ${longestRecord / 1024 / 1024} MB and was left out`);
  if (piece.tag === "stray") return problem(piece.line, "not-json", "expected a list or an object of records");
  const { line, text, complete } = piece;
  if (!complete) return problem(line, "truncated", "the file ends in the middle of this record", text);
  const parsed = E.tryCatch(
    (): unknown => JSON.parse(text),
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  if (E.isLeft(parsed)) return problem(line, "not-json", parsed.left, text);
  const record = parsed.right;
  if (!isObject(record)) return problem(line, "not-a-record", "expected an object with the record's fields", text);
  return { tag: "record", line, record, raw: text, rewrite: (repairs) => JSON.stringify({ ...record, ...repairs }) };
};

const kindOf = (piece: JsonPiece): DataKind | null =>
  piece.tag === "element" && piece.section !== null ? kindOfName(piece.section) : null;

/** The records of a JSON document: a list, an object of lists by kind, or one record. */
export const jsonEntries = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly JsonEntry[]> {
  const splitter = makeJsonSplitter(isSection, longestRecord);
  const told: Entry[] = [];
  let decoder = new TextDecoder("utf-8", { fatal: true });
  let lines = 1;

  const decode = (chunk: Buffer): string => {
    const decoded = E.tryCatch(() => decoder.decode(chunk, { stream: true }), String);
    if (E.isRight(decoded)) return decoded.right;
    told.push(notUtf8(lines));
    decoder = new TextDecoder("windows-1252");
    return decoder.decode(chunk, { stream: true });
  };

  for await (const chunk of asUtf8(bytes, (encoding) => told.push(...[encodingProblem(encoding)].filter((wrong) => wrong !== null)))) {
    const text = decode(chunk);
    const pieces = splitter.push(text);
    lines += text.split("\n").length - 1;
    yield [
      ...told.splice(0).map((entry) => ({ kind: null, entry })),
      ...pieces.map((piece) => ({ kind: kindOf(piece), entry: entryOf(piece) })),
    ];
  }
  yield splitter.end().map((piece) => ({ kind: kindOf(piece), entry: entryOf(piece) }));
};
