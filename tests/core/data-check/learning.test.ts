import { describe, expect, it } from "vitest";
import { checkExport, codesOf } from "./checking.ts";

describe("checking lessons", () => {
  const lesson = (...items: readonly unknown[]) => ({ id: 1, uuid: "l-1", name: "L", items });

  it("should accept complete items", () => {
    expect(
      codesOf({
        lessons: [
          lesson(
            { uuid: "a", type: "rich_text", values: { body: "<p>Hi</p>" } },
            { uuid: "b", type: "challenge", values: { question: "?", answers: ["x", "y"], correct: [1] } },
          ),
        ],
      }),
    ).toEqual([]);
  });

  it("should find unknown types with the nearest one, and values that do not fit", () => {
    const { findings } = checkExport({
      lessons: [lesson({ uuid: "a", type: "chalenge" }, { uuid: "b", type: "poll", values: { answers: "x" } }, 5)],
    });
    expect(findings.map(({ code, field, suggestion }) => [code, field, suggestion])).toEqual([
      ["unknown-type", "items.0.type", "challenge"],
      ["item-invalid", "items.1.values.answers", null],
      ["wrong-type", "items.2", null],
    ]);
  });

  it("should find what an item needs before it can be published", () => {
    const items = [
      { uuid: "a", type: "challenge", values: { question: "?", answers: ["x"], correct: [1] } },
      { uuid: "b", type: "missing_words", values: { question: "no marker" } },
      { uuid: "c", type: "video", values: { url: "https://youtu.be/a", custom_range: true, start: 20, end: 10 } },
      { uuid: "d", type: "signwell", values: { template_id: "t" } },
    ];
    expect(codesOf({ lessons: [lesson(...items)] })).toEqual([
      [1, "item-invalid", "items.0.values.correct"],
      [1, "item-invalid", "items.1.values.question"],
      [1, "item-invalid", "items.2.values.end"],
      [1, "item-invalid", "items.3.values.placeholder_name"],
    ]);
  });

  it("should find lessons and items that share an id", () => {
    const body = { type: "rich_text", values: { body: "x" } };
    expect(codesOf({ lessons: [lesson({ uuid: "a", ...body }), { ...lesson({ uuid: "a", ...body }), id: 2 }] })).toEqual([
      [2, "duplicate-id", "uuid"],
      [2, "duplicate-id", "items.0.uuid"],
    ]);
  });
});

describe("checking workflows", () => {
  const lessons = [{ id: 7, uuid: "l-7", name: "L", items: [] }];
  const trigger = (id: number, type: string, more: object = {}) => ({ id, type, name: "T", ...more });

  it("should find lessons, campaigns and groups that do not exist", () => {
    const workflows = [
      trigger(1, "lesson", { lesson_id: 7 }),
      trigger(2, "lesson", { lesson_id: "l-7" }),
      trigger(3, "lesson", { lesson_id: 8, campaign_id: 1, bookmark_id: 2 }),
      trigger(4, "lesson"),
    ];
    expect(codesOf({ lessons, campaigns: [{ id: 9, name: "C" }], groups: [{ id: 9, name: "G" }], workflows })).toEqual([
      [3, "unknown-reference", "lesson_id"],
      [3, "unknown-reference", "campaign_id"],
      [3, "unknown-reference", "bookmark_id"],
      [4, "required", "lesson_id"],
    ]);
  });

  it("should check the workflow of all steps of a campaign, and not across campaigns [C5.02]", () => {
    const workflows = [
      trigger(1, "sms", { campaign_id: 1 }),
      trigger(2, "tag", { campaign_id: 1, wf_pid: 1 }),
      trigger(3, "sms", { campaign_id: 2, wf_pid: 1 }),
    ];
    const { findings } = checkExport({ workflows });
    expect(findings.map(({ line, code, message }) => [line, code, message])).toEqual([
      [2, "workflow-problem", "no-tag: No Tag Supplied to Add or Remove!"],
      [3, "workflow-problem", "missing-parent: The step hangs below one that does not exist."],
    ]);
  });

  it("should check workflows that are one document", () => {
    expect(
      codesOf({
        workflows: [
          {
            id: "w",
            name: "W",
            nodes: [
              { id: 1, type: "sms", wf_pid: 2 },
              { id: 2, type: "sms", wf_pid: 1 },
            ],
          },
        ],
      }),
    ).toEqual([
      [1, "workflow-problem", null],
      [1, "workflow-problem", null],
    ]);
  });

  it("should find impossible days and hours, unknown zones and cyclic parents", () => {
    const workflows = [
      trigger(1, "sms", { start_date: "2024-02-30", start_at: "9:00", timezone: "Mars", parent_trigger: 2 }),
      trigger(2, "jmp", { parent_trigger: 1, start_time: 5, end_time: 4 }),
      trigger(3, "sms", { parent_trigger: 99 }),
    ];
    expect(codesOf({ workflows })).toEqual([
      [1, "wrong-type", "start_date"],
      [1, "wrong-type", "start_at"],
      [1, "wrong-type", "timezone"],
      [2, "unknown-type", "type"],
      [2, "ends-before-start", "end_time"],
      [3, "unknown-reference", "parent_trigger"],
      [1, "relation-cycle", "parent_trigger"],
      [2, "relation-cycle", "parent_trigger"],
    ]);
  });
});

describe("checking courses", () => {
  it("should find duplicate, dangling and cyclic triggers", () => {
    const triggers = [
      { id: 1 },
      { id: 1 },
      { id: 2, parent_trigger: 9 },
      { id: 3, parent_trigger: 4 },
      { id: 4, parent_trigger: 3, lesson_id: 5 },
    ];
    expect(codesOf({ lessons: [], courses: [{ id: 1, triggers }] })).toEqual([
      [1, "duplicate-id", "triggers.1.id"],
      [1, "unknown-reference", "triggers.2.parent_trigger"],
      [1, "relation-cycle", "triggers.3.parent_trigger"],
      [1, "relation-cycle", "triggers.4.parent_trigger"],
      [1, "unknown-reference", "triggers.4.lesson_id"],
    ]);
  });

  it("should find invalid triggers", () => {
    expect(
      codesOf({
        courses: [
          { id: 1, triggers: [{ id: null }] },
          { id: 2, triggers: "x" },
        ],
      }),
    ).toEqual([
      [1, "wrong-type", "triggers.0.id"],
      [2, "wrong-type", "triggers"],
    ]);
  });
});
