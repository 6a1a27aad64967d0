import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, lessonPoints, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import { lessonStory } from "../../arbitraries/learning.arb.ts";

const told = (events: readonly LessonEvent[]) => events.reduce((progress, event) => afterEvent(progress, event), notStarted);

describe("Progress derived from events", () => {
  it("should be the same after the events have been stored and read again", () => {
    fc.assert(
      fc.property(lessonStory, (events) => {
        const read: unknown = JSON.parse(JSON.stringify(events));
        const known = Array.isArray(read) ? read.filter(LessonEvent.is) : [];
        expect(told(known)).toEqual(told(events));
      }),
    );
  });

  it("should continue from any point as if derived from the start", () => {
    fc.assert(
      fc.property(lessonStory, fc.nat(40), (events, cut) => {
        expect(events.slice(cut).reduce((progress, event) => afterEvent(progress, event), told(events.slice(0, cut)))).toEqual(
          told(events),
        );
      }),
    );
  });

  it("should keep the points of every item over any reset and nothing else but a video's furthest point [B4.08 C4.28]", () => {
    fc.assert(
      fc.property(lessonStory, (events) => {
        const before = told(events);
        const replayed = afterEvent(before, { kind: "reset", at: 9999, completes: false });
        const reset = afterEvent(before, { kind: "course-reset", at: 9999, completes: false });
        expect(lessonPoints(replayed)).toBe(lessonPoints(before));
        expect(lessonPoints(reset)).toBe(lessonPoints(before));
        expect(replayed.completed_at).toBe(before.completed_at);
        expect(reset.completed_at).toBe(null);
        for (const [uuid, state] of Object.entries(reset.items)) {
          expect(state).toMatchObject({
            answers: [],
            shown_at: null,
            furthest: 0,
            score: { completed: false, correct: null, final: false },
          });
          expect(replayed.items[uuid]?.furthest).toBe(before.items[uuid]?.furthest);
        }
      }),
    );
  });

  it("should never decrease a video's furthest point except by a reset of the course", () => {
    fc.assert(
      fc.property(lessonStory, (events) => {
        let progress = notStarted;
        for (const event of events) {
          const next = afterEvent(progress, event);
          for (const [uuid, { furthest }] of Object.entries(progress.items))
            if (event.kind !== "course-reset") expect(next.items[uuid]?.furthest ?? 0).toBeGreaterThanOrEqual(furthest);
          progress = next;
        }
      }),
    );
  });
});
