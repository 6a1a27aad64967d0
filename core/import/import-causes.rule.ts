import type { ImportCause } from "./import-plan.model.ts";

/** The error messages of rows that cannot be imported, in their last column and beside them. */
export const causeMessages: Readonly<Record<ImportCause, string>> = {
  "bad-email": "Email is invalid",
  "bad-mobile": "Mobile is invalid",
  "bad-date": "The date cannot be read in the order chosen",
  "bad-number": "The number is invalid",
  "bad-flag": "Enter yes or no",
  "bad-choice": "Not one of the field's options",
  "bad-value": "Not a valid value for this field",
  "unknown-person": "Names a person who is neither a contact nor in an earlier row",
  "many-people": "Several contacts have this name; use an email, a mobile or an ID",
  loop: "Would create a circular relationship",
  formula: "Formulas are not imported",
  "too-long": "The text is too long",
  "too-many": "Too many values in one cell",
  unreadable: "Contains characters that cannot be read; check the encoding",
  "extra-cells": "The row has more cells than the header",
  quote: "A quote is opened here and never closed",
  nobody: "No name, email or mobile",
  "unknown-id": "There is no contact with this ID",
  "two-matches": "Matches two different contacts",
  taken: "Another contact has this email or mobile",
  required: "Required, but empty",
  "may-not-add": "No contact has this email, mobile or ID yet, and you may not add contacts",
};

/**
 * The location of a problem: the column of the invalid cell, or the required field that is missing; undefined for the whole row.
 * @param columns of the file, in order
 */
export const placeOfProblem = (
  { cause, column, value }: { readonly cause: string; readonly column: number | null; readonly value: string },
  columns: readonly { readonly name: string }[],
): string | undefined => (column === null ? (cause === "required" ? value : undefined) : columns[column]?.name);
