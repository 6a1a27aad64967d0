import { describe, expect, it } from "vitest";
import { searchPortal } from "../../../core/portal-search/portal-search.rule.ts";
import { contactTest, imaginedTest, noon } from "../../../ui/staff/course-tests/gallery-course-tests.ts";

const tides = { ...imaginedTest.facts, id: 2, name: "Reading tides", about: "<p>The <b>máster</b> of the quay</p>", triggers: [] };
const pages = [{ path: "who-we-are", title: "Who we are", html: "<p>Ask the <b>pilot</b> about fog</p>" }];
const search = (words: string) => searchPortal({ courses: [contactTest.facts, tides], pages }, words, noon);

describe("A learner's search", () => {
  it("should find courses by name and description, and lessons by name, whatever case, accents and order", () => {
    expect(search("MASTER quay").courses.map(({ id }) => id)).toEqual([2]);
    expect(search("b master").courses).toEqual([]);
    expect(search("loop slip")).toMatchObject({
      lessons: [{ id: 2, name: "A loop that does not slip", course: { id: 1 }, state: "current", lock: null }],
      lesson_count: 1,
    });
    expect(search("   ")).toMatchObject({ course_count: 0, lesson_count: 0 });
  });

  it("should name locked lessons with the reason, and lessons of a course by its name last", () => {
    expect(search("drill").lessons).toMatchObject([{ id: 5, state: "locked", lock: "date" }]);
    expect(search("harbor").lessons.map(({ id }) => id)).toEqual([6]);
    expect(search("safety drill").lessons.map(({ id }) => id)).toEqual([5]);
  });

  it("should find pages by title and text, and none by what is written in a tag", () => {
    const found = { pages: [{ path: "who-we-are", title: "Who we are" }], page_count: 1, course_count: 0 };
    expect(search("pilot ARE")).toMatchObject(found);
    expect(search("fog pilot")).toMatchObject(found);
    expect(search("<b>")).toMatchObject({ pages: [], page_count: 0 });
  });

  it("should find lessons of shared folders by name, and count them with those of courses", () => {
    const shared = [{ id: 9, name: "Fire drill", folder: { id: 4, name: "Drills" }, state: "new" as const }];
    const found = searchPortal({ courses: [contactTest.facts], pages: [], shared }, "DRILL", noon);
    expect(found).toMatchObject({ lessons: [{ id: 5 }], shared, lesson_count: 2 });
    expect(searchPortal({ courses: [], pages: [], shared }, "fog", noon)).toMatchObject({ shared: [], lesson_count: 0 });
  });

  it("should leave out drafts, except for testers, and courses that are not offered", () => {
    const draft = { ...tides, draft: true };
    expect(searchPortal({ courses: [draft], pages: [] }, "tides", noon).course_count).toBe(0);
    expect(searchPortal({ courses: [{ ...draft, tester: true }], pages: [] }, "tides", noon).course_count).toBe(1);
    expect(searchPortal({ courses: [{ ...tides, offered: false }], pages: [] }, "tides", noon).course_count).toBe(0);
  });
});
