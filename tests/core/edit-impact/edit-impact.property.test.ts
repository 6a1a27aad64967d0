import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { ImpactKind } from "../../../core/edit-impact/edit-impact.model.ts";
import { affectedLearners } from "../../../core/edit-impact/edit-impact.rule.ts";
import { type EditedCourse, editedFacts } from "../../../core/edit-impact/edited-course.rule.ts";
import { keptOpen } from "../../../core/edit-impact/kept-open.rule.ts";
import type { CourseFacts, TriggerFacts } from "../../../core/learning/course-facts.model.ts";
import { courseView, isListed } from "../../../core/learning/course-view.rule.ts";
import { lessonEntry } from "../../../core/learning/lesson-entry.rule.ts";
import { someFacts } from "../../arbitraries/course-facts.arb.ts";
import { now } from "../learning/sample-course-facts.ts";
import { storedTrigger } from "./stored-trigger.ts";

const edited = (
  triggers: readonly TriggerFacts[],
  from: readonly TriggerFacts[],
  draft: boolean | null,
  paused: boolean | null,
): EditedCourse => ({
  triggers: new Map(triggers.filter(({ id }) => from.some((one) => one.id === id)).map((trigger) => [trigger.id, storedTrigger(trigger)])),
  draft,
  paused,
  archived: null,
});

/** A course of a learner who has joined, and the same lessons with other values, some of them taken out. */
const editedCourse: fc.Arbitrary<{ readonly facts: CourseFacts; readonly edit: EditedCourse }> = fc
  .record({
    facts: someFacts(now),
    other: someFacts(now),
    joined: fc.integer({ min: 0, max: 8 }).map((days) => now - days * 86_400),
    draft: fc.option(fc.boolean(), { freq: 3 }),
    paused: fc.option(fc.boolean(), { freq: 3 }),
  })
  .map(({ facts, other, joined, draft, paused }) => ({
    facts: { ...facts, joined_at: joined },
    edit: edited(other.triggers, facts.triggers, draft, paused),
  }));

/** What the portal says of a lesson: whether it opens, is done, and when its day comes. */
const inPortal = (course: CourseFacts, id: number) => {
  const seen = isListed(course, now);
  const view = courseView(course, now);
  const listed = view.triggers.find((lesson) => lesson.id === id || lesson.parts.some((part) => part.id === id));
  const part = listed?.parts.find((one) => one.id === id);
  const isOpen = seen && E.isRight(lessonEntry(course, id, now));
  const isDone = isOpen && (part === undefined ? listed?.state === "done" : part.done);
  const isDated = listed !== undefined && listed.state === "locked" && listed.lock !== "previous";
  return { isThere: seen && listed !== undefined, isOpen, isDone, day: isDated ? listed.opens_at : undefined };
};

const expectedKinds = (before: CourseFacts, after: CourseFacts, id: number): readonly ImpactKind[] => {
  const [was, will] = [inPortal(before, id), inPortal(after, id)];
  if (!will.isThere) return was.isOpen ? ["gone"] : [];
  const isLater =
    was.isThere &&
    !was.isOpen &&
    !will.isOpen &&
    typeof was.day === "number" &&
    will.day !== undefined &&
    (will.day === null || will.day > was.day);
  return [
    ...(was.isOpen && !will.isOpen ? (["locked"] as const) : []),
    ...(was.isDone && !will.isDone ? (["unfinished"] as const) : []),
    ...(isLater ? (["later"] as const) : []),
    ...(!was.isOpen && will.isOpen ? (["opened"] as const) : []),
  ];
};

const impactOn = (facts: CourseFacts, edit: EditedCourse) =>
  affectedLearners([{ facts, joins: [{ con_id: 7, joined_at: facts.joined_at ?? 0 }] }], edit, now);

describe("The impact of an edit", () => {
  it("should say exactly what the pages of the portal show differently afterwards", () => {
    fc.assert(
      fc.property(editedCourse, ({ facts, edit }) => {
        const after = editedFacts(facts, edit, now);
        const [affected] = impactOn(facts, edit);
        for (const { id } of facts.triggers)
          expect(affected?.changes.filter(({ lesson }) => lesson === id).map(({ kind }) => kind) ?? []).toEqual(
            expectedKinds(facts, after, id),
          );
        const completed = (course: CourseFacts): boolean => isListed(course, now) && courseView(course, now).status === "completed";
        expect(affected?.isUncompleted ?? false).toBe(completed(facts) && !completed(after));
      }),
    );
  });

  it("should say nothing of an edit that leaves everything as it is", () => {
    fc.assert(
      fc.property(editedCourse, ({ facts }) => {
        expect(impactOn(facts, edited(facts.triggers, facts.triggers, null, null))).toEqual([]);
      }),
    );
  });

  it("should say of many learners what it says of each", () => {
    fc.assert(
      fc.property(editedCourse, fc.array(fc.integer({ min: -8 * 86_400, max: 0 }), { maxLength: 6 }), ({ facts, edit }, days) => {
        const joins = days.map((ago, at) => ({ con_id: at + 1, joined_at: now + ago }));
        const each = joins.flatMap((join) => affectedLearners([{ facts, joins: [join] }], edit, now));
        expect(affectedLearners([{ facts, joins }], edit, now)).toEqual(each);
      }),
    );
  });

  it("should leave nothing locked that was begun, once lessons are kept open", () => {
    fc.assert(
      fc.property(editedCourse, ({ facts, edit }) => {
        const after = editedFacts(facts, edit, now);
        const kept = new Set(keptOpen(facts, after, now));
        const opened = {
          ...after,
          triggers: after.triggers.map((trigger) => (kept.has(trigger.id) ? { ...trigger, opened_at: now } : trigger)),
        };
        for (const { id, progress } of facts.triggers.filter((trigger) => trigger.progress !== null)) {
          expect(progress).not.toBeNull();
          if (inPortal(facts, id).isOpen && inPortal(after, id).isThere) expect(inPortal(opened, id).isOpen).toBe(true);
        }
        expect(impactOn(facts, edit).flatMap((learner) => learner.kept)).toEqual([...kept]);
      }),
    );
  });
});
