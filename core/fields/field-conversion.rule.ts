import * as t from "io-ts";
import * as convert from "./conversion-value.rule.ts";
import { isEmptyValue } from "./empty-value.rule.ts";
import type { FieldType } from "./field-type.model.ts";
import { FieldType as FieldTypeCodec, fieldTypeKeys } from "./field-type.model.ts";

type Conversions = Partial<Record<FieldType, Partial<Record<FieldType, convert.Convert>>>>;

const conversions: Conversions = {
  int: { string: convert.intToText, secret: convert.intToText },
  bool: { int: convert.boolToInt, string: convert.boolToText },
  string: { int: convert.textToInt, textarea: convert.sameText, email: convert.textToEmails, secret: convert.sameText },
  textarea: { string: convert.linesToText },
  email: { string: convert.emailsToText },
  date: { string: convert.dateToText, time: convert.dateToInstant, int: convert.dateToInt },
  time: { string: convert.instantToText, date: convert.instantToDate, int: convert.instantToInt },
};

export const FieldConversion = t.union(
  [t.type({ ok: t.literal(true), value: t.unknown }), t.type({ ok: t.literal(false), message: t.string })],
  "FieldConversion",
);
export type FieldConversion = t.TypeOf<typeof FieldConversion>;

/** The types that fields of a type may be converted to, in the order of the table. */
export const fieldConversions = (from: FieldType): readonly FieldType[] => Object.keys(conversions[from] ?? {}).filter(FieldTypeCodec.is);

/** Every supported pair of types. */
export const conversionPairs: readonly (readonly [FieldType, FieldType])[] = fieldTypeKeys.flatMap((from) =>
  fieldConversions(from).map((to): readonly [FieldType, FieldType] => [from, to]),
);

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Converts a value to another type: an empty one becomes null; inconvertible values and unsupported pairs are refused.
 * @param timeZone that determines day boundaries
 */
export const fieldConvert = (from: FieldType, to: FieldType, value: unknown, timeZone: string): FieldConversion => {
  const convertValue = conversions[from]?.[to];
  if (convertValue === undefined && from !== to) return { ok: false, message: `Cannot convert ${from} to ${to}.` };
  if (isEmptyValue(value)) return { ok: true, value: null };
  if (convertValue === undefined) return { ok: true, value };
  const converted = convertValue(value, timeZone);
  return converted._tag === "Some"
    ? { ok: true, value: converted.value }
    : { ok: false, message: `"${shown(value)}" cannot be converted to ${to}.` };
};
