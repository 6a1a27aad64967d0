import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CourseListSettings, CourseListSettings as Settings, CourseSort } from "../../../core/campaigns/course-list.model.ts";
import { courseList, everyCourse, isNarrowed, usualCourses } from "../../../core/campaigns/course-list.rule.ts";
import { sameSettings } from "../../../core/views/list-kind.model.ts";

const settings: fc.Arbitrary<CourseListSettings> = fc.record({
  filters: fc.record({
    state: fc.constantFrom(null, "live", "draft", "archived"),
    type: fc.constantFrom(null, "course", "drip"),
    offered: fc.constantFrom(null, "all", "group", "enrol"),
    team: fc.constantFrom(null, 1, 7),
    search: fc.constantFrom("", "knots", "any", "a&b~c,d"),
  }),
  sort: fc.constantFrom(...Object.keys(CourseSort.keys).filter(CourseSort.is)),
  columns: fc.constantFrom(usualCourses.columns, [
    { id: "name", width: 240 },
    { id: "type", width: null },
  ]),
  kind: fc.constantFrom("list", "grid"),
});

describe("the settings of the list of courses in the address", () => {
  it("should be read back from the address over those of the view", () => {
    fc.assert(
      fc.property(settings, settings, (wanted, base) => {
        const said = Object.entries(courseList.toAddress(wanted, base)).flatMap(([key, text]) => (text === null ? [] : [[key, text]]));
        expect(courseList.ofAddress(Object.fromEntries(said), base)).toEqual(wanted);
        expect(sameSettings(courseList, wanted, wanted)).toBe(true);
      }),
    );
  });

  it("should be read safely, whatever was typed", () => {
    const keys = fc.constantFrom("state", "type", "offered", "team", "search", "sort", "columns", "view");
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string()), (address) => {
        expect(Settings.is(courseList.ofAddress(address, usualCourses))).toBe(true);
      }),
    );
  });

  it("should be narrowed by any filter, and by no search of spaces", () => {
    expect(isNarrowed(everyCourse)).toBe(false);
    expect(isNarrowed({ ...everyCourse, search: "  " })).toBe(false);
    expect(isNarrowed({ ...everyCourse, team: 3 })).toBe(true);
    expect(isNarrowed({ ...everyCourse, state: "draft" })).toBe(true);
  });
});
