import { describe, expect, it } from "vitest";
import type { CourseTrigger } from "../../../core/courses/course-level.rule.ts";
import { courseLevel } from "../../../core/courses/course-level.rule.ts";
import { courseStatus } from "../../../core/courses/course-status.rule.ts";

const trigger = (id: number | string, given: Partial<CourseTrigger> = {}): CourseTrigger => ({
  id,
  parent_trigger: null,
  finished: false,
  draft: null,
  paused: null,
  ...given,
});
const done = (id: number, given: Partial<CourseTrigger> = {}): CourseTrigger => trigger(id, { finished: true, ...given });
const levelOf = (...triggers: readonly CourseTrigger[]) => courseLevel({ schema_level: "full", triggers });

describe("course level", () => {
  it("should be 1 with none finished, 2 with some, 3 with all [B4.13]", () => {
    expect(levelOf(trigger(1), trigger(2))).toBe(1);
    expect(levelOf(done(1), trigger(2))).toBe(2);
    expect(levelOf(done(1), done(2))).toBe(3);
  });

  it("should be 1 when the course is not fully loaded, or has no lessons [B4.13]", () => {
    expect(courseLevel({ schema_level: "small", triggers: [done(1)] })).toBe(1);
    expect(courseLevel({ schema_level: null, triggers: [done(1)] })).toBe(1);
    expect(levelOf()).toBe(1);
  });

  it("should count a lesson as finished only with all below it [B4.11]", () => {
    expect(levelOf(done(1), trigger(2, { parent_trigger: 1 }))).toBe(1);
    expect(levelOf(done(1), done(2, { parent_trigger: 1 }), trigger(3, { parent_trigger: 2 }))).toBe(1);
    expect(levelOf(done(1), done(2, { parent_trigger: 1 }), done(3, { parent_trigger: 2 }))).toBe(3);
    expect(levelOf(trigger(1), done(2, { parent_trigger: 1 }))).toBe(1);
  });

  it("should leave drafts and paused ones out with all below them", () => {
    expect(levelOf(done(1), trigger(2, { draft: true }), trigger(3, { paused: true }))).toBe(3);
    expect(levelOf(done(1), trigger(2, { parent_trigger: 1, draft: true }), trigger(3, { parent_trigger: 2 }))).toBe(3);
    expect(levelOf(trigger(1, { draft: true }), done(2, { parent_trigger: 1 }))).toBe(1);
  });

  it("should count a child whose parent is missing, and members of a cycle each by itself", () => {
    expect(levelOf(done(1), trigger(2, { parent_trigger: 99 }))).toBe(2);
    expect(levelOf(done(1, { parent_trigger: 2 }), trigger(2, { parent_trigger: 1 }))).toBe(2);
    expect(levelOf(done(1, { parent_trigger: 1 }), trigger(2, { parent_trigger: 1 }))).toBe(3);
  });

  it("should treat 0 and an empty text as no parent", () => {
    expect(levelOf(done(1), trigger(2, { parent_trigger: 0 }), trigger(3, { parent_trigger: "" }))).toBe(2);
  });
});

describe("course status", () => {
  const full = { schema_level: "full", triggers: [done(1)] } as const;

  it("should be available until joined, completed with all finished, otherwise current [C4.25]", () => {
    expect(courseStatus({ ...full, joined: false })).toBe("available");
    expect(courseStatus({ ...full, joined: true })).toBe("completed");
    expect(courseStatus({ ...full, joined: true, triggers: [done(1), trigger(2)] })).toBe("current");
  });

  it("should never be completed while not fully loaded, nor without lessons", () => {
    expect(courseStatus({ ...full, schema_level: "small", joined: true })).toBe("current");
    expect(courseStatus({ ...full, triggers: [], joined: true })).toBe("current");
  });
});
