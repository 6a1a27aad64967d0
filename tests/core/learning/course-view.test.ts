import { describe, expect, it } from "vitest";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { courseCards, courseView } from "../../../core/learning/course-view.rule.ts";
import { course, day, now, trigger } from "./sample-course-facts.ts";

const done = (points = 0) => ({ progress: { points, completed_at: now - 10, touched_at: now - 10 } });
const states = (facts: CourseFacts) => courseView(facts, now).triggers.map(({ id, state, lock }) => [id, state, lock]);

describe("A course as its learner sees it", () => {
  it("should say which lesson to finish first, and which pause or person a lesson waits for [C4.26] [C4.27]", () => {
    const locks = (facts: CourseFacts) =>
      courseView(facts, now).triggers.map(({ id, lock, waits_for }) => [id, lock, waits_for?.name ?? null]);
    const delayed = trigger(3, { release: "delay", join_delay: 3 });
    const lasts = (of: "learner" | "course") => ({ pauses: [{ of, paused_at: now - 100, resumed_at: null }] });
    expect(locks(course([trigger(1), trigger(2)]))).toEqual([
      [1, null, null],
      [2, "previous", "Lesson 1"],
    ]);
    expect(locks(course([delayed]))).toEqual([[3, "date", null]]);
    expect(locks(course([delayed], lasts("learner")))).toEqual([[3, "drip", null]]);
    expect(locks(course([delayed], lasts("course")))).toEqual([[3, "paused", null]]);
    expect(locks(course([trigger(4, { automatic: false })]))).toEqual([[4, "staff", null]]);
  });

  it("should open a lesson that staff opened, whatever comes before it or keeps it", () => {
    const opened = trigger(2, { opened_at: now - 5, release: "delay", join_delay: 30 });
    expect(states(course([trigger(1), opened, trigger(3)]))).toEqual([
      [1, "current", null],
      [2, "open", null],
      [3, "locked", "previous"],
    ]);
  });

  it("should not lose what was open when a pause begins, and open the rest later by its length", () => {
    const pauses = [{ of: "learner" as const, paused_at: now - day + 60, resumed_at: now - day + 3660 }];
    const opens = courseView(course([trigger(1), trigger(2, { release: "delay", join_delay: 3 })], { pauses }), now).triggers.map(
      ({ opens_at }) => opens_at,
    );
    const unpaused = courseView(course([trigger(2, { release: "delay", join_delay: 3 })]), now).triggers[0]?.opens_at ?? 0;
    expect(opens).toEqual([null, unpaused + 3600]);
  });

  it("should be due at the end of a day, or so many days after joining", () => {
    expect(courseView(course([], { due_date: "1970-01-20" }), now).due_at).toBe(20 * day - 1);
    expect(courseView(course([], { due_days: 2, joined_at: 10 * day + 5 }), now).due_at).toBe(13 * day - 1);
    expect(courseView(course([], { due_days: 2, joined_at: null }), now).due_at).toBe(null);
  });

  it("should be listed while it is live and offered, or joined; never as a draft, and ended once archived", () => {
    const listed = (more: Partial<CourseFacts>) => courseCards([course([], more)], now).length === 1;
    expect(listed({ joined_at: null })).toBe(true);
    expect(listed({ joined_at: null, offered: false })).toBe(false);
    expect(listed({ offered: false })).toBe(true);
    expect(listed({ draft: true })).toBe(false);
    expect(listed({ joined_at: null, archived_at: now - 1 })).toBe(false);
    expect(listed({ archived_at: now - 1 })).toBe(true);
  });

  it("should make the first unfinished lesson the current one and lock those after it [C4.26]", () => {
    expect(states(course([trigger(1), trigger(2), trigger(3)]))).toEqual([
      [1, "current", null],
      [2, "locked", "previous"],
      [3, "locked", "previous"],
    ]);
  });

  it("should list finished lessons after unfinished ones, each by its place [B4.12]", () => {
    expect(states(course([trigger(1, done()), trigger(2), trigger(3)]))).toEqual([
      [2, "current", null],
      [3, "locked", "previous"],
      [1, "done", null],
    ]);
  });

  it("should count a lesson as finished only with its parts, and continue with the unfinished part [B4.11]", () => {
    const view = courseView(
      course([
        trigger(1, done(100)),
        trigger(2, { parent_trigger: 1, progress: { points: 50, completed_at: null, touched_at: now } }),
        trigger(3),
      ]),
      now,
    );
    expect(view.triggers[0]).toMatchObject({ id: 1, state: "current", points: 150, parts: [{ id: 2, done: false }] });
    expect(view.next).toEqual({ id: 2, name: "Lesson 2" });
    expect(view.triggers[1]).toMatchObject({ id: 3, state: "locked" });
    expect(view).toMatchObject({ lessons: 2, finished: 0, points: 150 });
  });

  it("should keep an extra lesson open and let it lock no other", () => {
    expect(states(course([trigger(1, { extra: true }), trigger(2), trigger(3, { extra: true })]))).toEqual([
      [1, "current", null],
      [2, "open", null],
      [3, "open", null],
    ]);
  });

  it("should show a lesson that opens later with its time, and not complete the course before it", () => {
    const view = courseView(course([trigger(1, done()), trigger(2, { release: "delay", join_delay: 3, start_at: "00:00" })]), now);
    expect(view.triggers[0]).toMatchObject({ id: 2, state: "locked", lock: "date", opens_at: expect.any(Number) });
    expect(view).toMatchObject({ status: "current", level: 2, next: null });
  });

  it("should neither show nor need drafts and paused lessons", () => {
    expect(courseView(course([trigger(1, done()), trigger(2, { draft: true }), trigger(3, { paused: true })]), now)).toMatchObject({
      lessons: 1,
      level: 3,
      status: "completed",
    });
  });

  it("should handle lessons that are each other's parts", () => {
    expect(
      courseView(course([trigger(1, { parent_trigger: 2 }), trigger(2, { parent_trigger: 1 })]), now).triggers.map(({ id, parts }) => [
        id,
        parts,
      ]),
    ).toEqual([
      [1, []],
      [2, []],
    ]);
  });
});

describe("The course list", () => {
  it("should contain live courses and those joined before they ended", () => {
    const cards = courseCards(
      [
        course([], { id: 1, joined_at: null }),
        course([], { id: 2, joined_at: null, start_time: now + 1 }),
        course([], { id: 3, joined_at: null, end_time: now }),
        course([], { id: 4, end_time: now }),
      ],
      now,
    );
    expect(cards.map(({ id }) => id).toSorted()).toEqual([1, 4]);
  });

  it("should sort courses by level, then order with missing ones last, then the newest [B4.14]", () => {
    const cards = courseCards(
      [
        course([trigger(1, done())], { id: 1, show_order: 0 }),
        course([trigger(2)], { id: 2, created_at: 5 }),
        course([trigger(3)], { id: 3, created_at: 9 }),
        course([trigger(4)], { id: 4, show_order: 7 }),
        course([trigger(5, done()), trigger(6)], { id: 5, show_order: 0 }),
      ],
      now,
    );
    expect(cards.map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
  });
});
