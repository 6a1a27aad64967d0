import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** The kinds of files that can be imported. */
export const ImportFileKind = t.keyof({ csv: null, tsv: null, xlsx: null }, "ImportFileKind");
export type ImportFileKind = t.TypeOf<typeof ImportFileKind>;

/** How a file's bytes stand for letters. */
export const ImportEncoding = t.keyof({ "utf-8": null, "utf-16le": null, "utf-16be": null, "windows-1252": null }, "ImportEncoding");
export type ImportEncoding = t.TypeOf<typeof ImportEncoding>;

/** What stands between the cells of a row. */
export const ImportDelimiter = t.keyof({ ",": null, ";": null, "\t": null, "|": null }, "ImportDelimiter");
export type ImportDelimiter = t.TypeOf<typeof ImportDelimiter>;

/** Sheets of a workbook that can be named, and letters of such a name. */
const mostSheets = 200;
const longestSheet = 255;

/** The last row in which the names of columns may stand. */
export const lastHeader = 1_000;

const SheetName = textUpTo(longestSheet);

/**
 * How a file is read; a workbook has neither encoding nor delimiter, and keeps those named here unused. One sheet of a workbook is imported.
 * @property header_row which row names the columns, as spreadsheets count them; those above it are left out
 * @property sheet which
 * @property sheets all that people see of it, in their order
 */
export const ImportLayout = exactly(
  "ImportLayout",
  { kind: ImportFileKind, encoding: ImportEncoding, delimiter: ImportDelimiter, has_header: t.boolean },
  { header_row: intBetween(1, lastHeader), sheet: SheetName, sheets: listUpTo(SheetName, mostSheets) },
);
export type ImportLayout = t.TypeOf<typeof ImportLayout>;

/**
 * What an organisation may keep of files.
 * @property unfinished imports that were never started; of more than these the oldest lose their files
 * @property bytes of all files
 */
export const keptFiles = { unfinished: 20, bytes: 4_294_967_296 } as const;

/**
 * What a file may have.
 * @property bytes of the file
 * @property rows without the header
 * @property columns in a row
 * @property cell characters in a cell
 * @property inflated bytes of one part of a workbook
 * @property ratio how many times larger a part of a workbook may be than its packed bytes
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
