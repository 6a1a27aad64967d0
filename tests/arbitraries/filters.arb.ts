import fc from "fast-check";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { FilterRecord } from "../../core/filters/filter-predicate.rule.ts";
import type { OperandKind } from "../../core/filters/operand.rule.ts";
import type { OperatorKey } from "../../core/filters/operators.model.ts";
import { meaningOf, negatedOperator, operatorKeys, operatorsOf } from "../../core/filters/operators.model.ts";
import { parseFilter } from "../../core/filters/parse-filter.rule.ts";
import { dateText, timeZone } from "./fields.arb.ts";

/** Fields of every type; the first seven are columns of their own in the database, the others custom fields. */
export const filterFields = {
  con_id: "int",
  first_name: "string",
  last_name: "string",
  email: "email",
  mobile: "string",
  tags: "list",
  created_at: "time",
  city: "string",
  notes: "textarea",
  code: "id_number",
  mails: "email",
  age: "int",
  vip: "bool",
  born: "date",
  seen: "time",
  labels: "list",
  friends: "related_contacts",
  home: "related_custom_object",
  picture: "image",
  pin: "secret",
} as const satisfies Record<string, FieldType>;

type FieldName = keyof typeof filterFields;
const fieldNames = Object.keys(filterFields).filter((name): name is FieldName => Object.hasOwn(filterFields, name));

/** Words that are easily taken for one another: in case, accents, composition, white space and script. */
const trickyWord: fc.Arbitrary<string> = fc.constantFrom(
  "a",
  "A",
  "ab",
  " Ab ",
  "ABBA",
  "abc",
  "é",
  "e\u0301",
  "É",
  "cafe",
  "cafe\u0301",
  "İ",
  "i\u0307",
  "ß",
  "SS",
  "ΣΑΣ",
  "σας",
  "\u212A",
  "k",
  "J\u030C",
  "\u01F0",
  "x y",
  "x  y",
  "1",
  "12",
  "-1",
  "\u00a0b\u3000",
  "b",
  "\ufeff",
  "😀",
  "%",
  "_",
  "a%",
  "\\",
  "'",
  '"',
  "$1",
  "{}",
  "#",
);

const anyWord = fc.oneof(
  { weight: 4, arbitrary: trickyWord },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }).filter((text) => !/\0|\p{Surrogate}/u.test(text)) },
);
const blank = fc.constantFrom("", " ", "\t", "\u00a0");
/** Phones as people write them, and what is none. */
export const phone = fc.constantFrom(
  "+44 (0)20-7946-0000",
  "+44.20.7946.0000",
  "+(44)2079460000",
  "+12125551234",
  "(212) 555-1234",
  "212.555.1234",
  "+442079460000",
  "555-1234",
  "5551234",
  "212 555",
  "+1",
  "ext 5",
  "12",
  "\u00a02125551234",
);
const smallNumber = fc.constantFrom(-1, 0, 1, 2, 2.5, 12, 1_709_251_200, 1_709_251_199, 1_711_800_000);
const nearDate = fc.oneof(fc.constantFrom("2024-02-29", "2024-03-01", "2024-03-02", "2024-03-30", "2024-03-31", "2024-04-01"), dateText);
const nearInstant = fc.integer({ min: 1_709_000_000, max: 1_712_000_000 });
const id = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom("1", "2", "a"));

/** A text that a contact may hold, often one that is easily taken for another. */
export const text = fc.oneof({ weight: 6, arbitrary: anyWord }, { weight: 1, arbitrary: blank });
const texts = fc.array(text, { maxLength: 4 });
const oddValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  "",
  " ",
  [],
  [""],
  [null],
  [" ", null],
  0,
  1,
  true,
  false,
  "2024-03-01",
  "2024-02-30",
  {},
  { a: 1 },
  [[]],
  [["a"]],
  [{}],
  ["a", null, 1, true],
);

const usual: Readonly<Record<FieldType, fc.Arbitrary<unknown>>> = {
  int: smallNumber,
  bool: fc.boolean(),
  string: fc.oneof(text, texts),
  textarea: text,
  email: texts,
  date: nearDate,
  time: fc.oneof(nearInstant, smallNumber),
  list: texts,
  related_contacts: fc.array(id, { maxLength: 3 }),
  image: fc.constantFrom("a.jpg", { url: "a.jpg" }),
  id_number: text,
  secret: text,
  related_custom_object: id,
};

const valueOf = (type: FieldType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: usual[type] }, { weight: 2, arbitrary: oddValue }, { weight: 1, arbitrary: fc.constant(undefined) });

/** A contact as filters see it, its custom values not always of their type. */
export const filterRecord: fc.Arbitrary<FilterRecord> = fc.record({
  con_id: fc.integer({ min: 0, max: 3 }),
  first_name: text,
  last_name: text,
  email: texts,
  mobile: fc.array(fc.oneof(phone, text), { maxLength: 3 }),
  tags: texts,
  created_at: nearInstant,
  city: valueOf("string"),
  notes: valueOf("textarea"),
  code: valueOf("id_number"),
  mails: valueOf("email"),
  age: valueOf("int"),
  vip: valueOf("bool"),
  born: valueOf("date"),
  seen: valueOf("time"),
  labels: valueOf("list"),
  friends: valueOf("related_contacts"),
  home: valueOf("related_custom_object"),
  picture: valueOf("image"),
  pin: valueOf("secret"),
});

const impossible = fc.constantFrom("a\0", "\ud800");
const filledText = fc.oneof(
  { weight: 12, arbitrary: anyWord.filter((word) => word.trim() !== "") },
  { weight: 4, arbitrary: phone },
  { weight: 1, arbitrary: impossible },
);
const bound = fc.constantFrom("now", "today", "monday this week", "-30 days", "2024-03-01", "Mar 1 2024 3pm", "", null, "Feb 29");

const operands: Readonly<Record<OperandKind, fc.Arbitrary<unknown>>> = {
  none: fc.constant(true),
  text: filledText,
  texts: fc.oneof(fc.array(filledText, { minLength: 1, maxLength: 6 }), fc.constantFrom("a, b\nab", "12,+12125551234")),
  set: fc.oneof(fc.array(fc.oneof(filledText, id), { minLength: 1, maxLength: 7 }), id),
  number: smallNumber,
  flag: fc.boolean(),
  day: nearDate,
  days: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(3650)),
  range: fc
    .tuple(bound, bound)
    .filter(([from, to]) => (from ?? "") !== "" || (to ?? "") !== "")
    .map(([from, to]) => ({ from, to })),
};

const operandOf = (key: OperatorKey, type: FieldType): fc.Arbitrary<unknown> => operands[meaningOf(key, type)?.operand ?? "none"];

/** One condition that is right: a field, one of its operators, a value for it. */
export const filterLeaf: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(...fieldNames).chain((field) => {
  const type = filterFields[field];
  return fc.constantFrom(...operatorsOf(type)).chain((key) => operandOf(key, type).map((value) => ({ [field]: { [key]: value } })));
});

const day = 86_400;
const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(words) : typeof value === "string" || typeof value === "number" ? [String(value)] : [];

/**
 * What may be asked of a field so that a contact with this value stands at the edge of the answer: its own value, a part of it, its day;
 * none where its type has no such thing.
 */
const edges = (kind: OperandKind, type: FieldType, value: unknown, now: number): readonly unknown[] => {
  const [first = ""] = words(value);
  switch (kind) {
    case "number":
      return typeof value === "number" ? [value] : [];
    case "flag":
      return typeof value === "boolean" ? [value] : [];
    case "text":
    case "texts":
      return words(value).flatMap((word) => [word, word.slice(0, 1), word.slice(1), word.slice(-1)]);
    case "set":
      return first === "" ? [] : [words(value), [first], [...words(value), "another"], words(value).slice(1)];
    case "day":
      return type === "date" ? words(value) : typeof value === "number" ? [isoDay(value), isoDay(value - day), isoDay(value + day)] : [];
    case "days":
      return [now - (typeof value === "number" ? value : Date.parse(first) / 1000)].flatMap((age) => [
        Math.floor(age / day),
        Math.ceil(age / day),
      ]);
    case "range":
      return typeof value === "number"
        ? [
            { from: isoDay(value), to: isoDay(value + day) },
            { from: "", to: isoDay(value) },
          ]
        : [];
    case "none":
      return [];
  }
};

const everyPair = fieldNames.flatMap((field) => operatorsOf(filterFields[field]).map((key) => [field, key] as const));

/** A condition for each field with each of its operators, most at the edges of these contacts. */
export const everyLeaf = (records: readonly FilterRecord[], now: number): fc.Arbitrary<readonly Record<string, unknown>[]> =>
  fc.tuple(
    ...everyPair.map(([field, key]) => {
      const type = filterFields[field];
      const kind = meaningOf(key, type)?.operand ?? "none";
      const near = records.flatMap((record) => edges(kind, type, record[field], now));
      const askable = near
        .map((operand) => ({ [field]: { [key]: operand } }))
        .filter((leaf) => parseFilter(leaf, filterFields)._tag === "Right");
      const any = operandOf(key, type).map((operand) => ({ [field]: { [key]: operand } }));
      return askable.length === 0 ? any : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...askable) }, { weight: 1, arbitrary: any });
    }),
  );

/** An operator with its exact opposite, the same value given to both. */
export const opposedLeaves: fc.Arbitrary<readonly [unknown, unknown]> = fc.constantFrom(...fieldNames).chain((field) => {
  const type = filterFields[field];
  const negations = operatorKeys.filter((key) => negatedOperator(key) !== null && operatorsOf(type).includes(key));
  return fc
    .constantFrom(...negations)
    .chain((key) =>
      operandOf(key, type).map((value) => [{ [field]: { [negatedOperator(key) ?? key]: value } }, { [field]: { [key]: value } }] as const),
    );
});

/** A document that is right, of groups within groups. */
export const filterDocument: fc.Arbitrary<unknown> = fc.letrec<{ filter: unknown; group: unknown }>((tie) => ({
  group: fc.tuple(fc.constantFrom("$and", "$or"), fc.array(tie("filter"), { maxLength: 4 })).map(([key, filters]) => ({ [key]: filters })),
  filter: fc.oneof({ maxDepth: 4, withCrossShrink: true }, filterLeaf, tie("group")),
})).filter;

/** When and where filters are asked, around the instants and days of the records. */
export const askedAt: fc.Arbitrary<{ readonly now: number; readonly timezone: string }> = fc.record({
  now: fc.constantFrom(1_711_886_400, 1_709_251_200, 1_710_039_600),
  timezone: timeZone,
});
