import type { FieldType } from "../fields/field-type.model.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { writtenDateKey } from "./calendar-day.rule.ts";
import type { Column, Columns } from "./columns.model.ts";
import { fold, textOf } from "./fold.rule.ts";
import type { FilterRecord } from "./filter-predicate.rule.ts";
import { familyOf } from "./operators.model.ts";
import type { FieldTypes } from "./parse-filter.rule.ts";
import { foldedPhone } from "./phone-match.rule.ts";

const phoneField = "mobile";

type Read = (row: number) => unknown;

const presence = (size: number, read: Read): Uint8Array => {
  const present = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) if (!isEmptyValue(read(row))) present[row] = 1;
  return present;
};

const numbers = (size: number, read: Read, toNumber: (value: unknown) => number): Float64Array => {
  const values = new Float64Array(size);
  for (let row = 0; row < size; row += 1) values[row] = toNumber(read(row));
  return values;
};

const plainNumber = (value: unknown): number => (typeof value === "number" ? value : NaN);
const dateNumber = (value: unknown): number => (typeof value === "string" ? writtenDateKey(value) : NaN);

const flags = (size: number, read: Read): Uint8Array => {
  const values = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    const value = read(row);
    values[row] = value === true ? 1 : value === false ? 0 : 2;
  }
  return values;
};

type Codes = { readonly keys: readonly string[]; readonly codeOf: ReadonlyMap<string, number>; readonly offsets: Uint32Array; readonly codes: Uint32Array };

const codesOf = (size: number, read: Read, keyOf: (text: string) => string): Codes => {
  const codeOf = new Map<string, number>();
  const offsets = new Uint32Array(size + 1);
  const codes: number[] = [];
  const add = (value: unknown): void => {
    const text = textOf(value);
    const key = text === null ? "" : keyOf(text);
    if (key === "") return;
    const code = codeOf.get(key) ?? codeOf.size;
    codeOf.set(key, code);
    codes.push(code);
  };
  for (let row = 0; row < size; row += 1) {
    const value = read(row);
    if (Array.isArray(value)) for (const element of value) add(element);
    else add(value);
    offsets[row + 1] = codes.length;
  }
  return { keys: [...codeOf.keys()], codeOf, offsets, codes: Uint32Array.from(codes) };
};

const trimmed = (text: string): string => text.trim();

const textColumn = (size: number, read: Read, isPhone: boolean, present: Uint8Array): Column => {
  const { keys, codeOf, offsets, codes } = codesOf(size, read, isPhone ? trimmed : fold);
  return isPhone ? { kind: "phones", words: keys.map(foldedPhone), offsets, codes, present } : { kind: "words", words: keys, codeOf, offsets, codes, present };
};

const buildColumn = (size: number, read: Read, field: string, type: FieldType): Column => {
  const present = presence(size, read);
  switch (familyOf(type)) {
    case "text":
      return textColumn(size, read, field === phoneField, present);
    case "set":
      return textColumn(size, read, false, present);
    case "number":
    case "instant":
      return { kind: "numbers", values: numbers(size, read, plainNumber), present };
    case "date":
      return { kind: "numbers", values: numbers(size, read, dateNumber), present };
    case "flag":
      return { kind: "flags", values: flags(size, read), present };
    case "opaque":
      return { kind: "presence", present };
  }
};

/** Rows by column, each field of a known type; texts are folded once for all filters to come. */
export const columnsOf = <Row extends FilterRecord>(rows: readonly Row[], fields: FieldTypes): Columns<Row> => {
  const built = new Map<string, Column>();
  const nothing: Column = { kind: "presence", present: new Uint8Array(rows.length) };
  return {
    rows,
    column: (field) => {
      const known = built.get(field);
      if (known !== undefined) return known;
      const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const read: Read = (row) => {
        const record = rows[row];
        return record !== undefined && Object.hasOwn(record, field) ? record[field] : undefined;
      };
      const column = type === undefined ? nothing : buildColumn(rows.length, read, field, type);
      built.set(field, column);
      return column;
    },
  };
};
