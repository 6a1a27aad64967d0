import fc from "fast-check";
import type * as t from "io-ts";
import { taggedCodec } from "../../core/kernel/codec-kind.ts";

/** Text that has broken systems before. */
export const evilText: fc.Arbitrary<string> = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202Egnp.exe",
  "<script>window.__xss=1</script>",
  "<img src=x onerror=window.__xss=1>",
  "' or 1=1 --",
  "'; drop table contacts; --",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "NaN",
  "1e309",
  "-0",
  "9007199254740993",
  "2147483648",
  "a".repeat(10_000),
  "é".repeat(300),
  "👩‍👩‍👧‍👦".repeat(50),
  "=cmd|' /C calc'!A0",
  "\r\nSet-Cookie: a=b",
  "https://evil.example/",
  "javascript:alert(1)",
  "//evil.example",
  "2026-02-30",
  "25:61",
  "Mars/Olympus",
);

const evilNumber = fc.constantFrom(0, -0, -1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e308, 5e-324);

/** Any JSON, most of it nasty. */
export const evilValue: fc.Arbitrary<unknown> = fc.oneof(
  evilText,
  evilNumber,
  fc.constantFrom(null, true, [], {}, [[]], [null]),
  fc.array(evilText, { maxLength: 3 }),
  fc.jsonValue(),
);

const closed = (codec: { readonly name: string }): fc.Arbitrary<unknown> => {
  const name = codec.name.toLowerCase();
  if (/email/.test(name)) return fc.emailAddress();
  if (/int|page|limit|seconds|number|count/.test(name))
    return fc.integer({ min: 0, max: 300 }).chain((n) => fc.constantFrom<unknown>(n, String(n)));
  if (/uuid/.test(name)) return fc.uuid({ version: 4 });
  if (/date/.test(name)) return fc.constantFrom("2026-03-01", "2024-02-29");
  return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("name", "-created", "en", "harbor", "+12125551234"));
};

const objectOf = (props: t.Props, optional: boolean): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, valueOfCodec(codec)])),
    optional ? { requiredKeys: [] } : {},
  );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Values that mostly decode by a codec, made from its structure; closed codecs are guessed from their names. */
export const valueOfCodec = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "StringType":
      return fc.string({ maxLength: 60 });
    case "NumberType":
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
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
      return fc.array(valueOfCodec(opened.type), { maxLength: 4 });
    case "InterfaceType":
    case "StrictType":
      return objectOf(opened.props, false);
    case "PartialType":
      return objectOf(opened.props, true);
    case "DictionaryType":
      return fc.dictionary(fc.string({ maxLength: 10 }), valueOfCodec(opened.codomain), { maxKeys: 4 });
    case "UnionType":
      return fc.oneof(...opened.types.map(valueOfCodec));
    case "IntersectionType":
      return fc.tuple(...opened.types.map(valueOfCodec)).map((parts) => (parts.every(isRecord) ? Object.assign({}, ...parts) : parts[0]));
    case "RefinementType":
      return fc.oneof(closed(codec), valueOfCodec(opened.type));
    case "ReadonlyType":
    case "ExactType":
      return valueOfCodec(opened.type);
    case "RecursiveType":
      return fc.jsonValue({ maxDepth: 2 });
    case "Exactly":
      return valueOfCodec(opened.codec);
    case "OrNull":
    case "OrDefault":
      return fc.option(valueOfCodec(opened.codec), { freq: 3 });
    case undefined:
      return closed(codec);
    default:
      return fc.jsonValue();
  }
};

/** A fitting object with one or two parts replaced, removed or added. */
export const spoiled = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fitting, fc.nat({ max: 20 }), evilValue, fc.constantFrom("replace", "remove", "add", "whole")).map(([value, at, evil, how]) => {
    if (how === "whole" || !isRecord(value)) return evil;
    const keys = Object.keys(value);
    const key = keys[at % Math.max(1, keys.length)];
    if (how === "add" || key === undefined) return { ...value, surprise: evil };
    return how === "replace" ? { ...value, [key]: evil } : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  });
