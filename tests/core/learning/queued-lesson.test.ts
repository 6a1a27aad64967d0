import { describe, expect, it } from "vitest";
import { engagementOf, untouched } from "../../../core/learning/engagement.model.ts";
import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import { queuedLesson } from "../../../core/learning/queued-lesson.rule.ts";

const item = (uuid: string, type: string, values: EngagedItem["values"]): EngagedItem => ({
  uuid,
  type,
  name: "",
  values: { ...values, standalone: true },
  engagementState: engagementOf(untouched),
});
const lesson: LearnerLesson = {
  trigger_id: 2,
  lesson_id: 2,
  version: 1,
  is_newest: true,
  attempt: 1,
  name: "",
  course: { id: 1, name: "" },
  items: [
    item("text", "rich_text", { body: "" }),
    item("one", "challenge", { answers: ["a", "b"] }),
    item("film", "video", { url: "/media/a/film.mp4", required: true }),
  ],
  index: 0,
  points: 0,
  completed: false,
  next: null,
};
const report = { id: "1", place: { course: 1, trigger: 2 }, at: 0 };

describe("A lesson with queued actions", () => {
  it("should have the answers, the screen and what was played on this device", () => {
    const { lesson: after, waiting } = queuedLesson(lesson, [
      { ...report, attempt: 1, kind: "shown", item: "one" },
      { ...report, attempt: 1, kind: "answer", item: "one", answer: [1] },
      { ...report, attempt: null, kind: "shown", item: "film" },
      { ...report, attempt: 1, kind: "played", item: "film", time: 5, furthest: 5, duration: 9, rate: 1 },
    ]);
    expect(after.index).toBe(2);
    expect(after.items.map(({ engagementState: { lastAnswer, completed, furthest } }) => ({ lastAnswer, completed, furthest }))).toEqual([
      { lastAnswer: null, completed: false, furthest: 0 },
      { lastAnswer: [1], completed: true, furthest: 0 },
      { lastAnswer: null, completed: false, furthest: 5 },
    ]);
    expect(waiting).toEqual(new Set(["one"]));
  });

  it("should be as the server has it where the actions are of an earlier attempt or of unknown items", () => {
    const old = { ...report, attempt: 0, kind: "answer", item: "one", answer: [1] } as const;
    const unknown = { ...report, attempt: 1, kind: "shown", item: "elsewhere" } as const;
    expect(queuedLesson(lesson, [old, unknown])).toEqual({ lesson, waiting: new Set() });
  });
});
