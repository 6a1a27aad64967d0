import * as E from "fp-ts/lib/Either.js";
import { isObject } from "../../../core/kernel/is-object.ts";
import { sourceLines } from "./source-lines.ts";
import type { SourceLine } from "./source-lines.ts";
import { problem } from "./source.ts";
import type { Entry } from "./source.ts";

const parse = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    (error) => (error instanceof Error ? error.message : String(error)),
  );

const entryOf = (item: SourceLine | Entry): Entry => {
  if (item.tag !== "line") return item;
  const { line, text, end } = item;
  const raw = text + end;
  if (text.trim() === "") return { tag: "text", raw };
  const parsed = parse(text);
  if (E.isLeft(parsed)) {
    const cut = end === "" && /^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);
    return cut
      ? problem(line, "truncated", "the file ends in the middle of this record", raw)
      : problem(line, "not-json", parsed.left, raw);
  }
  const record = parsed.right;
  if (!isObject(record)) return problem(line, "not-a-record", "expected an object with the record's fields", raw);
  return { tag: "record", line, record, raw, rewrite: (repairs) => JSON.stringify({ ...record, ...repairs }) + end };
};

/** The records of a file with one JSON object per line. */
export const ndjsonEntries = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Entry[]> {
  for await (const lines of sourceLines(bytes)) yield lines.map(entryOf);
};
