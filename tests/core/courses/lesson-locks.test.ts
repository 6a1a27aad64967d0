import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LockableTrigger } from "../../../core/courses/lesson-locks.rule.ts";
import { lessonLocks, lessonLocked } from "../../../core/courses/lesson-locks.rule.ts";
import { aPlainCourse, someLessons } from "../../arbitraries/courses.arb.ts";

const lesson = (id: number, given: Partial<LockableTrigger> = {}): LockableTrigger => ({
  id,
  parent_trigger: null,
  finished: false,
  sorting_time: null,
  order: id,
  released: true,
  extra: false,
  draft: null,
  paused: null,
  opened: null,
  ...given,
});
const locks = (...lessons: readonly LockableTrigger[]) => Object.fromEntries(lessonLocks(lessons).map(({ id, locked }) => [id, locked]));

describe("lesson locks", () => {
  it("should lock a lesson until all previous ones are completed, and say so [C4.26, C8.18]", () => {
    expect(locks(lesson(1), lesson(2), lesson(3))).toEqual({ 1: false, 2: true, 3: true });
    expect(locks(lesson(1, { finished: true }), lesson(2), lesson(3))).toEqual({ 1: false, 2: false, 3: true });
    expect(locks(lesson(1, { finished: true }), lesson(2, { finished: true }), lesson(3))).toEqual({ 1: false, 2: false, 3: false });
    expect(lessonLocked.message).toBe("This lesson is locked, complete all previous lessons.");
  });

  it("should use the place of a lesson, not where it is shown, and the id when places are equal", () => {
    expect(locks(lesson(1, { order: 9 }), lesson(2, { order: 1 }))).toEqual({ 1: true, 2: false });
    expect(locks(lesson(10, { order: 1 }), lesson(9, { order: 1 }))).toEqual({ 9: false, 10: true });
  });

  it("should keep a finished lesson open, even unreleased or behind an unfinished one", () => {
    expect(locks(lesson(1), lesson(2, { finished: true }), lesson(3, { finished: true, released: false }))).toEqual({
      1: false,
      2: false,
      3: false,
    });
  });

  it("should lock an unreleased lesson, extra or not, without locking others", () => {
    expect(locks(lesson(1, { released: false }), lesson(2), lesson(3, { released: false, extra: true }))).toEqual({
      1: true,
      2: false,
      3: true,
    });
  });

  it("should never lock an extra lesson nor lock because of one", () => {
    expect(locks(lesson(1, { extra: true }), lesson(2), lesson(3, { extra: true }))).toEqual({ 1: false, 2: false, 3: false });
  });

  it("should need children, but not unreleased, draft or extra ones [B4.11]", () => {
    const parent = lesson(1, { finished: true });
    expect(locks(parent, lesson(5, { parent_trigger: 1 }), lesson(9))).toEqual({ 1: false, 9: true });
    for (const spared of [{ released: false }, { extra: true }, { draft: true }, { paused: true }]) {
      expect(locks(parent, lesson(5, { parent_trigger: 1, ...spared }), lesson(6, { parent_trigger: 5 }), lesson(9))).toEqual({
        1: false,
        9: false,
      });
    }
  });

  it("should open, in a plain course, everything up to the first unfinished lesson and all finished ones [C4.26]", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (finished) => {
        const first = finished.indexOf(false);
        const course = finished.map((done, index) => lesson(index + 1, { finished: done }));
        const expected = finished.map((done, index) => !(done || index === first));
        expect(lessonLocks(course.toReversed()).map(({ locked }) => locked)).toEqual(expected);
      }),
    );
  });

  it("should never lock more when one more lesson is finished", () => {
    fc.assert(
      fc.property(someLessons, fc.nat(), (lessons, pick) => {
        const finishing = lessons.map((item, index) => (index === pick % Math.max(1, lessons.length) ? { ...item, finished: true } : item));
        const before = new Map(lessonLocks(lessons).map(({ id, locked }) => [id, locked]));
        for (const { id, locked } of lessonLocks(finishing)) expect(locked && before.get(id) === false).toBe(false);
      }),
    );
  });

  it("should leave a plain course that is not all finished with one open unfinished lesson [C4.26]", () => {
    fc.assert(
      fc.property(aPlainCourse, (course) => {
        const open = new Set(lessonLocks(course).flatMap(({ id, locked }) => (locked ? [] : [id])));
        const unfinished = course.filter(({ finished }) => finished !== true);
        expect(unfinished.filter(({ id }) => open.has(id))).toHaveLength(Math.min(1, unfinished.length));
      }),
    );
  });
});
