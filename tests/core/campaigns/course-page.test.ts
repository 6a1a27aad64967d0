import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CoursePageQuery, CourseSort } from "../../../core/campaigns/course-list.model.ts";
import { everyCourse } from "../../../core/campaigns/course-list.rule.ts";
import { coursePage, finishedShare, type SharedCourse } from "../../../core/campaigns/course-page.rule.ts";

const course = (id: number, name: string, more: Partial<SharedCourse> = {}): SharedCourse => ({
  id,
  name,
  internal_name: "",
  type: "course",
  portal_section: null,
  show_order: null,
  start_time: 0,
  end_time: 0,
  created_at: 0,
  updated_at: 0,
  user_id: 1,
  status: "live",
  draft: false,
  paused: false,
  archived_at: null,
  is_default: false,
  lessons: 0,
  learners: 0,
  completed: 0,
  cover: null,
  offered: "all",
  teams: [],
  ...more,
});
const order = { sections: ["Start here"], now: 100 };
const first: CoursePageQuery = { ...everyCourse, sort: "name", limit: 50, after: null };
const names = (courses: readonly SharedCourse[], query: Partial<CoursePageQuery>): readonly string[] | undefined =>
  coursePage(courses, { ...first, ...query }, order)?.results.map(({ name }) => name);
const sorts = Object.keys(CourseSort.keys).filter(CourseSort.is);

describe("a page of the list of courses", () => {
  const courses = [
    course(1, "Zebra knots", { teams: [7], learners: 4, completed: 3, lessons: 2 }),
    course(2, "Ålesund harbor", { draft: true, offered: "group", learners: 2, completed: 2 }),
    course(3, "cleats", { archived_at: 5, type: "drip" }),
    course(4, "Bowline", { internal_name: "Autumn: bowline", lessons: 9, portal_section: "Start here" }),
  ];

  it("should leave archived courses to their own state", () => {
    expect(names(courses, {})).toEqual(["Ålesund harbor", "Bowline", "Zebra knots"]);
    expect(names(courses, { state: "archived" })).toEqual(["cleats"]);
    expect(names(courses, { state: "draft" })).toEqual(["Ålesund harbor"]);
  });

  it("should be narrowed by type, offer, team, and by both names in any case and without accents", () => {
    expect(names(courses, { offered: "group" })).toEqual(["Ålesund harbor"]);
    expect(names(courses, { state: "archived", type: "drip" })).toEqual(["cleats"]);
    expect(names(courses, { team: 7 })).toEqual(["Zebra knots"]);
    expect(names(courses, { search: " alesund " })).toEqual(["Ålesund harbor"]);
    expect(names(courses, { search: "autumn" })).toEqual(["Bowline"]);
  });

  it("should be sorted by the share of learners who finished, without learners last", () => {
    expect(names(courses, { sort: "-finished" })).toEqual(["Ålesund harbor", "Zebra knots", "Bowline"]);
    expect([finishedShare({ learners: 4, completed: 3 }), finishedShare({ learners: 0, completed: 0 })]).toEqual([0.75, null]);
  });

  it("should begin with the portal's sections in the order of the portal", () => {
    expect(names(courses, { sort: "portal" })).toEqual(["Bowline", "Ålesund harbor", "Zebra knots"]);
  });

  it("should say how many match and how many there are, without telling teams", () => {
    const page = coursePage(courses, { ...first, limit: 1, state: "live" }, order);
    expect(page).toMatchObject({ count: 2, total: 4 });
    expect(page?.results[0]).not.toHaveProperty("teams");
  });

  it("should refuse a cursor that no page gave", () => {
    expect(coursePage(courses, { ...first, after: "12" }, order)).toBe(null);
    expect(coursePage(courses, { ...first, after: "{" }, order)).toBe(null);
  });

  it("should show every course once, page after page, whatever the order and the limit", () => {
    const any = fc
      .array(
        fc.record({
          name: fc.constantFrom("a", "B", "é"),
          learners: fc.nat(3),
          completed: fc.nat(3),
          lessons: fc.nat(2),
          show_order: fc.option(fc.nat(2)),
        }),
        {
          maxLength: 12,
        },
      )
      .map((rows) => rows.map(({ name, ...more }, at) => course(at + 1, name, more)));
    fc.assert(
      fc.property(any, fc.constantFrom(...sorts), fc.integer({ min: 1, max: 5 }), (all, sort, limit) => {
        const seen: number[] = [];
        for (let after: string | null = null, more = true; more;) {
          const page = coursePage(all, { ...first, sort, limit, after }, order);
          seen.push(...(page?.results ?? []).map(({ id }) => id));
          after = page?.next ?? null;
          more = after !== null;
        }
        const whole = coursePage(all, { ...first, sort, limit: 100 }, order);
        expect(seen).toEqual(whole?.results.map(({ id }) => id));
        expect(new Set(seen).size).toBe(all.length);
      }),
    );
  });

  it("should go on after a course that was deleted meanwhile", () => {
    const page = coursePage(courses, { ...first, limit: 1 }, order);
    expect(names(courses.slice(2), { after: page?.next ?? null })).toEqual(["Bowline"]);
  });
});
