import * as t from "io-ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import { isListType } from "../fields/field-type.model.ts";
import { isOneChoice } from "../fields/one-choice.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { isAddressField, isWrittenField, mostAddresses } from "./contact-fields.model.ts";

export const MergeChange = t.type({ field: t.string, kept: t.unknown, other: t.unknown, result: t.unknown }, "MergeChange");
export type MergeChange = t.TypeOf<typeof MergeChange>;

export const ContactMerge = t.type({ result: t.UnknownRecord, changes: t.readonlyArray(MergeChange) }, "ContactMerge");
export type ContactMerge = t.TypeOf<typeof ContactMerge>;

type Values = Readonly<Record<string, unknown>>;

const asList = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((element: unknown) => !isEmptyValue(element));

const keyOf = (field: string, element: unknown): unknown => {
  if (typeof element === "number") return String(element);
  if (typeof element !== "string") return element;
  const folded = element.trim().normalize("NFC").toLowerCase();
  return field === "mobile" ? (phoneNormalize(element) ?? folded) : folded;
};

const union = (field: string, kept: unknown, other: unknown): unknown => {
  const elements = asList(kept);
  const seen = new Set(elements.map((element) => keyOf(field, element)));
  const added: unknown[] = [];
  for (const element of asList(other)) {
    const key = keyOf(field, element);
    if (!seen.has(key)) added.push(element);
    seen.add(key);
  }
  if (added.length === 0) return kept;
  const all = [...elements, ...added];
  return isWrittenField(field) && isAddressField(field) ? all.slice(0, Math.max(mostAddresses, elements.length)) : all;
};

const mergedValue = (field: string, type: FieldType, kept: unknown, other: unknown): unknown => {
  if (isEmptyValue(other)) return kept;
  if (isEmptyValue(kept)) return other;
  if (isOneChoice({ name: field })) return kept;
  return isListType(type) || Array.isArray(kept) || Array.isArray(other) ? union(field, kept, other) : kept;
};

/**
 * Two contacts merged: non-empty kept values win, lists are joined with the kept ones first, single choices keep the kept value; `changes`
 * lists the changed fields of the kept contact.
 */
export const contactMerge = (kept: Values, other: Values, fields: Readonly<Record<string, FieldType>>): ContactMerge => {
  const result: Record<string, unknown> = { ...kept };
  const changes: MergeChange[] = [];
  for (const [field, type] of Object.entries(fields)) {
    const merged = mergedValue(field, type, kept[field], other[field]);
    if (merged === kept[field]) continue;
    result[field] = merged;
    changes.push({ field, kept: kept[field] ?? null, other: other[field] ?? null, result: merged });
  }
  return { result, changes };
};
