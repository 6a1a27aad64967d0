import { describe, expect, it } from "vitest";
import { courseOn } from "../../../core/course-tests/course-on.rule.ts";
import { courseOnDay, courseTime, firstOpen } from "../../../core/course-tests/course-test.view-model.ts";
import { courseView } from "../../../core/learning/course-view.rule.ts";
import { contactTest, imaginedTest, noon } from "../../../ui/staff/course-tests/gallery-course-tests.ts";

const settings = { joined: "2026-06-29", pace: "week", drafts: false } as const;
const day = 86_400;
const told = (time: ReturnType<typeof courseTime>) =>
  time.changes.map(({ at, lessons }) => [
    new Date(at * 1000).toISOString().slice(0, 10),
    ...lessons.map(({ lesson, to }) => `${lesson.id} ${to}`),
  ]);

describe("A course tried out with an imagined learner", () => {
  it("should tell what opens and is finished when, in the order of the rules", () => {
    expect(told(courseTime(imaginedTest, settings, noon))).toEqual([
      ["2026-06-29", "1 open"],
      ["2026-07-06", "2 open", "1 done"],
      ["2026-07-13", "4 open", "2 done"],
      ["2026-07-20", "5 open", "4 done"],
      ["2026-07-27", "5 done"],
      ["2026-07-29"],
    ]);
  });

  it("should wait for ever behind the first lesson when nothing is finished, and show drafts only when asked", () => {
    const never = courseTime(imaginedTest, { ...settings, pace: "never" }, noon);
    expect([firstOpen(never, 1) === null, firstOpen(never, 2)]).toEqual([false, null]);
    expect(courseOnDay(never, "2026-07-30").triggers.find(({ id }) => id === 2)?.waits_for?.name).toBe("On the quay");
    const ids = (drafts: boolean) =>
      courseOnDay(courseTime(imaginedTest, { ...settings, drafts }, noon), "2026-07-01").triggers.map(({ id }) => id);
    expect([ids(false).includes(7), ids(true).includes(7)]).toEqual([false, true]);
  });

  it("should finish each lesson on the day it opens at the quickest pace", () => {
    const time = courseTime(imaginedTest, { ...settings, pace: "at-once" }, noon);
    const states = (date: string) => courseOnDay(time, date).triggers.map(({ id, state }) => `${id} ${state}`);
    expect(states("2026-06-29")).toEqual(expect.arrayContaining(["1 done", "2 done", "4 locked"]));
    expect(states("2026-07-20")).toEqual(expect.arrayContaining(["4 done", "5 done"]));
    expect(time.last >= "2026-07-27").toBe(true);
  });
});

describe("A course tried out with a contact", () => {
  it("should be what the portal shows today, and what it showed before", () => {
    const time = courseTime(contactTest, settings, noon);
    const today = courseOnDay(time, "2026-07-01");
    expect(today.triggers.map(({ state }) => state)).toEqual(
      courseView(contactTest.facts, noon + 10 * 3600 - 1).triggers.map(({ state }) => state),
    );
    const before = courseOnDay(time, "2026-06-22");
    expect(before.triggers.find(({ id }) => id === 1)?.state).toBe("current");
    expect([time.first, before.finished, today.finished]).toEqual(["2026-06-21", 0, 1]);
  });

  it("should go on at the pace that is chosen from now on, with what is finished already", () => {
    const opens = (pace: "never" | "week") => firstOpen(courseTime(contactTest, { ...settings, pace }, noon), 5);
    expect([opens("never"), opens("week") !== null]).toEqual([null, true]);
    const week = courseTime(contactTest, settings, noon);
    expect(week.facts.triggers.find(({ id }) => id === 1)?.progress?.completed_at).toBe(noon - 8 * day);
    expect(week.facts.triggers.find(({ id }) => id === 2)?.progress?.completed_at).toBe(noon + 7 * day);
  });

  it("should leave out what happened later: openings, pauses and their ends", () => {
    const facts = {
      ...contactTest.facts,
      pauses: [{ of: "learner", paused_at: noon - 5 * day, resumed_at: noon - 2 * day } as const],
      triggers: contactTest.facts.triggers.map((one) => ({ ...one, opened_at: one.id === 6 ? noon - day : null })),
    };
    expect(courseOn(facts, noon - 6 * day)).toMatchObject({ pauses: [] });
    expect(courseOn(facts, noon - 3 * day).pauses).toEqual([{ of: "learner", paused_at: noon - 5 * day, resumed_at: null }]);
    expect(courseOn(facts, noon - 3 * day).triggers.every(({ opened_at }) => opened_at === null)).toBe(true);
    expect(courseOn(facts, noon)).toEqual(facts);
  });
});
