import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { courseTrace, type CourseOffer } from "../../../core/access-trace/course-trace.rule.ts";
import { folderTrace } from "../../../core/access-trace/folder-trace.rule.ts";
import { lessonTrace } from "../../../core/access-trace/lesson-trace.rule.ts";
import { pageTrace } from "../../../core/access-trace/page-trace.rule.ts";
import { reportTrace } from "../../../core/access-trace/report-trace.rule.ts";
import { readTraceKey, traceKey, traceOptions } from "../../../core/access-trace/trace-options.view-model.ts";
import { isOpenBy } from "../../../core/access-trace/traced.rule.ts";
import { courseCards, courseView } from "../../../core/learning/course-view.rule.ts";
import { builtInReports } from "../../../core/reports/built-in-reports.rule.ts";
import { openReport } from "../../../core/reports/open-reports.rule.ts";
import { someFacts } from "../../arbitraries/course-facts.arb.ts";

const now = 1_782_907_200;
const offer: CourseOffer = { offered: "group", group: { id: 4, name: "Crew" } };

describe("why a learner sees a course, or does not", () => {
  it("should come to the verdict of the portal's list, whatever the course and whenever it is", () => {
    fc.assert(
      fc.property(someFacts(now), (facts) => {
        expect(isOpenBy(courseTrace(facts, offer, now))).toBe(courseCards([facts], now).length === 1);
      }),
    );
  });

  it("should name what keeps out those who have not joined, and waive it for those who have", () => {
    fc.assert(
      fc.property(someFacts(now), (facts) => {
        const verdicts = courseTrace({ ...facts, archived_at: now - 1, draft: false }, offer, now);
        const archived = verdicts.find(({ code }) => code === "course_current");
        expect(archived).toMatchObject({ verdict: facts.joined_at === null ? "unmet" : "waived", at: now - 1, by: "staff" });
        expect(verdicts.find(({ code }) => code === "course_offered_group")).toMatchObject({ name: "Crew", group: 4 });
      }),
    );
  });
});

describe("why a learner takes a lesson, or may not", () => {
  it("should come to the verdict of the syllabus, of a part to that of the lesson above it", () => {
    fc.assert(
      fc.property(someFacts(now), (facts) => {
        const isSeen = courseCards([facts], now).length === 1;
        const view = courseView(facts, now);
        for (const lesson of view.triggers)
          for (const id of [lesson.id, ...lesson.parts.map((part) => part.id)])
            expect([id, isOpenBy(lessonTrace(facts, offer, id, now))]).toEqual([id, isSeen && lesson.state !== "locked"]);
        const listed = new Set(view.triggers.flatMap((lesson) => [lesson.id, ...lesson.parts.map((part) => part.id)]));
        for (const { id } of facts.triggers.filter((trigger) => !listed.has(trigger.id)))
          expect(isOpenBy(lessonTrace(facts, offer, id, now))).toBe(false);
        expect(isOpenBy(lessonTrace(facts, offer, 999, now))).toBe(false);
      }),
    );
  });

  it("should give the reason that the syllabus gives for a lock, and no other of the lesson's own", () => {
    const codes = {
      join: "course_joined",
      previous: "lesson_previous",
      date: "lesson_day",
      drip: "lesson_drip",
      paused: "lesson_pause",
      staff: "lesson_automatic",
      payment: "",
    };
    fc.assert(
      fc.property(someFacts(now), (facts) => {
        for (const { id, lock, waits_for, opens_at } of courseView(facts, now).triggers) {
          const unmet = lessonTrace(facts, offer, id, now).filter(
            ({ code, verdict }) => verdict === "unmet" && (code.startsWith("lesson_") || code === "course_joined"),
          );
          expect(unmet.map(({ code }) => code)).toEqual(lock === null ? [] : [codes[lock]]);
          if (lock === "previous") expect(unmet[0]?.name).toBe(waits_for?.name);
          if (lock === "date") expect(unmet[0]?.at).toBe(opens_at);
        }
      }),
    );
  });
});

describe("why a learner opens a folder or a page, or does not", () => {
  const folders = [
    { id: 1, name: "Handbooks", parent_id: null },
    { id: 2, name: "Safety", parent_id: 1 },
    { id: 3, name: "Private", parent_id: null },
  ];
  const role = { name: "Crew", permissions: ["files"] };
  type Asked = Parameters<typeof folderTrace> extends [unknown, ...infer Rest] ? Rest : never;
  const unmet = (...of: Asked): readonly string[] =>
    folderTrace("folder", ...of).flatMap(({ code, verdict }) => (verdict === "unmet" ? [code] : []));

  it("should name the role, its permission, and the folder above that is shared", () => {
    expect(unmet(null, folders, new Set([1]), 2)).toEqual(["role_there"]);
    expect(unmet({ ...role, permissions: [] }, folders, new Set([1]), 2)).toEqual(["role_files"]);
    expect(unmet(role, folders, new Set([1]), 3)).toEqual(["folder_shared"]);
    expect(folderTrace("folder", role, folders, new Set([1]), 2).at(-1)).toMatchObject({ verdict: "met", name: "Handbooks", by: "admins" });
  });

  it("should open a folder of lessons that is shared, whatever the role includes", () => {
    const none = { ...role, permissions: [] };
    expect(isOpenBy(folderTrace("lesson_folder", none, folders, new Set([1]), 2))).toBe(true);
    expect(isOpenBy(folderTrace("lesson_folder", none, folders, new Set([1]), 3))).toBe(false);
    expect(isOpenBy(folderTrace("lesson_folder", null, folders, new Set([1]), 2))).toBe(false);
  });

  it("should open a page once it is published", () => {
    const page = {
      id: 1,
      path: "hours",
      title: "",
      html: "",
      draft_title: "Hours",
      draft_html: "",
      published_at: null,
      version: 1,
      updated_at: 1,
      deleted_at: null,
    };
    expect(isOpenBy(pageTrace(page))).toBe(false);
    expect(pageTrace({ ...page, published_at: 5 })).toMatchObject([{ verdict: "met", at: 5 }]);
  });
});

describe("why a learner opens a report, or does not", () => {
  it("should come to the verdict of the portal, whatever the role and whatever is published to it", () => {
    const pids = builtInReports.map(({ pid }) => pid);
    const roles = fc.option(fc.subarray(["files", "reports", "messages"]).map((permissions) => ({ name: "Crew", permissions })));
    fc.assert(
      fc.property(roles, fc.subarray(pids), fc.constantFrom(...pids), (role, published, pid) => {
        const isOpen = E.isRight(openReport(pid, { role, published, organisation: "Harbor" }));
        expect(isOpenBy(reportTrace(role, published, pid))).toBe(isOpen);
      }),
    );
  });
});

describe("what can be asked about", () => {
  it("should be one list with lessons behind their course, each with a key that can be read again", () => {
    const options = traceOptions({
      courses: [{ id: 1, name: "Basics", lessons: [{ id: 1, name: "Welcome" }] }],
      folders: [{ id: 1, name: "A" }],
      lesson_folders: [{ id: 1, name: "C" }],
      pages: [{ id: 1, name: "B" }],
      reports: [{ id: "activity", name: "Activity" }],
    });
    expect(options.map(({ key, place }) => [key, place])).toEqual([
      ["course:1", null],
      ["lesson:1", "Basics"],
      ["folder:1", null],
      ["lesson_folder:1", null],
      ["page:1", null],
      ["report:activity", null],
    ]);
    expect(options.map(({ key }) => readTraceKey(key))).toEqual(
      options.map(({ kind }) => ({ kind, id: kind === "report" ? "activity" : 1 })),
    );
    expect(traceKey("page", 7)).toBe("page:7");
    expect(["", "page:", "page:x", "user:1", "report:1"].map(readTraceKey)).toEqual([null, null, null, null, null]);
  });
});
