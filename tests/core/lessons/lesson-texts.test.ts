import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const name = (input: object) => applied("lesson-name", input);
const words = (question: string, more: object = {}) => applied("missing-words", { question, ...more });

describe("lesson name", () => {
  it("should put COPY - before the name, once, and count from the second copy on [B5.08]", () => {
    expect(name({ copy_of: "A" })).toBe("COPY - A");
    expect(name({ copy_of: "COPY - A" })).toBe("COPY - A (2)");
    expect(name({ copy_of: "COPY - A (2)" })).toBe("COPY - A (3)");
    expect(name({ copy_of: "COPY - A (9)" })).toBe("COPY - A (10)");
    expect(name({ copy_of: "A (2)" })).toBe("COPY - A (2)");
    expect(name({ copy_of: "" })).toBe("COPY - ");
  });

  it("should have at most 255 characters, cut before the number [B5.08]", () => {
    expect(name({ copy_of: "x".repeat(255) })).toBe(`COPY - ${"x".repeat(248)}`);
    expect(name({ copy_of: `COPY - ${"x".repeat(248)}` })).toBe(`COPY - ${"x".repeat(244)} (2)`);
    expect(name({ copy_of: `COPY - ${"x".repeat(244)} (9)` })).toBe(`COPY - ${"x".repeat(243)} (10)`);
  });

  it("should name a new lesson after its date and time [B5.09]", () => {
    const now = Date.UTC(2024, 2, 1, 14, 30) / 1000;
    expect(name({ now })).toBe("New Lesson: Mar 1, 2024 at 2:30 PM");
    expect(name({ now, timezone: "America/New_York", locale: "en" })).toBe("New Lesson: Mar 1, 2024 at 9:30 AM");
    expect(name({ now, timezone: "Pacific/Auckland" })).toBe("New Lesson: Mar 2, 2024 at 3:30 AM");
  });

  it("should refuse an unknown zone, an unknown language and an input without either", () => {
    expect(name({ now: 0, timezone: "Mars/Olympus" })).toMatchObject({ problems: [{ path: "timezone" }] });
    expect(name({ now: 0, locale: "e" })).toMatchObject({ problems: [{ path: "locale" }] });
    expect(name({})).toMatchObject({ problems: [{ path: "" }] });
  });
});

describe("missing words", () => {
  it("should make gaps of the marked words and a sorted bank of them [B5.06]", () => {
    expect(words("The {{ sun }} is {{Hot}}.")).toEqual({ gaps: ["sun", "Hot"], bank: ["Hot", "sun"] });
  });

  it("should add false answers, separated by commas, only when they are included [B5.06]", () => {
    const false_answers = " cold, ,wet,";
    expect(words("{{sun}}", { false_answers })).toEqual({ gaps: ["sun"], bank: ["sun"] });
    expect(words("{{sun}}", { false_answers, include_false_answers: true })).toEqual({ gaps: ["sun"], bank: ["cold", "sun", "wet"] });
  });

  it("should keep equal words, and sort by code point whatever the case", () => {
    expect(words("{{b}} {{A}} {{b}} {{é}} {{z}}")).toEqual({ gaps: ["b", "A", "b", "é", "z"], bank: ["A", "b", "b", "z", "é"] });
  });

  it.each(["no marker", "", "{{}}", "{{  }}", "{{a {{b}} }}", "{{a"])("should refuse %j [B5.06]", (question) => {
    expect(words(question)).toEqual({ error: expect.any(String) });
  });
});

describe("poll shares", () => {
  const shares = (...votes: readonly number[]) => applied("poll-shares", { votes });

  it("should give whole percents by largest remainder, equal ones to the earlier option [B3.11]", () => {
    expect(shares(1, 1, 1)).toEqual([34, 33, 33]);
    expect(shares(2, 1)).toEqual([67, 33]);
    expect(shares(1, 1, 1, 1, 1, 1)).toEqual([17, 17, 17, 17, 16, 16]);
    expect(shares(1, 0)).toEqual([100, 0]);
  });

  it("should be all 0 without votes, and refuse half a vote", () => {
    expect(shares(0, 0)).toEqual([0, 0]);
    expect(shares()).toEqual([]);
    expect(shares(0.5)).toMatchObject({ problems: [{ path: "votes.0" }] });
    expect(shares(-1)).toMatchObject({ problems: [{ path: "votes.0" }] });
  });
});
