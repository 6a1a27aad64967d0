import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const fields = { name: "string", age: "int", tags: "list", born: "date", seen: "time", vip: "bool" };
const match = (filter: unknown, record: Record<string, unknown> = {}): unknown =>
  applied("filter-match", { filter, fields, record, now: 0 });
const pathOf = (filter: unknown): unknown => {
  const answer = match(filter);
  return typeof answer === "object" && answer !== null && "path" in answer ? answer.path : answer;
};
const nested = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : { $and: [nested(depth - 1, leaf)] });
const inner = (depth: number): string => Array.from({ length: depth }, () => "$and.0").join(".");

describe("groups of conditions", () => {
  it("should match all contacts when all of nothing, and none when any of nothing", () => {
    expect([match({ $and: [] }), match({ $or: [] })]).toEqual([true, false]);
  });

  it("should combine their parts", () => {
    const young = { age: { $lt: 30 } };
    const ann = { name: "Ann" };
    expect(match({ $and: [young, ann, { tags: { $empty: true } }] }, { age: 20, name: "ann" })).toBe(true);
    expect(match({ $and: [young, ann] }, { age: 40, name: "ann" })).toBe(false);
    expect(match({ $or: [young, ann, { vip: true }, { vip: false }] }, { age: 40, vip: false })).toBe(true);
    expect(match({ $and: [{ $or: [young, ann] }, { $or: [] }] }, { age: 20 })).toBe(false);
    expect(match({ $and: [young, ann, young, ann, { vip: true }] }, { age: 20, name: "ann", vip: true })).toBe(true);
  });
});

describe("an invalid filter document", () => {
  it.each([
    [{}, ""],
    [null, ""],
    [[], ""],
    ["x", ""],
    [{ name: "a", age: 1 }, ""],
    [{ $and: [], name: "a" }, ""],
    [{ $and: {} }, "$and"],
    [{ $and: [{}] }, "$and.0"],
    [{ $or: [{ name: "a" }, 1] }, "$or.1"],
    [{ shoe: 1 }, "shoe"],
    [{ $and: [{ shoe: { $eq: 1 } }] }, "$and.0.shoe"],
    [{ $nor: [] }, "$nor"],
    [{ constructor: "a" }, "constructor"],
    [{ $activity: {} }, "$activity"],
    [{ name: { $foo: 1 } }, "name.$foo"],
    [{ $and: [{ name: { $gt: 1 } }] }, "$and.0.name.$gt"],
    [{ name: { $eq: "a", $ne: "b" } }, "name"],
    [{ name: {} }, "name"],
    [{ name: { $eq: "" } }, "name.$eq"],
    [{ name: { $eq: "  " } }, "name.$eq"],
    [{ name: { $eq: null } }, "name.$eq"],
    [{ name: "" }, "name"],
    [{ name: null }, "name"],
    [{ name: { $contains: ["a"] } }, "name.$contains"],
    [{ name: { $in: [] } }, "name.$in"],
    [{ name: { $in: " , \n" } }, "name.$in"],
    [{ name: { $in: ["", " "] } }, "name.$in"],
    [{ tags: { $all: [] } }, "tags.$all"],
    [{ tags: { $eq: [{}] } }, "tags.$eq"],
    [{ name: { $any: false } }, "name.$any"],
    [{ name: { $empty: 1 } }, "name.$empty"],
    [{ age: { $gt: "x" } }, "age.$gt"],
    [{ age: { $gt: "" } }, "age.$gt"],
    [{ vip: { $eq: "true" } }, "vip.$eq"],
    [{ born: { $on: "2024-02-30" } }, "born.$on"],
    [{ born: { $after: "" } }, "born.$after"],
    [{ born: "2024-01-01" }, "born"],
    [{ born: { $gtdays: -1 } }, "born.$gtdays"],
    [{ born: { $gtdays: 3651 } }, "born.$gtdays"],
    [{ born: { $ltdays: 1.5 } }, "born.$ltdays"],
    [{ born: { $range: { from: "now" } } }, "born.$range"],
    [{ seen: { $range: {} } }, "seen.$range"],
    [{ seen: { $range: { from: "soon" } } }, "seen.$range.from"],
    [{ seen: { $range: { from: "now", to: 5 } } }, "seen.$range.to"],
    [{ seen: { $range: "now" } }, "seen.$range"],
  ])("should be refused with the position: %j at %j", (filter, path) => {
    expect(pathOf(filter)).toBe(path);
  });

  it("should have an error message", () => {
    expect(match({ shoe: 1 })).toEqual({ error: 'Unknown field "shoe".', path: "shoe" });
    expect(match({ name: { $gt: 1 } })).toEqual({ error: 'A field of type string has no operator "$gt".', path: "name.$gt" });
  });

  it("should be one nested more than five deep, or with more than fifty conditions", () => {
    expect(match(nested(5, { name: "a" }))).toBe(false);
    expect(pathOf(nested(6, { name: "a" }))).toBe(inner(5));
    expect(pathOf(nested(6, {}))).toBe(inner(5));
    const leaves = (count: number): unknown => ({ $or: Array.from({ length: count }, () => ({ name: "a" })) });
    expect(match(leaves(50))).toBe(false);
    expect(pathOf(leaves(51))).toBe("$or.50");
  });

  it("should be accepted at the limits", () => {
    expect(match({ born: { $gtdays: 3650 } })).toBe(false);
    expect(match({ born: { $ltdays: 0 } })).toBe(false);
  });
});

describe("a filter document in words", () => {
  const describeFilter = (filter: unknown): unknown =>
    applied("filter-describe", {
      filter,
      fields: {
        name: { type: "string", label: "First name" },
        age: { type: "int" },
        tags: { type: "list", label: "Tags" },
        born: { type: "date", label: "Born" },
        seen: { type: "time", label: "Seen" },
        vip: { type: "bool", label: "VIP" },
      },
    });

  it.each([
    [{ name: { $eq: " Ann " } }, 'First name is "Ann".'],
    [
      { $and: [{ name: { $nin: "a, b,c" } }, { age: { $gte: 5 } }] },
      'First name is none of "a", "b" or "c" and age is greater than or equal to 5.',
    ],
    [
      { $or: [{ tags: { $all: ["a", "b"] } }, { $and: [{ vip: true }, { name: { $empty: true } }] }] },
      'Tags has all of "a" and "b" or (VIP is true and First name is empty).',
    ],
    [{ $and: [{ $or: [{ born: { $gtdays: 30 } }] }] }, "Born is more than 30 days ago."],
    [{ born: { $eqdays: 1 } }, "Born is exactly 1 day ago."],
    [{ born: { $non: "2024-03-01" } }, "Born is not on 2024-03-01."],
    [{ seen: { $range: { from: "monday this week", to: "now" } } }, 'Seen is from "monday this week" until "now".'],
    [{ name: { $contains: "$& {}" } }, 'First name contains "$& {}".'],
    [{ $and: [] }, "All contacts."],
    [{ $or: [] }, "No contacts."],
    [{ $or: [{ vip: true }, { $and: [] }] }, "VIP is true or all contacts."],
  ])("should be for %j: %s", (filter, sentence) => {
    expect(describeFilter(filter)).toBe(sentence);
  });

  it("should show where it is invalid", () => {
    expect(describeFilter({ age: { $starts: "1" } })).toMatchObject({ path: "age.$starts" });
  });
});
