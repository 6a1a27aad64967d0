import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../../core/kernel/failure.ts";
import type { LessonQuery } from "../../../../core/lessons/lesson-query.model.ts";
import type { LessonMassAction } from "../../../../core/lessons/lesson-write.model.ts";
import type { LessonRelated } from "../../../../core/lessons/lesson.model.ts";
import {
  copiesIn,
  moveOf,
  moveUndoOf,
  plainOf,
  tagsOf,
  tagsUndoOf,
  teamsOf,
  teamsUndoOf,
} from "../../../../core/lessons/library/lesson-actions.rule.ts";
import { folderEntry, lessonEntry } from "../../../../core/lessons/library/lesson-entry.rule.ts";
import { isInUse, usedLessons } from "../../../../core/lessons/library/used-lessons.service.ts";
import { lessonFolderOf, lessonOf } from "./lesson-sample.ts";

const entries = [
  lessonEntry(lessonOf(1, { folder_id: 4, tags: ["Safety", "Crew"], teams: [1] })),
  lessonEntry(lessonOf(2, { tags: ["Safety"] })),
  folderEntry(lessonFolderOf(1, 4, { teams: [1, 2] })),
];

describe("bulk actions on lessons and folders", () => {
  it("should move entries, and move each back to where it was", () => {
    expect(moveOf(entries, 9)).toEqual({ lessons: [1, 2], folders: [1], action: "move", folder_id: 9 });
    expect(moveUndoOf(entries)).toEqual([
      { lessons: [1], folders: [1], action: "move", folder_id: 4 },
      { lessons: [2], folders: [], action: "move", folder_id: null },
    ]);
  });

  it("should tag lessons, and undo it only for those that it changed", () => {
    const change = { add: ["Crew"], remove: ["Safety"] };
    expect(tagsOf(entries.slice(0, 2), change)).toEqual([
      { lessons: [1, 2], folders: [], action: "tag", tags: ["Crew"] },
      { lessons: [1, 2], folders: [], action: "untag", tags: ["Safety"] },
    ]);
    expect(tagsUndoOf(entries.slice(0, 2), change)).toEqual([
      { lessons: [2], folders: [], action: "untag", tags: ["Crew"] },
      { lessons: [1, 2], folders: [], action: "tag", tags: ["Safety"] },
    ]);
    expect(tagsOf(entries, { add: [], remove: [] })).toEqual([]);
  });

  it("should restore the tags of every lesson after any change of tags", () => {
    const tag = fc.constantFrom("a", "b", "c", "d");
    const tagSets = fc.array(fc.uniqueArray(tag), { minLength: 1, maxLength: 5 });
    const applied = (held: ReadonlyMap<number, ReadonlySet<string>>, actions: readonly LessonMassAction[]) =>
      actions.reduce((now, { lessons, action, tags = [] }) => {
        const next = new Map(now);
        for (const id of lessons)
          next.set(
            id,
            action === "tag"
              ? new Set([...(next.get(id) ?? []), ...tags])
              : new Set([...(next.get(id) ?? [])].filter((one) => !tags.includes(one))),
          );
        return next;
      }, held);
    fc.assert(
      fc.property(tagSets, fc.uniqueArray(tag), fc.uniqueArray(tag), (sets, add, taken) => {
        const remove = taken.filter((one) => !add.includes(one));
        const lessons = sets.map((tags, at) => lessonEntry(lessonOf(at + 1, { tags })));
        const before = new Map(sets.map((tags, at) => [at + 1, new Set(tags)]));
        const after = applied(before, tagsOf(lessons, { add, remove }));
        expect(applied(after, tagsUndoOf(lessons, { add, remove }))).toEqual(before);
      }),
    );
  });

  it("should share with teams, and undo it for each entry as it was", () => {
    const change = { add: [2], remove: [1] };
    expect(teamsOf(entries, change).map(({ action, teams }) => [action, teams])).toEqual([
      ["share", [2]],
      ["unshare", [1]],
    ]);
    expect(teamsUndoOf(entries, change)).toEqual([
      { lessons: [1, 2], folders: [], action: "unshare", teams: [2] },
      { lessons: [1], folders: [1], action: "share", teams: [1] },
    ]);
  });

  it("should undo copies by deleting what was made", () => {
    const results = [
      { kind: "lesson" as const, id: 1, done: true, message: "", made: 31 },
      { kind: "lesson" as const, id: 2, done: false, message: "Lesson not found.", made: null },
    ];
    expect(plainOf(copiesIn(entries, { results }), "delete")).toEqual({ lessons: [31], folders: [], action: "delete" });
  });
});

describe("the live campaigns that use lessons", () => {
  const related = (campaigns: LessonRelated["campaigns"], hidden = 0): LessonRelated => ({ campaigns, groups: [], files: [], hidden });
  const course = { id: 7, name: "Spring course", live: true };
  const store = (failing: number | null = null) => {
    const asked: number[] = [];
    return {
      asked,
      list: (query: LessonQuery) => async () => E.right({ results: [lessonOf(Number(query.folder_id) * 10)], page: 1, pages: 1, count: 3 }),
      related: (key: number | string) => async (): Promise<E.Either<Failure, LessonRelated>> => {
        asked.push(Number(key));
        if (key === failing) return E.left({ tag: "offline" });
        return E.right(key === 2 ? related([{ ...course, id: 8, live: false }]) : related([course], key === 10 ? 1 : 0));
      },
    };
  };

  it("should be named once for lessons and those in folders, with what was not checked", async () => {
    const lessons = store();
    expect(await usedLessons(lessons, entries)()).toEqual(E.right({ campaigns: [course], hidden: 1, unchecked: 2 }));
    expect(lessons.asked).toEqual([1, 2, 10]);
  });

  it("should not hold back a lesson that only a paused campaign uses", async () => {
    const answer = await usedLessons(store(), entries.slice(1, 2))();
    expect(E.isRight(answer) && isInUse(answer.right)).toBe(false);
  });

  it("should be unknown when a response is missing", async () => {
    expect(await usedLessons(store(2), entries)()).toEqual(E.left({ tag: "offline" }));
  });
});
