import type { ExportedKind } from "./exported-kind.model.ts";
import { leftOutTables } from "./left-out-tables.rule.ts";

type Facts = {
  readonly org: string;
  readonly madeAt: string;
  readonly kinds: readonly (ExportedKind & { readonly rows: number })[];
  readonly files: number;
  readonly missing: readonly string[];
};

/** The README of a whole export, which explains each file of the archive. */
export const readmeText = ({ org, madeAt, kinds, files, missing }: Facts): string =>
  [
    `Export of ${org}, made ${madeAt}`,
    "",
    "CSV files are UTF-8, separated by commas, with one header line. Columns that end in _at, and the column at, are times in seconds",
    "since 1970-01-01 UTC. Columns that end in _id refer to the column of the same name in another file. Lists and nested values are JSON.",
    "A text that a spreadsheet would run as a formula begins with an apostrophe.",
    "The files were read one after the other while people worked, so a change made meanwhile may be in one file and not in another.",
    "Passwords, tokens, keys and secret values of contacts are not part of it.",
    "",
    ...kinds.flatMap(({ file, about, rows }) => [`${file} (${rows} rows)`, `    ${about}`]),
    `files/contents/ (${files} files)`,
    "    The files of the library, named by their file_id and name.",
    ...(missing.length === 0 ? [] : ["", "The bytes of these files could not be found:", ...missing.map((name) => `    ${name}`)]),
    "",
    "Not part of this export:",
    ...Object.entries(leftOutTables).map(([table, reason]) => `    ${table}: ${reason}`),
    "",
  ].join("\r\n");
