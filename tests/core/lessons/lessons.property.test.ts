import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { afterAnswer, type Ledger, ledgerOf, ledgerPoints } from "../../../core/lessons/ledger.rule.ts";
import { copyName, longestLessonName } from "../../../core/lessons/lesson-name.rule.ts";
import { missingWords } from "../../../core/lessons/missing-words.rule.ts";
import { atScreen, newPlay, nextScreen, previousScreen, resetPlay } from "../../../core/lessons/player.rule.ts";
import { pollShares } from "../../../core/lessons/poll-shares.rule.ts";
import { screensOf } from "../../../core/lessons/screens.rule.ts";
import { disordered, seedOf } from "../../../core/lessons/shuffle.rule.ts";
import {
  aChallenge,
  aLesson,
  anItem,
  anItemWithSecrets,
  answersTo,
  secretMark,
  someMoves,
  someVotes,
  someWords,
} from "../../arbitraries/lessons.arb.ts";

const aLessonWithAnswers = aLesson.chain((items) => fc.record({ items: fc.constant(items), events: answersTo(items) }));

describe("points ledger", () => {
  it("should never decrease, whatever is answered", () => {
    fc.assert(
      fc.property(aLessonWithAnswers, ({ items, events }) => {
        const totals: number[] = [];
        events.reduce<Ledger>((ledger, event) => {
          const next = afterAnswer(items, ledger, event);
          totals.push(ledgerPoints(next) - ledgerPoints(ledger));
          return next;
        }, new Map());
        expect(totals.every((gain) => gain >= 0)).toBe(true);
      }),
    );
  });

  it("should never count an answer twice: repeating all of them earns nothing", () => {
    fc.assert(
      fc.property(aLessonWithAnswers, ({ items, events }) => {
        expect(ledgerPoints(ledgerOf(items, [...events, ...events]))).toBe(ledgerPoints(ledgerOf(items, events)));
      }),
    );
  });

  it("should hold the full points of a challenge after one right answer, however many wrong ones there are [C4.29]", () => {
    fc.assert(
      fc.property(aChallenge, fc.nat({ max: 4 }), fc.nat({ max: 4 }), ({ item, right, wrong, max }, before, after) => {
        const given = (answer: readonly number[]) => ({ uuid: item.uuid, answer, seconds: 0 });
        const times = (count: number) => Array.from({ length: count }, () => given(wrong));
        const full = item.values["speed_bonus"] === true && before > 0 ? Math.round(max / 2) : max;
        expect(ledgerPoints(ledgerOf([item], [...times(before), given(right), ...times(after)]))).toBe(full);
      }),
    );
  });
});

describe("an item sent to a learner", () => {
  it("should contain no answer, weight or internal note before the learner has answered", () => {
    fc.assert(
      fc.property(anItemWithSecrets, fc.string(), (item, learner) => {
        const sent = JSON.stringify(learnerItem({ ...item, uuid: "u" }, notAnswered, learner));
        expect(sent).not.toContain(secretMark);
        expect(sent).not.toMatch(/\b777\d{4}\b/);
      }),
    );
  });

  it("should contain no key of correct answers, for any item of any type", () => {
    fc.assert(
      fc.property(anItem, (item) => {
        const { values } = learnerItem(item, notAnswered, "learner");
        for (const key of ["correct", "correct_answer", "feedback", "gaps", "false_answers", "reviewing_users", "recipients"])
          expect(values).not.toHaveProperty(key);
      }),
    );
  });

  it("should never put an order item in its correct order [B3.15]", () => {
    fc.assert(
      fc.property(someWords, fc.string(), (answers, learner) => {
        const { values } = learnerItem({ uuid: "u", type: "order", name: "", values: { answers } }, notAnswered, learner);
        expect(values["answers"]).not.toEqual(answers);
        expect(new Set(Object(values["answers"]))).toEqual(new Set(answers));
      }),
    );
  });

  it("should contain the words of a gap text only in its bank [B3.20]", () => {
    fc.assert(
      fc.property(someWords, (words) => {
        const question = words.map((word) => `1 {{${word}}} 2`).join(" ");
        const { values } = learnerItem({ uuid: "u", type: "missing_words", name: "", values: { question } }, notAnswered, "learner");
        expect(values["parts"]).toHaveLength(words.length + 1);
        expect(JSON.stringify(values["parts"])).not.toMatch(/[a-z]{3}/);
        expect(new Set(Object(values["bank"]))).toEqual(new Set(words));
      }),
    );
  });
});

describe("player", () => {
  it("should always be at a screen that exists [B4.08]", () => {
    fc.assert(
      fc.property(aLesson, someMoves, (items, moves) => {
        const screens = screensOf(items);
        const end = moves.reduce((play, move) => {
          if (typeof move === "number") return atScreen(play, screens, move);
          return move === "next" ? nextScreen(play, screens) : move === "previous" ? previousScreen(play, screens) : resetPlay(play);
        }, newPlay);
        expect(end.index).toBeGreaterThanOrEqual(0);
        expect(end.index).toBeLessThanOrEqual(Math.max(0, screens.length - 1));
      }),
    );
  });

  it("should show every item once and in order", () => {
    fc.assert(
      fc.property(aLesson, (items) => {
        expect(screensOf(items).flat()).toEqual(items);
      }),
    );
  });
});

describe("lesson texts", () => {
  it("should give poll shares that add up to 100 and are within a percent of the truth [B3.11]", () => {
    fc.assert(
      fc.property(someVotes, (votes) => {
        const shares = pollShares(votes);
        const total = votes.reduce((sum, count) => sum + count, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
        shares.forEach((share, index) => expect(Math.abs(share - ((votes[index] ?? 0) * 100) / total)).toBeLessThan(1));
      }),
    );
  });

  it("should give a copy a new name that fits and starts with COPY - once [B5.08]", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (original) => {
        const copy = copyName(original);
        expect([...copy].length).toBeLessThanOrEqual(longestLessonName);
        expect(copy.startsWith("COPY - ")).toBe(true);
        expect(copyName(copy)).not.toBe(copy);
        expect(copyName(copy).startsWith("COPY - COPY - ")).toBe(copy.startsWith("COPY - COPY - "));
      }),
    );
  });

  it("should find the marked words again in the order in which they were marked [B5.06]", () => {
    fc.assert(
      fc.property(someWords, someWords, (words, decoys) => {
        const read = missingWords(words.map((word) => `The {{ ${word} }}.`).join(""), true, decoys.join(" , "));
        expect(E.isRight(read) && read.right.gaps).toEqual(words);
        expect(E.isRight(read) && read.right.bank).toEqual([...words, ...decoys].toSorted());
      }),
    );
  });

  it("should shuffle without losing entries or keeping the given order", () => {
    fc.assert(
      fc.property(someWords, fc.string(), (words, learner) => {
        const order = disordered(words, seedOf(learner));
        expect([...order].toSorted()).toEqual([...words].toSorted());
        expect(order).not.toEqual(words);
      }),
    );
  });
});
