import * as t from "io-ts";
import { longestTag } from "../contacts/tag-normalize.rule.ts";
import { FieldType } from "../fields/field-type.model.ts";
import { FieldValues } from "../fields/field.model.ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { importLimits } from "./import-layout.model.ts";

const longestTarget = 200;
const mostFixes = 1_000;

/**
 * A target of a column: `skip`, one of the main fields, `name` for first and last name in one cell, `con_id`, or a custom field as `field:`
 * and its key.
 * @property also synonyms of its choices, in lower case, with the keys that they stand for
 */
export const ImportTarget = t.intersection(
  [
    t.type({ id: t.string, label: t.string, type: FieldType, values: t.union([FieldValues, t.null]) }),
    t.partial({ also: t.record(t.string, t.string) }),
  ],
  "ImportTarget",
);
export type ImportTarget = t.TypeOf<typeof ImportTarget>;

/** The target of columns that are left out. */
export const skipTarget = "skip";

/** The target id of each column of the file. */
export const ImportMapping = listUpTo(textUpTo(longestTarget), importLimits.columns);
export type ImportMapping = t.TypeOf<typeof ImportMapping>;

/** How rows are matched with contacts. */
export const ImportMatch = t.keyof({ "email-mobile": null, email: null, mobile: null, con_id: null }, "ImportMatch");
export type ImportMatch = t.TypeOf<typeof ImportMatch>;

/**
 * How a matched contact is updated: `blank` fills empty values, `overwrite` takes the file's values, `skip` does nothing. An empty cell
 * never clears a value.
 */
export const ImportExisting = t.keyof({ blank: null, overwrite: null, skip: null }, "ImportExisting");
export type ImportExisting = t.TypeOf<typeof ImportExisting>;

/** The order of dates that are not `YYYY-MM-DD`. */
export const DateOrder = t.keyof({ mdy: null, dmy: null, ymd: null }, "DateOrder");
export type DateOrder = t.TypeOf<typeof DateOrder>;
export const dateOrders = ["mdy", "dmy", "ymd"] as const satisfies readonly DateOrder[];

const mostTags = 20;

/**
 * How rows are matched and their cells read.
 * @property date_order of dates in columns whose values fit several orders
 * @property lenient columns, from 0, of which unreadable values are left out
 */
export const ImportOptions = exactly(
  "ImportOptions",
  { match: ImportMatch, existing: ImportExisting, country: textUpTo(2), tags: listUpTo(textUpTo(longestTag * 2), mostTags) },
  { date_order: DateOrder, lenient: listUpTo(intBetween(0, importLimits.columns), importLimits.columns) },
);
export type ImportOptions = t.TypeOf<typeof ImportOptions>;

export const firstOptions: ImportOptions = { match: "email-mobile", existing: "blank", country: "US", tags: [] };

/**
 * A correction applied to every row: the column from 0, the text of the cell or of one entry of it, and the replacement; an empty one
 * leaves the value out.
 */
export const ImportFix = exactly(
  "ImportFix",
  { column: intBetween(0, importLimits.columns), from: textUpTo(importLimits.cell), to: textUpTo(importLimits.cell) },
  {},
);
export type ImportFix = t.TypeOf<typeof ImportFix>;
export const ImportFixes = listUpTo(ImportFix, mostFixes);
