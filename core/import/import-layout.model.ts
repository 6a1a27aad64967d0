import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** The kinds of files that can be imported. */
export const ImportFileKind = t.keyof({ csv: null, tsv: null, xlsx: null }, "ImportFileKind");
export type ImportFileKind = t.TypeOf<typeof ImportFileKind>;

/** The character encoding of a file. */
export const ImportEncoding = t.keyof({ "utf-8": null, "utf-16le": null, "utf-16be": null, "windows-1252": null }, "ImportEncoding");
export type ImportEncoding = t.TypeOf<typeof ImportEncoding>;

/** The delimiter of a row's cells. */
export const ImportDelimiter = t.keyof({ ",": null, ";": null, "\t": null, "|": null }, "ImportDelimiter");
export type ImportDelimiter = t.TypeOf<typeof ImportDelimiter>;

/** Maximum number of sheets, and length of a sheet's name in characters. */
const mostSheets = 200;
const longestSheet = 255;

/** The last row that can be the header. */
export const lastHeader = 1_000;

const SheetName = textUpTo(longestSheet);

/**
 * How a file is read; for a workbook, encoding and delimiter are ignored. One sheet of a workbook is imported.
 * @property header_row number of the header row, as in spreadsheets; rows above it are ignored
 * @property sheet name of the imported one
 * @property sheets names of the visible ones, in order
 */
export const ImportLayout = exactly(
  "ImportLayout",
  { kind: ImportFileKind, encoding: ImportEncoding, delimiter: ImportDelimiter, has_header: t.boolean },
  { header_row: intBetween(1, lastHeader), sheet: SheetName, sheets: listUpTo(SheetName, mostSheets) },
);
export type ImportLayout = t.TypeOf<typeof ImportLayout>;

/**
 * Limits of an organisation's stored files.
 * @property unfinished imports that were never started; beyond this number the oldest lose their files
 * @property bytes of all files
 */
export const keptFiles = { unfinished: 20, bytes: 4_294_967_296 } as const;

/**
 * Limits of a file.
 * @property bytes of the file
 * @property rows without the header
 * @property columns in a row
 * @property cell characters in a cell
 * @property inflated bytes of one uncompressed part of a workbook
 * @property ratio maximum compression ratio of a part of a workbook
 */
export const importLimits = {
  bytes: 268_435_456,
  rows: 1_000_000,
  columns: 500,
  cell: 10_000,
  samples: 5,
  inflated: 2_147_483_648,
  ratio: 250,
} as const;
