import * as fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideAnswer, decideShown } from "../../../core/learning/lesson-decision.rule.ts";
import type { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, lessonPoints, type LessonProgress, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import type { PointsGain } from "../../../core/learning/points-entry.model.ts";
import { pointsEntry } from "../../../core/learning/points-entry.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { lessonStory } from "../../arbitraries/learning.arb.ts";
import { aLesson, answersTo } from "../../arbitraries/lessons.arb.ts";

const ledgerOf = (events: readonly LessonEvent[]): { readonly progress: LessonProgress; readonly gains: readonly PointsGain[] } =>
  events.reduce<{ readonly progress: LessonProgress; readonly gains: readonly PointsGain[] }>(
    ({ progress, gains }, event) => {
      const after = afterEvent(progress, event);
      const gain = pointsEntry(progress, after, event);
      return { progress: after, gains: gain === null ? gains : [...gains, gain] };
    },
    { progress: notStarted, gains: [] },
  );

const sumOf = (gains: readonly PointsGain[]): number => gains.reduce((sum, { points }) => sum + points, 0);

/** The events of a learner who sees and answers items, one second apart. */
const lived = (
  items: readonly LessonItem[],
  answers: readonly { readonly uuid: string; readonly answer: unknown }[],
): readonly LessonEvent[] =>
  answers.reduce<{ readonly progress: LessonProgress; readonly events: readonly LessonEvent[] }>(
    (run, { uuid, answer }, second) => {
      const steps = [
        (progress: LessonProgress) => decideShown({ items, progress, at: second }, uuid),
        (progress: LessonProgress) => decideAnswer({ items, progress, at: second }, uuid, { answer, answer_id: String(second) }),
      ];
      return steps.reduce(({ progress, events }, decide) => {
        const event = decide(progress);
        if (E.isLeft(event) || event.right === null) return { progress, events };
        return { progress: afterEvent(progress, event.right), events: [...events, event.right] };
      }, run);
    },
    { progress: notStarted, events: [] },
  ).events;

describe("The points ledger", () => {
  it("should add up to the points of the lesson, after any events", () => {
    fc.assert(
      fc.property(lessonStory, (events) => {
        const { progress, gains } = ledgerOf(events);
        expect(sumOf(gains)).toBe(lessonPoints(progress));
        for (const { points } of gains) expect(points).toBeGreaterThan(0);
      }),
    );
  });

  it("should add up to the points of the lesson, for any items and answers", () => {
    fc.assert(
      fc.property(
        aLesson.chain((items) => answersTo(items).map((answers) => ({ items, answers }))),
        ({ items, answers }) => {
          const { progress, gains } = ledgerOf(lived(items, answers));
          expect(sumOf(gains)).toBe(lessonPoints(progress));
        },
      ),
    );
  });

  it("should be the same when the events have been stored and read again", () => {
    fc.assert(
      fc.property(lessonStory, (events) => {
        const read: unknown = JSON.parse(JSON.stringify(events));
        expect(ledgerOf(events)).toEqual(ledgerOf(Array.isArray(read) ? read : []));
      }),
    );
  });
});
