import { describe, expect, it } from "vitest";
import { firstLessons } from "../../../core/lessons/lesson-query.model.ts";
import { folderOfPath, lessonFolderHref, listInAddress, newLessonHref, queryOfAddress } from "../../../ui/staff/lessons/lessons-address.ts";

describe("the address of the library of lessons", () => {
  it("should name a folder by its number [B2.03]", () => {
    expect(["12", "0", "-3", "films", "1e3", undefined].map(folderOfPath)).toEqual([12, null, null, null, null, null]);
    expect([null, 12].map(lessonFolderHref)).toEqual(["/ui/lessons", "/ui/lessons/folder/12"]);
    expect([null, 12].map(newLessonHref)).toEqual(["/ui/lessons/new", "/ui/lessons/new/12"]);
  });

  it("should hold search, filters, order and page", () => {
    const query = queryOfAddress(
      4,
      { search: "pier", tags: 'Safety, "Crew, new"', makers: "3,x,3", state: "changed,open", sort: "-length", page: "3" },
      false,
    );
    expect(query).toEqual({
      ...firstLessons,
      folder_id: 4,
      search: "pier",
      tags: ["Safety", "Crew, new"],
      makers: [3],
      state: ["changed"],
      sort: "-length",
      page: 3,
      all: true,
    });
  });

  it("should read a filter as it wrote it", () => {
    const tags = ["Safety", "Crew, new", 'The "old" one'];
    expect(queryOfAddress(null, { tags: listInAddress(tags) ?? "" }, false).tags).toEqual(tags);
    expect(listInAddress([])).toBeNull();
  });

  it("should ignore invalid parameters", () => {
    expect(queryOfAddress(null, { sort: "colour", page: "0", state: "gone", search: "   " }, false)).toEqual({
      ...firstLessons,
      search: "   ",
    });
    expect(queryOfAddress(null, { search: "a".repeat(300) }, false).search).toHaveLength(200);
  });

  it("should list recently edited lessons through all folders, only at the top", () => {
    expect(queryOfAddress(null, { recent: "true" }, false)).toMatchObject({ recent: true, all: true });
    expect(queryOfAddress(4, { recent: "true" }, false)).toMatchObject({ recent: false, all: false });
  });

  it("should list the whole bin", () => {
    expect(queryOfAddress(4, { recent: "true", search: "pier" }, true)).toEqual({ ...firstLessons, deleted: true, search: "pier" });
  });
});
