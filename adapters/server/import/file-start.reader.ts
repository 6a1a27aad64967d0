import { isUtf8 } from "node:buffer";
import type { ImportEncoding, ImportFileKind } from "../../../core/import/import-layout.model.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import { openFile, type StoredFile } from "../uploads/sealed-file.ts";

const sampleBytes = 1_048_576;
const zeroShare = 0.3;

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean => marks.every((mark, at) => bytes[at] === mark);

/** Binary formats that are not tables, by their magic bytes. */
const others: readonly { readonly marks: readonly number[]; readonly name: string }[] = [
  { marks: [0xd0, 0xcf, 0x11, 0xe0], name: "an old Excel workbook (.xls); save it as .xlsx or CSV" },
  { marks: [0x25, 0x50, 0x44, 0x46], name: "a PDF" },
  { marks: [0x89, 0x50, 0x4e, 0x47], name: "a picture" },
  { marks: [0xff, 0xd8, 0xff], name: "a picture" },
  { marks: [0x47, 0x49, 0x46, 0x38], name: "a picture" },
  { marks: [0x1f, 0x8b], name: "a compressed file; unpack it first" },
  { marks: [0x37, 0x7a, 0xbc, 0xaf], name: "a compressed file; unpack it first" },
  { marks: [0x52, 0x61, 0x72, 0x21], name: "a compressed file; unpack it first" },
  { marks: [0x7f, 0x45, 0x4c, 0x46], name: "a program" },
  { marks: [0x4d, 0x5a, 0x90], name: "a program" },
];

const lookedBytes = 1_024;

/** Text formats that are not tables, by how they begin after the byte order mark. */
const documents: readonly { readonly start: RegExp; readonly name: string }[] = [
  { start: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|\?xml|svg)\b/i, name: "a web page or XML; save its table as CSV or XLSX" },
  { start: /^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*"[^"\r\n]*"\s*:/, name: "JSON; save it as CSV" },
];

/** The first megabyte of a file, and whether that is the whole file. */
export const startOfFile = async (stored: StoredFile): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }> => {
  const file = await openFile(stored);
  try {
    const bytes = await file.read(0, sampleBytes);
    return { bytes, isWhole: bytes.length < sampleBytes };
  } finally {
    await file.close();
  }
};

const zeros = (bytes: Uint8Array, offset: 0 | 1): number =>
  bytes.subarray(0, 4_096).filter((byte, at) => byte === 0 && at % 2 === offset).length;

/**
 * The encoding, judged by the start of the text; what is not UTF-8 is read as Windows-1252, which old programs write.
 * @throws FileProblem when it is not text
 */
export const encodingOfStart = (bytes: Uint8Array, isWhole: boolean): ImportEncoding => {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff))
    throw new FileProblem("The file is written in UTF-32; save it as UTF-8");
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  const half = Math.min(bytes.length, 4_096) / 2;
  if (bytes.length >= 4 && zeros(bytes, 1) > half * zeroShare && zeros(bytes, 0) === 0) return "utf-16le";
  if (bytes.length >= 4 && zeros(bytes, 0) > half * zeroShare && zeros(bytes, 1) === 0) return "utf-16be";
  const control = bytes.subarray(0, 4_096).filter((byte) => byte < 9 || (byte > 13 && byte < 27)).length;
  if (control > Math.min(bytes.length, 4_096) * 0.05) throw new FileProblem("This is no table: choose a CSV, TSV or XLSX file");
  const cut = isWhole ? [0] : [0, 1, 2, 3];
  return cut.some((end) => isUtf8(bytes.subarray(0, bytes.length - end))) ? "utf-8" : "windows-1252";
};

/**
 * The kind of file, judged by its bytes rather than its name.
 * @throws FileProblem that names the kind when it cannot be imported
 */
export const kindOfStart = (bytes: Uint8Array, filename: string): ImportFileKind => {
  if (bytes.length === 0) throw new FileProblem("The file is empty");
  const other = others.find(({ marks }) => startsWith(bytes, ...marks));
  if (other !== undefined) throw new FileProblem(`This is ${other.name}`);
  if (startsWith(bytes, 0x50, 0x4b)) return "xlsx";
  const text = Buffer.from(bytes.subarray(0, lookedBytes)).toString("latin1");
  const written = documents.find(({ start }) => start.test(text));
  if (written !== undefined) throw new FileProblem(`This is ${written.name}`);
  return /\.(tsv|tab)$/i.test(filename) ? "tsv" : "csv";
};
