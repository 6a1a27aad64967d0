import { isUtf8 } from "node:buffer";
import { asUtf8, lineText } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { longestRecord, problem } from "./source.ts";
import type { Entry } from "./source.ts";

/** A line of a file, or a problem with its text; `end` is the line terminator, '' at the end of the file. */
export type SourceLine =
  | { readonly tag: "line"; readonly line: number; readonly text: string; readonly end: string }
  | Extract<Entry, { tag: "problem" }>;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The finding about a file's encoding, or null when it is plain UTF-8. */
export const encodingProblem = ({ name, mark }: Encoding): Entry | null => {
  if (name !== "utf-8") return problem(1, "encoding", `the file is ${name.toUpperCase()}; save it as UTF-8`);
  return mark === 0 ? null : problem(1, "byte-order-mark", "the file begins with a byte order mark, which UTF-8 does not need");
};

export const notUtf8 = (line: number): Entry =>
  problem(line, "encoding", "not UTF-8 from here on, read as Windows-1252 (Latin-1); save the file as UTF-8");

const tooLong = (line: number): Entry =>
  problem(line, "too-long", `the line is longer than ${longestRecord / 1024 / 1024} MB and was left out`);

/** The line terminator, detected from the first bytes; null while unknown. */
const separatorOf = (start: Buffer): number | null => {
  if (start.includes(lineFeed)) return lineFeed;
  const at = start.indexOf(carriageReturn);
  return at >= 0 && at < start.length - 1 ? carriageReturn : null;
};

/**
 * The lines of a file in batches, with their numbers; a line over the limit and text that is not UTF-8 are reported and reading continues.
 */
export const sourceLines = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly (SourceLine | Entry)[]> {
  const told: (SourceLine | Entry)[] = [];
  let separator: number | null = null;
  let undecided: Buffer = Buffer.alloc(0);
  let pending: Buffer[] = [];
  let pendingLength = 0;
  let skipping = false;
  let number = 1;
  let toldEncoding = false;

  const ended = (text: string): readonly [string, string] =>
    separator === lineFeed ? (text.endsWith("\r") ? [text.slice(0, -1), "\r\n"] : [text, "\n"]) : [text, "\r"];

  const readLine = (line: Buffer, batch: (SourceLine | Entry)[], last: boolean): void => {
    const read = lineText(line);
    if (!read.isUtf8 && !toldEncoding) {
      toldEncoding = true;
      batch.push(notUtf8(number));
    }
    const [text, end] = last ? [read.text, ""] : ended(read.text);
    batch.push({ tag: "line", line: number, text, end });
    number += 1;
  };

  const readRegion = (region: Buffer, batch: (SourceLine | Entry)[]): void => {
    if (isUtf8(region)) {
      const mark = separator === lineFeed ? "\n" : "\r";
      for (const piece of region.toString("utf8").split(mark)) {
        const [text, end] = ended(piece);
        batch.push({ tag: "line", line: number, text, end });
        number += 1;
      }
      return;
    }
    let from = 0;
    for (let to = region.indexOf(separator ?? lineFeed); from <= region.length; to = region.indexOf(separator ?? lineFeed, from)) {
      const until = to < 0 ? region.length : to;
      readLine(region.subarray(from, until), batch, false);
      from = until + 1;
    }
  };

  for await (const chunk of asUtf8(bytes, (encoding) => {
    const wrong = encodingProblem(encoding);
    if (wrong !== null) told.push(wrong);
  })) {
    const batch: (SourceLine | Entry)[] = told.splice(0);
    let rest: Buffer = separator === null ? Buffer.concat([undecided, chunk]) : chunk;
    separator ??= rest.length > longestRecord ? lineFeed : separatorOf(rest);
    if (separator === null) {
      undecided = rest;
      told.push(...batch);
      continue;
    }
    const mark = separator;
    const first = rest.indexOf(mark);
    if (first >= 0 && (skipping || pendingLength > 0)) {
      if (skipping || pendingLength + first > longestRecord) {
        batch.push(tooLong(number));
        number += 1;
      } else readLine(Buffer.concat([...pending, rest.subarray(0, first)]), batch, false);
      skipping = false;
      pending = [];
      pendingLength = 0;
      rest = rest.subarray(first + 1);
    }
    const last = rest.lastIndexOf(mark);
    if (last >= 0 && first >= 0) {
      readRegion(rest.subarray(0, last), batch);
      rest = rest.subarray(last + 1);
    }
    if (!skipping && rest.length > 0) {
      pending.push(rest);
      pendingLength += rest.length;
      if (pendingLength > longestRecord) {
        skipping = true;
        pending = [];
        pendingLength = 0;
      }
    }
    if (batch.length > 0) yield batch;
  }
  const batch: (SourceLine | Entry)[] = told.splice(0);
  if (separator === null && undecided.length > 0) {
    const closed = undecided.at(-1) === carriageReturn;
    separator = closed ? carriageReturn : lineFeed;
    readLine(closed ? undecided.subarray(0, -1) : undecided, batch, !closed);
  }
  if (skipping) batch.push(tooLong(number));
  else if (pendingLength > 0) readLine(Buffer.concat(pending), batch, true);
  if (batch.length > 0) yield batch;
};
