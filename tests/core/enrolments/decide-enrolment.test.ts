import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideMembership, decideOpening, enrollable, namesSomebody } from "../../../core/enrolments/decide-enrolment.rule.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { course as sample, now, trigger as lesson } from "../learning/sample-course-facts.ts";

const course = (more: Partial<CourseFacts> = {}): CourseFacts => sample([lesson(1)], { joined_at: null, offered: false, ...more });
const paused = (of: "learner" | "course") => ({ pauses: [{ of, paused_at: now - 5, resumed_at: null }] });
const refusal = (answer: E.Either<Parameters<typeof failureMessage>[0], unknown>): string | null =>
  E.isLeft(answer) ? failureMessage(answer.left) : null;

describe("Enrolling", () => {
  it.each([
    ["a course that is live", {}, null],
    ["a course that begins later", { start_time: now + 9 }, null],
    ["a draft", { draft: true }, enrolmentRefusals.course_draft],
    ["a paused course", paused("course"), enrolmentRefusals.course_held],
    ["a course that has ended", { end_time: now }, enrolmentRefusals.course_over],
    ["an archived course", { archived_at: now - 1 }, enrolmentRefusals.course_over],
  ])("should be decided for %s", (_name, more, said) => {
    expect(refusal(enrollable(course(more), now))).toBe(said === null ? null : said.message);
  });

  it("should need contacts or a group", () => {
    expect(E.isLeft(namesSomebody({}))).toBe(true);
    expect(E.isLeft(namesSomebody({ con_ids: [] }))).toBe(true);
    expect([namesSomebody({ con_ids: [1] }), namesSomebody({ group_id: 1 })].every(E.isRight)).toBe(true);
  });
});

describe("A change of one contact's membership", () => {
  const joined = { joined_at: now - 100 };
  it.each([
    ["joins", {}, { joined: true }, { join: "join", drip: null }],
    ["leaves", joined, { joined: false }, { join: "leave", drip: null }],
    ["pauses the schedule", joined, { drip_paused: true }, { join: null, drip: "pause" }],
    ["resumes the schedule", { ...joined, ...paused("learner") }, { drip_paused: false }, { join: null, drip: "resume" }],
    ["joins with the schedule paused", {}, { joined: true, drip_paused: true }, { join: "join", drip: "pause" }],
    ["changes nothing where it is so already", joined, { joined: true, drip_paused: false }, null],
  ] as const)("should be written where it %s", (_name, more, change, expected) => {
    expect(decideMembership(course(more), change, now)).toEqual(E.right(expected));
  });

  it("should be refused without a course, before joining, and where nobody may join", () => {
    expect(refusal(decideMembership(null, { joined: true }, now))).toBe(enrolmentRefusals.course_gone.message);
    expect(refusal(decideMembership(course(), { drip_paused: true }, now))).toBe(enrolmentRefusals.not_enrolled.message);
    expect(refusal(decideMembership(course({ draft: true }), { joined: true }, now))).toBe(enrolmentRefusals.course_draft.message);
    expect(refusal(decideMembership(course({ ...joined, draft: true }), { joined: false }, now))).toBe(null);
  });
});

describe("A lesson that staff open for one contact", () => {
  const joined = course({ joined_at: now - 100 });
  it("should need a reason, and be taken back without one", () => {
    expect(decideOpening(joined, 1, { open: true, reason: "  was ill " })).toEqual(E.right({ lesson: 1, reason: "was ill" }));
    expect(refusal(decideOpening(joined, 1, { open: true, reason: "  " }))).not.toBe(null);
    const opened = course({ joined_at: 1, triggers: [lesson(1, { opened_at: 5 })] });
    expect(decideOpening(opened, 1, { open: false })).toEqual(E.right({ lesson: 1, reason: null }));
    expect(decideOpening(opened, 1, { open: true, reason: "again" })).toEqual(E.right(null));
  });

  it("should be one of the course, of somebody who has joined", () => {
    expect(refusal(decideOpening(null, 1, { open: true, reason: "x" }))).toBe(enrolmentRefusals.course_gone.message);
    expect(refusal(decideOpening(joined, 2, { open: true, reason: "x" }))).toBe(enrolmentRefusals.lesson_gone.message);
    expect(refusal(decideOpening(course(), 1, { open: true, reason: "x" }))).toBe(enrolmentRefusals.not_enrolled.message);
  });
});
