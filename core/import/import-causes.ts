import type { ImportCause } from "./import-plan.model.ts";

/** What is said of a row that cannot be imported, in its last column and beside it. */
export const causeMessages: Readonly<Record<ImportCause, string>> = {
  "bad-email": "Email is invalid",
  "bad-mobile": "Mobile is invalid",
  "bad-date": "The date cannot be read in the order chosen",
  "bad-number": "The number is invalid",
  "bad-flag": "Neither yes nor no",
  "bad-choice": "Not one of the field's choices",
  "bad-value": "The field cannot hold this value",
  "unknown-person": "Names somebody who is neither a contact nor in a row above",
  "many-people": "Several contacts have this name; use an email, a mobile or an id",
  loop: "Leads back to the contact itself",
  formula: "A formula, not a value",
  "too-long": "The text is too long",
  "too-many": "Too many values in one cell",
  unreadable: "Contains characters that cannot be read; check the encoding",
  "extra-cells": "The row has more cells than the header",
  quote: "A quote begins here that never ends",
  nobody: "Neither a name, an email nor a mobile",
  "unknown-id": "There is no contact with this id",
  "two-matches": "Matches two different contacts",
  taken: "Another contact has this email or mobile",
  required: "Required, and empty",
  "may-not-add": "Nobody has this email, mobile or id yet, and you may not add contacts",
};

/**
 * What a problem is about, as it is told: the column of the cell at fault, or the required field that no cell fills; undefined where it is the whole row.
 * @param columns of the file, in order
 */
export const placeOfProblem = (
  { cause, column, value }: { readonly cause: string; readonly column: number | null; readonly value: string },
  columns: readonly { readonly name: string }[],
): string | undefined => (column === null ? (cause === "required" ? value : undefined) : columns[column]?.name);
