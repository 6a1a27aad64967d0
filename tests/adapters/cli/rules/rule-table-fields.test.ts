import { describe, expect } from "vitest";
import { cases, wrongAt } from "./rule-cases.ts";

const convert = (from: string, to: string, value: unknown, timezone: string | null = null) => ({ from, to, value, timezone });
const ok = (value: unknown) => ({ ok: true, value });
const refused = (message: string) => ({ ok: false, message });

const strings = [
  "is",
  "is not",
  "contains",
  "does not contain",
  "starts with",
  "does not start with",
  "ends with",
  "does not end with",
  "has any value",
  "is empty",
  "is one of",
  "is none of",
];
const days = [
  "after",
  "on",
  "not on",
  "before",
  "has any value",
  "is empty",
  "more than N days ago",
  "exactly N days ago",
  "less than N days ago",
];

describe("rules of fields and filters", () => {
  cases("field-conversions", "C3.25 C3.26 C3.27 C3.28 C3.29 C3.30 C3.31 C3.32", [
    [{ from: "int" }, ["string", "secret"]],
    [{ from: "bool" }, ["int", "string"]],
    [{ from: "string" }, ["int", "textarea", "email", "secret"]],
    [{ from: "textarea" }, ["string"]],
    [{ from: "email" }, ["string"]],
    [{ from: "date" }, ["string", "time", "int"]],
    [{ from: "time" }, ["string", "date", "int"]],
    [{ from: "list" }, []],
    [{ from: "colour" }, wrongAt("from")],
  ]);

  cases("field-convert", "G49 G50 G51 G52 G53 G54 G55", [
    [convert("int", "string", -1200), ok("-1200")],
    [convert("bool", "int", true), ok(1)],
    [convert("bool", "string", false), ok("False")],
    [convert("bool", "int", null), ok(null)],
    [convert("string", "int", "1,200"), ok(1200)],
    [convert("string", "int", " 42 "), ok(42)],
    [convert("string", "int", "12.0"), refused('"12.0" cannot be converted to int.')],
    [convert("string", "int", "1e3"), refused('"1e3" cannot be converted to int.')],
    [convert("string", "int", "1,20"), refused('"1,20" cannot be converted to int.')],
    [convert("string", "int", "１２"), refused('"１２" cannot be converted to int.')],
    [convert("string", "int", ""), ok(null)],
    [convert("string", "email", " A@X.com "), ok(["a@x.com"])],
    [convert("string", "email", "bob"), refused('"bob" cannot be converted to email.')],
    [convert("textarea", "string", "a\r\n\r\nb\n"), ok("a b")],
    [convert("email", "string", ["a@x.co", "b@x.co"]), ok("a@x.co, b@x.co")],
    [convert("date", "string", "2024-03-01"), ok("2024-03-01")],
    [convert("date", "time", "2024-03-01", "Europe/Berlin"), ok(1_709_247_600)],
    [convert("date", "int", "2024-03-01", "Europe/Berlin"), ok(1_709_251_200)],
    [convert("time", "string", 1_709_303_400, "Europe/Berlin"), ok("2024-03-01T14:30:00Z")],
    [convert("time", "date", 1_709_335_800, "Europe/Athens"), ok("2024-03-02")],
    [convert("time", "int", 1_709_303_400), ok(1_709_303_400)],
    [convert("list", "string", ["a"]), refused("Cannot convert list to string.")],
    [convert("list", "string", null), refused("Cannot convert list to string.")],
    [convert("int", "int", 5), ok(5)],
    [convert("list", "list", []), ok(null)],
  ]);

  cases("filter-operators", "C5.12 C5.13 C5.14 C5.15 C5.16 C5.17 C5.18 G39", [
    [{ type: "list" }, ["has at least one of", "has all of", "has none of", "is", "is not", "contains", "has any value", "is empty"]],
    [{ type: "string" }, strings],
    [{ type: "textarea" }, strings],
    [{ type: "id_number" }, strings],
    [
      { type: "int" },
      ["is", "is not", "greater than", "greater than or equal to", "less than", "less than or equal to", "has any value", "is empty"],
    ],
    [{ type: "bool" }, ["is", "is not", "has any value", "is empty"]],
    [{ type: "date" }, days],
    [{ type: "time" }, [...days, "advanced expression"]],
    [{ type: "image" }, ["has any value", "is empty"]],
    [{ type: "secret" }, ["has any value", "is empty"]],
    [{ type: "related_contacts" }, ["has at least one of", "has all of", "has none of", "is", "is not", "has any value", "is empty"]],
  ]);

  const fields = {
    first_name: "string",
    email: "email",
    mobile: "string",
    score: "int",
    vip: "bool",
    stage: "list",
    born: "date",
    seen: "time",
    code: "secret",
  };
  const match = (filter: unknown, record: object, now = 1_711_886_400) => ({ filter, fields, record, now, timezone: "UTC" });
  cases("filter-match", "C5.12 C5.13 C5.14 C5.15 G35 G36 G37 G38", [
    [match({ first_name: { $contains: "AN" } }, { first_name: "Joanna" }), true],
    [match({ first_name: "joanna" }, { first_name: " Joanna " }), true],
    [match({ first_name: { $eq: "zoe" } }, { first_name: "Zoë" }), false],
    [match({ first_name: { $ne: "x" } }, {}), true],
    [match({ first_name: { $ncontains: "x" } }, { first_name: null }), true],
    [match({ first_name: { $in: "a, b\nc" } }, { first_name: "C" }), true],
    [match({ first_name: { $nin: ["a"] } }, { first_name: "b" }), true],
    [match({ first_name: { $empty: true } }, { first_name: "  " }), true],
    [match({ email: { $ends: "@x.co" } }, { email: ["a@y.co", "b@x.co"] }), true],
    [match({ email: { $nends: "@x.co" } }, { email: ["a@y.co", "b@x.co"] }), false],
    [match({ mobile: { $eq: "(212) 555-1234" } }, { mobile: ["+12125551234"] }), true],
    [match({ mobile: { $contains: "555 12" } }, { mobile: ["+12125551234"] }), true],
    [match({ score: { $empty: true } }, { score: 0 }), false],
    [match({ score: { $gt: 5 } }, { score: null }), false],
    [match({ score: { $gte: 5 } }, { score: 5 }), true],
    [match({ vip: { $ne: true } }, {}), true],
    [match({ vip: { $any: true } }, { vip: false }), true],
    [match({ stage: { $all: ["a"] } }, { stage: ["A", "b"] }), true],
    [match({ stage: { $eq: ["a"] } }, { stage: ["a", "b"] }), false],
    [match({ stage: { $eq: ["b", "A"] } }, { stage: ["a", "b"] }), true],
    [match({ stage: { $none: ["a"] } }, {}), true],
    [match({ stage: { $contains: ["lea"] } }, { stage: ["hot lead"] }), true],
    [match({ code: { $any: true } }, { code: "s3cret" }), true],
  ]);

  const ago = (born: string, op: string, n: number) => match({ born: { [op]: n } }, { born });
  cases("filter-match", "C5.16 C5.17 C9.06 G40 G41 G42", [
    [ago("2024-03-01", "$eqdays", 30), true],
    [ago("2024-03-02", "$ltdays", 30), true],
    [ago("2024-03-01", "$ltdays", 30), false],
    [ago("2024-02-28", "$gtdays", 30), true],
    [ago("2024-04-01", "$ltdays", 30), false],
    [match({ born: { $after: "2024-03-01" } }, { born: "2024-03-01" }), false],
    [match({ born: { $non: "2024-03-01" } }, {}), true],
    [match({ seen: { $on: "2024-03-01" } }, { seen: 1_709_335_800 }), true],
    [{ ...match({ seen: { $on: "2024-03-02" } }, { seen: 1_709_335_800 }), timezone: "Europe/Athens" }, true],
    [match({ seen: { $range: { from: "now", to: "" } } }, { seen: 1_711_886_400 }), true],
    [match({ seen: { $range: { from: "", to: "now" } } }, { seen: 1_711_886_400 }), false],
  ]);

  const deep = (levels: number): object => (levels === 0 ? { score: 1 } : { $and: [deep(levels - 1)] });
  cases("filter-match", "G43", [
    [match({ $and: [] }, {}), true],
    [match({ $or: [] }, {}), false],
    [match(deep(5), { score: 1 }), true],
    [match(deep(6), { score: 1 }), wrongAt("$and.0.$and.0.$and.0.$and.0.$and.0")],
    [match({ $and: Array.from({ length: 50 }, () => ({ score: 1 })) }, { score: 1 }), true],
    [match({ $and: Array.from({ length: 51 }, () => ({ score: 1 })) }, { score: 1 }), wrongAt("$and.50")],
    [match({ nope: { $eq: 1 } }, {}), wrongAt("nope")],
    [match({ first_name: { $foo: 1 } }, {}), wrongAt("first_name.$foo")],
    [match({ $and: [{ first_name: { $gt: 5 } }] }, {}), wrongAt("$and.0.first_name.$gt")],
    [match({}, {}), wrongAt("")],
    [match({ $and: [{}] }, {}), wrongAt("$and.0")],
    [match({ score: { $gt: 1, $lt: 5 } }, {}), wrongAt("score")],
    [match({ first_name: { $any: false } }, {}), wrongAt("first_name.$any")],
    [match({ stage: { $all: [] } }, {}), wrongAt("stage.$all")],
    [match({ first_name: { $eq: "" } }, {}), wrongAt("first_name.$eq")],
    [match({ born: { $gtdays: 3651 } }, {}), wrongAt("born.$gtdays")],
    [match({ born: { $gtdays: 3650 } }, {}), false],
  ]);

  const described = { first_name: { type: "string", label: "First name" }, score: { type: "int", label: "Score" } };
  cases("filter-describe", "C5.13 C5.14", [
    [{ filter: { first_name: { $contains: "an" } }, fields: described }, expect.stringMatching(/First name.*contains.*an/)],
    [
      { filter: { $and: [{ first_name: "Ann" }, { score: { $gt: 5 } }] }, fields: described },
      expect.stringMatching(/First name.*Ann.*Score.*greater than.*5/),
    ],
    [{ filter: { score: { $empty: true } }, fields: described }, expect.stringMatching(/Score.*is empty/)],
    [{ filter: { nope: 1 }, fields: described }, wrongAt("nope")],
    [{ filter: { $or: [] }, fields: described }, expect.any(String)],
  ]);
});
