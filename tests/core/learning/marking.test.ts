import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { engagementOf, untouched } from "../../../core/learning/engagement.model.ts";
import { decideAnswer, decideShown, type LessonMoment } from "../../../core/learning/lesson-decision.rule.ts";
import type { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, type LessonProgress, notStarted, stateOf } from "../../../core/learning/lesson-progress.rule.ts";
import { pointsEntry } from "../../../core/learning/points-entry.rule.ts";
import type { BonusTime } from "../../../core/lessons/bonus-time.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";

const item = (type: LessonItem["type"], values: Readonly<Record<string, unknown>>): LessonItem => ({ uuid: "q", type, name: "", values });
const quick = item("challenge", { question: "Capital?", answers: ["Paris", "Rome"], correct: [0], speed_bonus: true });
const single = item("challenge", { question: "Capital?", answers: ["Paris", "Rome"], correct: [0], single_submission: true });

type Step = { readonly now: number; readonly ago?: number; readonly answer?: unknown; readonly reset?: boolean };
type Told = { readonly progress: LessonProgress; readonly gains: readonly ReturnType<typeof pointsEntry>[]; readonly rows: number };

const eventOf = (moment: LessonMoment, step: Step): LessonEvent | null => {
  if (step.reset === true) return { kind: "reset", at: step.now, completes: false };
  const decided = "answer" in step ? decideAnswer(moment, "q", { answer: step.answer, answer_id: "1" }) : decideShown(moment, "q");
  if (E.isLeft(decided)) throw new Error(JSON.stringify(decided.left));
  return decided.right;
};

/** What is stored after some steps, each told at its time and, by the device, `ago` seconds earlier. */
const told = (of: LessonItem, steps: readonly Step[], bonusTime: BonusTime = "standard"): Told =>
  steps.reduce<Told>(
    ({ progress, gains, rows }, step) => {
      const at = Math.max(progress.touched_at ?? 0, step.now - (step.ago ?? 0));
      const event = eventOf({ items: [of], progress, at, now: step.now, bonusTime }, step);
      if (event === null) return { progress, gains, rows };
      const after = afterEvent(progress, event);
      return { progress: after, gains: [...gains, pointsEntry(progress, after, event)], rows: rows + 1 };
    },
    { progress: notStarted, gains: [], rows: 0 },
  );
const points = ({ progress }: Told): number => stateOf(progress, "q").score.points;
const gained = ({ gains }: Told) =>
  gains.filter((gain) => gain !== null).map(({ points: difference, rule, seconds }) => [difference, rule, seconds]);

describe("A question with a speed bonus", () => {
  const sent = (startedAt: number | null) => learnerItem(quick, { ...notAnswered, clock: { startedAt, time: "standard" } }, "7").values;

  it("should be sent without question and answers until it is shown [G98]", () => {
    expect(sent(null)).toEqual({ speed_bonus: true, hidden: true });
    expect(sent(100)).toMatchObject({ question: "Capital?", answers: ["Paris", "Rome"], clock_started: 100, bonus_seconds: 30 });
    expect(sent(100)).not.toHaveProperty("correct");
  });

  it("should be read whole in a preview, where no clock runs", () => {
    expect(learnerItem(quick, notAnswered, "preview").values).toMatchObject({ question: "Capital?" });
  });

  it("should start its clock when the server sends it, whatever time the device tells [G84]", () => {
    expect(
      points(
        told(quick, [
          { now: 1000, ago: 600 },
          { now: 1015, answer: [0] },
        ]),
      ),
    ).toBe(900);
  });

  it("should never gain by an answer that claims to be older than it is [G84]", () => {
    const late = [{ now: 1000 }, { now: 1060, ago: 60, answer: [0] }];
    expect(points(told(quick, late))).toBe(600);
    expect(gained(told(quick, late))).toEqual([[600, "right", 60]]);
  });

  it("should give half of the points when it was never shown, as offline", () => {
    expect(points(told(quick, [{ now: 1000, answer: [0] }]))).toBe(600);
  });

  it("should not start its clock again by a reset, nor give a second first attempt [G84 G85]", () => {
    const again = [{ now: 1000 }, { now: 1300, reset: true }, { now: 1301 }, { now: 1302, answer: [0] }];
    expect(points(told(quick, again))).toBe(600);
    const retried = [{ now: 1000 }, { now: 1001, answer: [1] }, { now: 1002, reset: true }, { now: 1003 }, { now: 1004, answer: [0] }];
    expect(points(told(quick, retried))).toBe(600);
    expect(gained(told(quick, retried))).toEqual([
      [150, "wrong", 1],
      [450, "half-for-retry", 4],
    ]);
  });

  it.each([
    ["standard", 15, 900, 30],
    ["half_more", 15, 1000, 45],
    ["double", 15, 1050, 60],
    ["double", 60, 600, 60],
    ["unlimited", 3600, 1200, null],
  ] as const)("should give a learner with %s time after %i s %i points", (time, seconds, expected, limit) => {
    expect(points(told(quick, [{ now: 1000 }, { now: 1000 + seconds, answer: [0] }], time))).toBe(expected);
    const { values } = learnerItem(quick, { ...notAnswered, clock: { startedAt: 1000, time } }, "7");
    expect(values["bonus_seconds"]).toBe(limit);
  });
});

describe("A question with a single submission", () => {
  it("should keep its first answer, and record no other [B3.10 G85]", () => {
    const twice = told(single, [
      { now: 1, answer: [1] },
      { now: 2, answer: [0] },
    ]);
    expect(twice.rows).toBe(1);
    expect(engagementOf(stateOf(twice.progress, "q"))).toMatchObject({ lastAnswer: [1], points: 150, correct: false, final: true });
  });

  it("should give no more points after a reset, when its right answer is known", () => {
    const again = told(single, [
      { now: 1, answer: [1] },
      { now: 2, reset: true },
      { now: 3, answer: [0] },
    ]);
    expect(points(again)).toBe(150);
    expect(stateOf(again.progress, "q").score).toMatchObject({ correct: true, final: true });
  });
});

describe("The entry of the points ledger", () => {
  it.each([
    [
      item("challenge", { answers: ["a", "b"], correct: [0] }),
      [[1], [0]],
      [
        [150, "wrong", null],
        [1050, "right-later", null],
      ],
    ],
    [item("blank", { answers: ["a"] }), ["x", "a"], [[1200, "right-later", null]]],
    [item("order", { answers: ["a", "b"] }), [["a", "b"]], [[1200, "right", null]]],
    [item("missing_words", { question: "{{a}} b" }), [["a"]], [[1200, "right", null]]],
    [item("poll", { answers: ["a", "b"] }), [0, 1], [[1200, "voted", null]]],
    [item("assessment", { answers: ["a", "b"] }), [1, 0], [[500, "answered", null]]],
    [item("open_ended", {}), ["Hello", "Again"], [[1200, "answered", null]]],
    [
      item("checklist", { answers: ["a", "b"] }),
      [[0], [0, 1]],
      [
        [200, "ticked", null],
        [600, "ticked", null],
      ],
    ],
    [item("checklist", { answers: ["a"], can_advance: true }), [[]], [[100, "participation", null]]],
    [item("stats_tracker", { questions: [{ question: "", name: "age" }] }), [{ age: 4 }, { age: 5 }], [[100, "recorded", null]]],
    [item("social", { url: "https://example.com" }), [{ shared: true }], [[1200, "shared", null]]],
    [item("custom", { url: "https://example.com" }), [{ done: true, points: 70 }], [[70, "reported", null]]],
    [item("contact_update", { contact_field: "city" }), [{ values: { city: "Rome" } }], []],
  ] as const)("should hold each gain once, with its rule: $0.type", (of, answers, expected) => {
    expect(
      gained(
        told(
          of,
          answers.map((answer, at) => ({ now: at + 1, answer })),
        ),
      ),
    ).toEqual(expected);
  });

  it("should name a rule for activity that was recorded without one", () => {
    const score = { points: 1200, correct: true, completed: true, final: true };
    const event = { kind: "answer", item: "q", at: 5, completes: false, answer_id: "1", answer: [0], score } as const;
    const gain = pointsEntry(notStarted, afterEvent(notStarted, event), event);
    expect(gain).toEqual({ item: "q", points: 1200, rule: "right", seconds: null, at: 5 });
  });
});

describe("An answer", () => {
  it.each([
    [item("order", { answers: ["a", "b"] }), [["a", "c"], ["a"], ["a", "a"]]],
    [item("missing_words", { question: "{{a}} b" }), [["c"], ["a", "a"]]],
    [item("open_ended", {}), ["x".repeat(5001)]],
    [item("blank", { answers: ["a"] }), ["x".repeat(5001)]],
    [
      item("stats_tracker", { questions: [{ question: "", name: "age", answer_type: "slider" }] }),
      [{ age: 101 }, { other: 1 }, { age: "4" }],
    ],
    [item("custom", { url: "" }), [{ done: true, score: 5 }]],
    [item("contact_update", { contact_field: "city" }), [{ values: {}, more: 1 }]],
  ] as const)("should be refused when the item does not offer it: $0.type", (of, answers) => {
    const progress = { ...notStarted, items: { q: untouched } };
    for (const answer of answers)
      expect(E.isLeft(decideAnswer({ items: [of], progress, at: 1 }, "q", { answer, answer_id: "1" }))).toBe(true);
  });
});
