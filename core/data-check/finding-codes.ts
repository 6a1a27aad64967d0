import * as t from "io-ts";

/** The severity of a finding, worst first. */
export const Severity = t.keyof({ error: null, warning: null, info: null }, "Severity");
export type Severity = t.TypeOf<typeof Severity>;

const rank = { error: 2, warning: 1, info: 0 } as const satisfies Record<Severity, number>;

/** Whether one severity is at least as high as another. */
export const atLeast = (severity: Severity, threshold: Severity): boolean => rank[severity] >= rank[threshold];

/** Every code of a finding, with its severity and meaning. */
export const findingCodes = {
  "cannot-read": { severity: "error", meaning: "The file cannot be read." },
  "unknown-kind": { severity: "info", meaning: "What the file holds cannot be told from its name." },
  "wrong-kind": { severity: "error", meaning: "The records are not of the kind they are checked as." },
  encoding: { severity: "error", meaning: "The text is not UTF-8." },
  "byte-order-mark": { severity: "info", meaning: "The file begins with a byte order mark." },
  "too-long": { severity: "error", meaning: "A record is longer than the limit." },
  truncated: { severity: "error", meaning: "The file ends in the middle of a record." },
  "unbalanced-quote": { severity: "error", meaning: "A quoted cell never ends." },
  "not-json": { severity: "error", meaning: "The record is not valid JSON." },
  "not-a-record": { severity: "error", meaning: "The record is not an object of fields." },
  "cell-count": { severity: "error", meaning: "A row has more cells than the header." },
  "cells-missing": { severity: "warning", meaning: "A row has fewer cells than the header." },
  "duplicate-column": { severity: "error", meaning: "Two columns have one name." },
  "unnamed-column": { severity: "warning", meaning: "A column has no name." },
  "unchecked-columns": { severity: "info", meaning: "No rule knows some of the columns." },
  "wrong-type": { severity: "error", meaning: "A value is not of the field's type." },
  required: { severity: "error", meaning: "A required value is missing." },
  "too-many": { severity: "error", meaning: "A list has more entries than allowed." },
  "value-too-long": { severity: "error", meaning: "A text is longer than its field allows." },
  "duplicate-entry": { severity: "warning", meaning: "A list holds an entry twice." },
  "duplicate-id": { severity: "error", meaning: "Two records have one id." },
  "duplicate-value": { severity: "error", meaning: "Two records share a value that must be unique." },
  "email-invalid": { severity: "error", meaning: "A value is not an email address." },
  "email-not-normalized": { severity: "warning", meaning: "An email address is not written as it is stored." },
  "phone-invalid": { severity: "error", meaning: "A value is not a phone number." },
  "phone-not-normalized": { severity: "warning", meaning: "A phone number is not written as it is stored." },
  "tag-empty": { severity: "warning", meaning: "Nothing is left of a tag once it is normalised." },
  "tag-not-normalized": { severity: "warning", meaning: "A tag is not written as it is stored." },
  unnamed: { severity: "warning", meaning: "A contact has no name, email or mobile." },
  "unknown-option": { severity: "warning", meaning: "A choice is not among the field's options." },
  "unknown-field": { severity: "error", meaning: "A field is named that does not exist." },
  "unknown-type": { severity: "error", meaning: "A type is named that does not exist." },
  "name-not-identifier": { severity: "error", meaning: "A name is not an identifier." },
  "unknown-operator": { severity: "error", meaning: "A field allows an operator that its type lacks." },
  "filter-invalid": { severity: "error", meaning: "A filter cannot be evaluated." },
  "unknown-reference": { severity: "error", meaning: "A record that is named does not exist." },
  "relation-cycle": { severity: "error", meaning: "Records are their own ancestors." },
  "ends-before-start": { severity: "error", meaning: "A period ends before it starts." },
  "workflow-problem": { severity: "error", meaning: "A workflow cannot run as it is drawn." },
  "item-invalid": { severity: "error", meaning: "A lesson item is not set up." },
  "guest-without-team": { severity: "error", meaning: "A guest belongs to no team." },
  "owner-count": { severity: "warning", meaning: "An organisation has other than one owner." },
} as const satisfies Record<string, { readonly severity: Severity; readonly meaning: string }>;
export type FindingCode = keyof typeof findingCodes;
