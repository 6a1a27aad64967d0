import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { listUpTo } from "../../../core/kernel/bounded.ts";
import { type DecodeProblem, decodeReport, mostProblems } from "../../../core/kernel/decode-report.ts";
import { exactly } from "../../../core/kernel/exactly.ts";
import { growthOf } from "../../setup/list-work.ts";

const report = (codec: t.Mixed, input: unknown): readonly Omit<DecodeProblem, "refusal">[] => {
  const decoded = codec.decode(input);
  return decoded._tag === "Left" ? decodeReport(decoded.left).map(({ path, message }) => ({ path, message })) : [];
};

const keys = (count: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const Texts = t.readonlyArray(t.string);
const OneOrMore = t.type({ tags: t.union([t.string, Texts]) });
const Named = exactly("Named", { name: t.string }, {});

describe("the report of an input with many problems", () => {
  it.each([
    ["entries of a list", Texts, numbers(1_000)],
    ["unknown keys", Named, { name: "Ann", ...keys(1_000) }],
    ["entries of a list in a union", OneOrMore, { tags: numbers(1_000) }],
    ["values of a dictionary", t.record(t.string, t.string), keys(1_000)],
  ])("should contain the first twenty %s", (_, codec, input) => {
    expect(mostProblems).toBe(20);
    expect(report(codec, input)).toHaveLength(mostProblems);
  });

  it("should list unknown keys before errors of known ones, and skip those if too many are unknown", () => {
    expect(report(Named, { name: 5, admin: true }).map(({ path }) => path)).toEqual(["admin", "name"]);
    let looked = 0;
    const Watched = new t.Type<string>("Watched", t.string.is, (u, c) => ((looked += 1), t.string.validate(u, c)), t.identity);
    expect(report(exactly("Watching", { name: Watched }, {}), { name: 5, ...keys(1_000) })).toHaveLength(mostProblems);
    expect(looked).toBe(0);
  });

  it("should truncate a key that is longer than any field's name", () => {
    const [problem] = report(Named, { name: "Ann", ["x".repeat(100_000)]: 1 });
    expect(problem?.path.length).toBeLessThan(110);
  });

  it("should refuse a list that is too long by its length, without reading its entries", () => {
    let looked = 0;
    const Watched = new t.Type<string>("Watched", t.string.is, (u, c) => ((looked += 1), t.string.validate(u, c)), t.identity);
    const Few = listUpTo(Watched, 3);
    expect(report(Few, numbers(1_000))).toEqual([{ path: "", message: "expected a list of at most 3, got a list" }]);
    expect(looked).toBe(0);
    expect(Few.is(["a", "b", "c", "d"])).toBe(false);
    expect(Few.is(["a", 1])).toBe(false);
    expect(report(Few, ["a", 1, "c"])).toEqual([{ path: "1", message: "expected Watched, got 1" }]);
    expect(Few.decode(["a", "b", "c"])).toEqual({ _tag: "Right", right: ["a", "b", "c"] });
  });

  it.each([
    ["unknown keys", Named, (size: number) => ({ name: "Ann", ...keys(size) })],
    ["wrong entries of a list", Texts, numbers],
    ["wrong entries of a list in a union", OneOrMore, (size: number) => ({ tags: numbers(size) })],
    ["wrong values of a dictionary", t.record(t.string, t.string), keys],
  ])("should take no more work for each of many %s than for each of few", (_, codec, make) => {
    expect(growthOf<unknown>(make, (input) => report(codec, input), 50)).toBeLessThan(2);
  });
});
