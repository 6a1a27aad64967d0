import { describe, expect, it } from "vitest";
import type { CourseFacts, TriggerFacts } from "../../../core/learning/course-facts.model.ts";
import { courseCards, courseView } from "../../../core/learning/course-view.rule.ts";

const now = 1_000_000;
const day = 24 * 3600;

const trigger = (id: number, more: Partial<TriggerFacts> = {}): TriggerFacts => ({
  id,
  name: `Lesson ${id}`,
  items: 2,
  parent_trigger: null,
  draft: false,
  paused: false,
  extra: false,
  sorting_time: 0,
  order: id,
  start_time: 0,
  release: "immediately",
  delay_days: null,
  release_date: null,
  start_at: null,
  timezone: null,
  progress: null,
  ...more,
});
const done = (points = 0) => ({ progress: { points, completed_at: now - 10, touched_at: now - 10 } });
const course = (triggers: readonly TriggerFacts[], more: Partial<CourseFacts> = {}): CourseFacts => ({
  id: 1,
  name: "Course",
  summary: "",
  about: "",
  cover: null,
  portal_section: null,
  show_order: null,
  created_at: 0,
  start_time: 0,
  end_time: 0,
  joined_at: now - day,
  timezone: "UTC",
  triggers,
  ...more,
});
const states = (facts: CourseFacts) => courseView(facts, now).triggers.map(({ id, state, lock }) => [id, state, lock]);

describe("A course as its learner sees it", () => {
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
    const view = courseView(course([trigger(1, done()), trigger(2, { release: "delay", delay_days: 3, start_at: "00:00" })]), now);
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
    const shelf = courseCards(
      [
        course([], { id: 1, joined_at: null }),
        course([], { id: 2, joined_at: null, start_time: now + 1 }),
        course([], { id: 3, joined_at: null, end_time: now }),
        course([], { id: 4, end_time: now }),
      ],
      now,
    );
    expect(shelf.map(({ id }) => id).toSorted()).toEqual([1, 4]);
  });

  it("should sort courses by level, then order with missing ones last, then the newest [B4.14]", () => {
    const shelf = courseCards(
      [
        course([trigger(1, done())], { id: 1, show_order: 0 }),
        course([trigger(2)], { id: 2, created_at: 5 }),
        course([trigger(3)], { id: 3, created_at: 9 }),
        course([trigger(4)], { id: 4, show_order: 7 }),
        course([trigger(5, done()), trigger(6)], { id: 5, show_order: 0 }),
      ],
      now,
    );
    expect(shelf.map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
  });
});
