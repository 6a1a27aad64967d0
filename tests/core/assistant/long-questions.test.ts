import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "../../../core/assistant/markdown.rule.ts";
import {
  isFollowUp,
  isSpanish,
  longestRead,
  mayBeName,
  questionIntent,
  readQuestion,
} from "../../../core/assistant/question-intent.rule.ts";
import { keywordsOf, summaryOf, titleOf } from "../../../core/assistant/text-jobs.rule.ts";
import { cpuGrowthOf } from "../../setup/cpu-growth.ts";

const read = (question: string): unknown => [questionIntent(question), isFollowUp(question), isSpanish(question), mayBeName(question)];

describe("a long question", () => {
  it("should be read by its beginning alone, whatever follows", () => {
    const piece = fc.constantFrom(
      "find",
      " ",
      "?",
      "how many",
      "archived",
      "contacts",
      "tasks",
      "Mei's",
      "phone",
      "please",
      ".",
      "\n",
      "cy,",
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(" ")),
        fc.string(),
        (question, more) => {
          const filled = question.padEnd(longestRead, "x");
          expect(read(filled + more)).toEqual(read(filled.slice(0, longestRead)));
        },
      ),
    );
    expect(readQuestion(`  find \n\t Mei  ${" ".repeat(10_000)}`)).toBe("find Mei");
  });

  it("should be understood if it is an ordinary one with much white space and punctuation", () => {
    expect(questionIntent(`how many   archived\n\ncontacts${"?".repeat(200)}`)).toEqual({ tag: "count", what: "archived contacts" });
    expect(questionIntent(`find     Mei Tanaka   please${" ".repeat(100)}!!!`)).toEqual({ tag: "find", name: "Mei Tanaka" });
  });

  it.each([
    ["question marks", (size: number) => "?".repeat(size)],
    ["a word and white space", (size: number) => `find${" ".repeat(size)}`],
    ["white space before a word", (size: number) => `find${" ".repeat(size)}x`],
    ["one word of a pair, over and over", (size: number) => "how many archived ".repeat(size / 18)],
    ["dots within", (size: number) => `find ${".".repeat(size)}x`],
  ])("should take no more time per character than a short one: %s", (_, make) => {
    expect(cpuGrowthOf(make, (question) => void read(question), 500)).toBeLessThan(8);
  });
});

describe("a long text for a one-shot call", () => {
  it.each([
    ["one word and a mark within", (size: number) => `${"a".repeat(size)}.b`],
    ["dots", (size: number) => `${".".repeat(size)}a`],
    ["open brackets", (size: number) => "[".repeat(size)],
    ["open links", (size: number) => "[a](".repeat(size / 4)],
  ])("should take no more time per character than a short one: %s", (_, make) => {
    expect(cpuGrowthOf(make, (text) => void [titleOf(text), summaryOf(text), keywordsOf(text), plainText(text)], 300)).toBeLessThan(8);
  });

  it("should be split into sentences at punctuation", () => {
    expect(titleOf("Is v1.2 out? Yes!")).toBe("Is v1.2 out");
    expect(titleOf("... Wait")).toBe("Wait");
  });
});
