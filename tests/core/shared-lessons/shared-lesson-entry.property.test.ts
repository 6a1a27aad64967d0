import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { sharedLessonCard, type StoredSharedLesson } from "../../../core/shared-lessons/shared-lesson-card.rule.ts";
import { type SharedLessonFacts, sharedLessonEntry } from "../../../core/shared-lessons/shared-lesson-entry.rule.ts";

const mostFolders = 10;
/** Folders whose parents come before them, and which of them are shared; a lesson in one of them, in none, or in one that is gone. */
const cases = fc
  .record({
    rows: fc.array(fc.tuple(fc.option(fc.nat()), fc.boolean()), { maxLength: mostFolders }),
    folder_id: fc.option(fc.integer({ min: 1, max: mostFolders + 1 })),
    offered: fc.boolean(),
    begun: fc.boolean(),
  })
  .map(({ rows, ...lesson }): SharedLessonFacts => ({
    ...lesson,
    since: 0,
    folders: rows.map(([parent], n) => ({ id: n + 1, name: `F${n + 1}`, parent_id: parent === null || n === 0 ? null : (parent % n) + 1 })),
    shared: new Set(rows.flatMap(([, isShared], n) => (isShared ? [n + 1] : []))),
  }));
const refusal = (facts: SharedLessonFacts): unknown => {
  const entry = sharedLessonEntry(facts);
  return E.isLeft(entry) ? entry.left : null;
};
const facts: SharedLessonFacts = {
  offered: true,
  folder_id: 2,
  folders: [
    { id: 1, name: "Onboarding", parent_id: null },
    { id: 2, name: "Safety", parent_id: 1 },
  ],
  shared: new Set([1]),
  begun: true,
  since: 5,
};

describe("A shared lesson", () => {
  it("should be open exactly if the role holds its folder or one above and it is published", () => {
    fc.assert(
      fc.property(cases, (lesson) => {
        const held = (id: number | null): boolean => {
          const folder = lesson.folders.find((one) => one.id === id);
          return folder !== undefined && (lesson.shared.has(folder.id) || held(folder.parent_id));
        };
        const entry = sharedLessonEntry(lesson);
        expect(E.isRight(entry)).toBe(held(lesson.folder_id) && lesson.offered);
        if (E.isRight(entry)) expect(entry.right.id).toBe(lesson.folder_id);
        else expect(entry.left.tag).toBe(lesson.begun ? "forbidden" : "not-found");
      }),
    );
  });

  it("should say why it is closed to those who have been in it", () => {
    expect(refusal({ ...facts, shared: new Set() })).toMatchObject({ code: "lesson_not_shared" });
    expect(refusal({ ...facts, folder_id: null })).toMatchObject({ code: "lesson_not_shared" });
    expect(refusal({ ...facts, offered: false })).toMatchObject({ code: "lesson_withdrawn" });
    expect(refusal({ ...facts, shared: new Set(), begun: false })).toMatchObject({ code: "no_lesson" });
  });

  it("should be shown with how much of it is completed, and as done only when it is", () => {
    const stored: StoredSharedLesson = {
      id: 1,
      name: "Ropes",
      banner_img: null,
      minutes: 4,
      points: null,
      items: 3,
      done: 0,
      touched_at: null,
      completed_at: null,
    };
    const shown = (more: Partial<StoredSharedLesson>): readonly unknown[] => {
      const { state, percent, points } = sharedLessonCard({ ...stored, ...more });
      return [state, percent, points];
    };
    expect(shown({})).toEqual(["new", 0, 0]);
    expect(shown({ touched_at: 9, points: 200, done: 2 })).toEqual(["begun", 66, 200]);
    expect(shown({ touched_at: 9, done: 3 })).toEqual(["begun", 99, 0]);
    expect(shown({ touched_at: 9, items: 0 })).toEqual(["begun", 0, 0]);
    expect(shown({ touched_at: 9, completed_at: 9, done: 1 })).toEqual(["done", 100, 0]);
  });
});
