import * as t from "io-ts";

/** Why a row cannot be imported. */
export const ImportCause = t.keyof(
  {
    "bad-email": null,
    "bad-mobile": null,
    "bad-date": null,
    "bad-number": null,
    "bad-flag": null,
    "bad-choice": null,
    "bad-value": null,
    "unknown-person": null,
    "many-people": null,
    loop: null,
    formula: null,
    "too-long": null,
    "too-many": null,
    unreadable: null,
    "extra-cells": null,
    quote: null,
    nobody: null,
    "unknown-id": null,
    "two-matches": null,
    taken: null,
    required: null,
    "may-not-add": null,
  },
  "ImportCause",
);
export type ImportCause = t.TypeOf<typeof ImportCause>;

/** The outcome for a row. */
export const ImportDecision = t.keyof({ create: null, update: null, skip: null, error: null }, "ImportDecision");
export type ImportDecision = t.TypeOf<typeof ImportDecision>;

/** One value of a contact before and after, in words. */
export const ImportChange = t.type({ field: t.string, from: t.string, to: t.string }, "ImportChange");
export type ImportChange = t.TypeOf<typeof ImportChange>;

/**
 * A row of the plan.
 * @property row its number in the file, the header included
 * @property who label of the contact
 * @property column, value the invalid cell, the column from 0
 */
export const PlanRow = t.type(
  {
    row: t.number,
    decision: ImportDecision,
    who: t.string,
    con_id: t.union([t.number, t.null]),
    changes: t.readonlyArray(ImportChange),
    cause: t.union([ImportCause, t.null]),
    column: t.union([t.number, t.null]),
    value: t.string,
  },
  "PlanRow",
);
export type PlanRow = t.TypeOf<typeof PlanRow>;

/**
 * Rows that fail for the same cause in the same column.
 * @property values the most frequent invalid texts, with their counts
 */
export const PlanCause = t.type(
  {
    cause: ImportCause,
    column: t.union([t.number, t.null]),
    count: t.number,
    first_row: t.number,
    values: t.readonlyArray(t.type({ text: t.string, count: t.number })),
  },
  "PlanCause",
);
export type PlanCause = t.TypeOf<typeof PlanCause>;

/** The expected outcome of an import: create + update + skip + error = total. */
export const ImportPlan = t.type(
  { total: t.number, create: t.number, update: t.number, skip: t.number, error: t.number, causes: t.readonlyArray(PlanCause) },
  "ImportPlan",
);
export type ImportPlan = t.TypeOf<typeof ImportPlan>;
