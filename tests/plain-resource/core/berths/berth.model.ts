import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { textUpTo } from "../../../../core/kernel/bounded.ts";
import { exactly } from "../../../../core/kernel/exactly.ts";
import { changeProps, creationProps, type PlainKind, recordProps } from "../../../../core/kernel/plain-record.model.ts";
import { isFilled } from "../../../../core/validation/required.rule.ts";
import { requiredRefusal } from "../../../../core/validation/validation-message.rule.ts";

export const longestName = 100;
export const longestNotes = 2000;
const values = { name: textUpTo(longestName), notes: textUpTo(longestNotes) };

/** The editable values of a berth. */
export const BerthValues = t.type(values, "BerthValues");
export type BerthValues = t.TypeOf<typeof BerthValues>;

/** A berth of the harbour. */
export const Berth = t.type({ ...recordProps, ...values }, "Berth");
export type Berth = t.TypeOf<typeof Berth>;

export const NewBerth = exactly("NewBerth", values, creationProps);
export const BerthChange = exactly("BerthChange", changeProps, values);

/** Sort orders of the list; a minus means descending. */
export const BerthSort = t.keyof({ name: null, "-name": null, updated: null, "-updated": null }, "BerthSort");
export type BerthSort = t.TypeOf<typeof BerthSort>;

/** Berths as a plain resource; the name is required. */
export const berthKind: PlainKind<Berth, BerthValues, BerthSort> = {
  type: "berth",
  record: Berth,
  values: BerthValues,
  fields: ["name", "notes"],
  blank: { name: "", notes: "" },
  sort: BerthSort,
  firstSort: "name",
  valuesOf: ({ name, notes }) => ({ name, notes }),
  nameOf: ({ name }) => name,
  normal: (typed) => (isFilled(typed.name) ? E.right({ ...typed, name: typed.name.trim() }) : E.left({ name: [requiredRefusal("name")] })),
};
