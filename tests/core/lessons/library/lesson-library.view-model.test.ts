import { describe, expect, it } from "vitest";
import { idle, loaded } from "../../../../core/kernel/remote.ts";
import { emptyState, stateOf } from "../../../../core/kernel/resource-state.ts";
import { firstLessons, type LessonQuery } from "../../../../core/lessons/lesson-query.model.ts";
import { folderEntry, lessonEntry } from "../../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonLibraryState } from "../../../../core/lessons/library/lesson-library.model.ts";
import {
  isNarrowed,
  isRecentlyEdited,
  lessonActionsOn,
  lessonsShown,
  lessonState,
  tagsOnLessons,
} from "../../../../core/lessons/library/lesson-library.view-model.ts";
import { lessonFolderOf, lessonOf } from "./lesson-sample.ts";

const query = (values: Partial<LessonQuery> = {}): LessonQuery => ({ ...firstLessons, ...values });
const rows = loaded({ all: [lessonOf(7)], count: 41, page: 1, pages: 1 });
const state = (values: Partial<LessonLibraryState> = {}): LessonLibraryState => ({
  query: firstLessons,
  answered: values.query ?? firstLessons,
  page: stateOf({ ...emptyState("grid"), rows }),
  folders: loaded([lessonFolderOf(1), lessonFolderOf(2, 1), lessonFolderOf(3, null, { editable: false })]),
  binFolders: loaded([lessonFolderOf(9, 1)]),
  tags: idle,
  ...values,
});
const keysAt = (asked: LessonQuery) => lessonsShown(state({ query: asked }), asked, "admin").items.map(({ key }) => key);

describe("the library of lessons", () => {
  it.each([
    ["the top", query(), ["folder:1", "folder:3", "lesson:7"]],
    ["a folder", query({ folder_id: 1 }), ["folder:2", "lesson:7"]],
    ["a tag", query({ tags: ["Safety"], all: true }), ["lesson:7"]],
    ["a maker", query({ makers: [1], all: true }), ["lesson:7"]],
    ["a state", query({ state: ["changed"], all: true }), ["lesson:7"]],
    ["what was edited lately", query({ recent: true, all: true }), ["lesson:7"]],
    ["the bin", query({ deleted: true }), ["folder:9", "lesson:7"]],
  ])("should list folders before lessons, and none beside filters: %s", (_, asked, keys) => {
    expect(keysAt(asked)).toEqual(keys);
  });

  it("should let members add where they may change the folder, and guests nowhere", () => {
    const may = (asked: LessonQuery, role: "user" | "guest") => {
      const { mayAdd, mayAddFolder } = lessonsShown(state({ query: asked }), asked, role);
      return [mayAdd, mayAddFolder];
    };
    expect(may(query(), "user")).toEqual([true, true]);
    expect(may(query({ folder_id: 3 }), "user")).toEqual([false, false]);
    expect(may(query({ search: "a", all: true }), "user")).toEqual([true, false]);
    expect(may(query({ deleted: true }), "user")).toEqual([false, false]);
    expect(may(query(), "guest")).toEqual([false, false]);
  });

  it("should offer to clear searches and filters, but not the list of recent lessons", () => {
    expect([{}, { recent: true }, { search: " " }].map((values) => isNarrowed(query(values)))).toEqual([false, false, false]);
    const narrowed: readonly Partial<LessonQuery>[] = [{ search: "a" }, { tags: ["a"] }, { makers: [1] }, { state: ["published"] }];
    expect(narrowed.map((values) => isNarrowed(query(values)))).toEqual([true, true, true, true]);
  });

  it("should tell what learners get of a lesson", () => {
    expect(lessonState(lessonOf(1))).toBe("published");
    expect(lessonState(lessonOf(1, { isDirty: true }))).toBe("changed");
    expect(lessonState(lessonOf(1, { published_version: null, isDirty: true }))).toBe("unpublished");
  });

  it("should count a lesson as recently edited for seven days", () => {
    const day = 86_400;
    expect([0, 7 * day - 1, 7 * day].map((after) => isRecentlyEdited({ updated_at: 1_000 }, 1_000 + after))).toEqual([true, true, false]);
  });

  it("should tell the tags that all lessons have from those that some have", () => {
    expect(tagsOnLessons([lessonOf(1, { tags: ["a", "b"] }), lessonOf(2, { tags: ["b", "c"] })])).toEqual({ all: ["b"], some: ["a", "c"] });
    expect(tagsOnLessons([])).toEqual({ all: [], some: [] });
  });
});

describe("actions on lessons and folders", () => {
  const [lesson, other, folder] = [lessonEntry(lessonOf(1)), lessonEntry(lessonOf(2)), folderEntry(lessonFolderOf(1))];
  const fixed = lessonEntry(lessonOf(3, { editable: false, deletable: false }));
  const unpublished = lessonEntry(lessonOf(5, { published_version: null }));
  const kept = lessonEntry(lessonOf(4, { deletable: false }));

  it.each([
    ["a lesson", [lesson], ["open", "take", "test", "rename", "export", "copy", "move", "tag", "teams", "remove"]],
    ["a folder", [folder], ["open", "rename", "copy", "move", "teams", "remove"]],
    ["lessons", [lesson, other], ["copy", "move", "tag", "teams", "remove"]],
    ["lessons and folders", [lesson, folder], ["copy", "move", "teams", "remove"]],
    ["a lesson that is not published", [unpublished], ["open", "test", "rename", "export", "copy", "move", "tag", "teams", "remove"]],
    ["a lesson that cannot be changed", [fixed], ["open", "take", "test", "export", "copy"]],
    ["lessons of which one cannot be deleted", [lesson, kept], ["copy", "move", "tag", "teams"]],
    ["nothing", [], []],
  ])("should be for %s", (_, entries, expected) => {
    expect(lessonActionsOn(entries, false, "user")).toEqual(expected);
  });

  it("should only restore in the bin, and only open and play for guests", () => {
    expect(lessonActionsOn([lesson, folder], true, "user")).toEqual(["restore"]);
    expect(lessonActionsOn([fixed], true, "user")).toEqual([]);
    expect(lessonActionsOn([lesson], false, "guest")).toEqual(["open", "take", "test"]);
    expect(lessonActionsOn([lesson], true, "guest")).toEqual([]);
  });
});
