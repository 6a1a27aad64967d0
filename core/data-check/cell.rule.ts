import * as E from "fp-ts/lib/Either.js";
import { fieldConvert } from "../fields/field-conversion.rule.ts";
import type { ValueType } from "./value-type.rule.ts";

const separator = /\s*[;,|\n]\s*/;

const parsedJson = (text: string): unknown => {
  const parsed = E.tryCatch((): unknown => JSON.parse(text), String);
  return E.isRight(parsed) ? parsed.right : text;
};

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

const entries = (text: string): unknown => (isJson(text) ? parsedJson(text) : text.split(separator).filter((entry) => entry !== ""));

const flags = new Map(Object.entries({ true: true, yes: true, "1": true, false: false, no: false, "0": false }));

const wholeNumber = (text: string): unknown => {
  const converted = fieldConvert("string", "int", text, "UTC");
  return converted.ok ? converted.value : text;
};

const decimal = (text: string): unknown => (/^[+-]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

const readers: Partial<Record<ValueType, (text: string) => unknown>> = {
  flag: (text) => flags.get(text.trim().toLowerCase()) ?? text,
  number: decimal,
  integer: wholeNumber,
  instant: wholeNumber,
  any: (text) => (isJson(text) ? parsedJson(text) : text),
  object: parsedJson,
  list: entries,
  texts: entries,
  ids: entries,
  emails: entries,
  phones: entries,
  tags: entries,
};

/** The value of a table's cell; an empty cell is null, and an unreadable one stays text. */
export const readCell = (type: ValueType, text: string): unknown => (text.trim() === "" ? null : (readers[type]?.(text) ?? text));

/** A value as the text of its cell: lists with the separator that the cell used. */
export const writeCell = (value: unknown, original: string): string => {
  if (typeof value === "string") return value;
  if (!Array.isArray(value) || isJson(original)) return JSON.stringify(value);
  return value.join(separator.exec(original)?.[0] ?? "; ");
};
