import fc from "fast-check";
import type * as t from "io-ts";
import { taggedCodec } from "../../core/kernel/codec-kind.ts";
import { EpochSeconds, LocalDate, LocalTime, TimeZone } from "../../core/kernel/dates.ts";

const evilText = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\uD800",
  "\u202Eabc",
  "__proto__",
  "constructor",
  "null",
  "-0",
  "1e309",
  "é".normalize("NFD"),
  "😀",
  "a".repeat(5_000),
  "2024-02-30",
  "2024-03-01",
  "09:00",
  "UTC",
  "{{a}}",
  "<script>",
  "https://youtu.be/x",
);
const evilNumber = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  253_402_300_799,
  1_709_251_200,
  Number.MAX_SAFE_INTEGER,
);
const text = fc.oneof(evilText, fc.string({ unit: "binary" }));
const number = fc.oneof(evilNumber, fc.integer({ min: -5, max: 50 }));

/** Values that a refinement takes, edges among them. */
const refined: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  [LocalDate.name]: fc.constantFrom("2024-02-29", "2024-03-10", "2024-10-27", "0001-01-01", "9999-12-31", "2023-02-28", "2024-03-31"),
  [LocalTime.name]: fc.constantFrom("00:00", "02:30", "09:00", "23:59"),
  [TimeZone.name]: fc.constantFrom("UTC", "America/New_York", "Europe/Berlin", "Pacific/Apia", "Asia/Kathmandu", "Africa/Casablanca"),
  [EpochSeconds.name]: fc.constantFrom(0, -62_135_596_800, 253_402_300_799, 1_709_251_200, 1_710_054_000, 1_730_608_200),
};

const objectOf = (props: Readonly<Record<string, t.Mixed>>, depth: number, optional: boolean): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, byCodec(codec, depth)]));
  return fc.record(fields, optional ? { requiredKeys: [] } : {});
};

const fitting = (codec: t.Mixed, depth: number): fc.Arbitrary<unknown> => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "StringType":
      return text;
    case "NumberType":
      return number;
    case "BooleanType":
      return fc.boolean();
    case "NullType":
      return fc.constant(null);
    case "LiteralType":
      return fc.constant(opened.value);
    case "KeyofType":
      return fc.constantFrom(...Object.keys(opened.keys));
    case "ArrayType":
    case "ReadonlyArrayType":
      return fc.array(byCodec(opened.type, depth - 1), { maxLength: 4 });
    case "TupleType":
      return fc.tuple(...opened.types.map((type) => byCodec(type, depth - 1)));
    case "InterfaceType":
    case "StrictType":
      return objectOf(opened.props, depth - 1, false);
    case "PartialType":
      return objectOf(opened.props, depth - 1, true);
    case "DictionaryType":
      return fc.dictionary(fc.oneof(evilText, fc.string()), byCodec(opened.codomain, depth - 1), { maxKeys: 3 });
    case "UnionType":
      return fc.oneof(...opened.types.map((type) => byCodec(type, depth)));
    case "IntersectionType":
      return fc.tuple(...opened.types.map((type) => byCodec(type, depth))).map((parts) => Object.assign({}, ...parts));
    case "RefinementType":
      return refined[opened.name] ?? byCodec(opened.type, depth);
    case "ReadonlyType":
    case "ExactType":
      return byCodec(opened.type, depth);
    case "RecursiveType":
      return depth <= 0 ? fc.constant(null) : byCodec(opened.type, depth - 1);
    case "OrNull":
    case "OrDefault":
    case "Exactly":
      return fc.oneof({ weight: 5, arbitrary: byCodec(opened.codec, depth) }, { weight: 1, arbitrary: fc.constant(null) });
    default:
      return fc.jsonValue();
  }
};

const byCodec = (codec: t.Mixed, depth: number): fc.Arbitrary<unknown> =>
  depth <= -6 ? fc.constant(null) : fc.oneof({ weight: 30, arbitrary: fitting(codec, depth) }, { weight: 1, arbitrary: fc.jsonValue() });

/** Inputs that mostly have the shape a codec asks for, filled with values that programs stumble over. */
export const nearlyFitting = (codec: t.Mixed): fc.Arbitrary<unknown> => byCodec(codec, 4);
