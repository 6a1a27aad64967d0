import { describe, expect, it } from "vitest";
import { readCsv } from "../../../../adapters/server/lessons/questions/csv-reader.ts";
import { planQuestions } from "../../../../core/lessons/questions/plan-questions.rule.ts";

const planOf = (lines: readonly string[]) => planQuestions(readCsv(lines.join("\n")), (at) => String(at));
const head = "Type,Title,Question,Answer 1,Answer 2,Answer 3,Correct,Feedback";

describe("questions in a table", () => {
  it("should become items by their type", () => {
    const { plan, unread } = planOf([
      head,
      "choice,Sum,What is 2+2?,3,4,5,2,See page 1",
      'Choice,,"Which, then?",a,b,c,"a; 3",',
      "true_false,,The sun rises.,,,,true,",
      "short,,Capital?,Paris,paris,,,",
      "number,,Pi?,3.14,,,,",
      "missing words,,Buried in a {{tomb}}.,cave,ship,,,",
      "essay,,Tell us.,,,,,",
      "text,Intro,<h2>Hello</h2>,,,,,",
    ]);
    expect(unread).toEqual([]);
    expect(
      plan.map(({ line, type, item: { values } }) => [
        line,
        type,
        values["answers"] ?? values["false_answers"] ?? null,
        values["correct"] ?? null,
      ]),
    ).toEqual([
      [2, "challenge", ["3", "4", "5"], [1]],
      [3, "challenge", ["a", "b", "c"], [0, 2]],
      [4, "challenge", ["True", "False"], [0]],
      [5, "blank", ["Paris", "paris"], null],
      [6, "blank", ["3.14"], null],
      [7, "missing_words", "cave, ship", null],
      [8, "open_ended", null, null],
      [9, "rich_text", null, null],
    ]);
    expect(plan[0]?.item).toMatchObject({ name: "Sum", values: { feedback: "<p>See page 1</p>", custom_feedback: true } });
    expect(plan[7]?.item.values["body"]).toBe("<h2>Hello</h2>");
  });

  it("should count right answers by their column, also behind an empty one", () => {
    expect(planOf([head, "choice,,Who?,a,,c,3,"]).plan[0]?.item.values).toMatchObject({ answers: ["a", "c"], correct: [1] });
  });

  it("should be read with other separators, in any order of columns, and over several lines", () => {
    const { plan } = planOf(["question;correct;type;answers;answer", '"One\nline";b;choice;a;b', "So?;no;true_false;;"]);
    expect(plan.map(({ line, item }) => [line, item.values["question"], item.values["correct"]])).toEqual([
      [2, "<p>One<br>line</p>", [1]],
      [4, "<p>So?</p>", [1]],
    ]);
  });

  it("should name by line what cannot be read", () => {
    const { plan, unread } = planOf([
      head,
      "match,,Who?,a,b,,,",
      "choice,,Who?,a,b,,4,",
      "choice,,Who?,a,b,,,",
      "true_false,,So?,,,,maybe,",
      "number,,Pi?,three,,,,",
      "missing_words,,No gap,,,,,",
      "short,,Name?,,,,,",
      "essay,,,,,,,",
      'missing_words,,A {{gap}},"a, b",,,,',
      "text,,Fine,,,,,",
    ]);
    expect(plan.map(({ line }) => line)).toEqual([11]);
    expect(unread.map(({ line, code }) => [line, code])).toEqual([
      [2, "question_row_type"],
      [3, "question_row_correct"],
      [4, "question_no_answer"],
      [5, "question_row_true_false"],
      [6, "question_row_number"],
      [7, "question_row_markers"],
      [8, "question_no_answer"],
      [9, "question_no_text"],
      [10, "question_row_comma"],
    ]);
  });

  it("should need the columns type and question", () => {
    expect(planOf(["a,b", "c,d"]).unread.map(({ line, code }) => [line, code])).toEqual([[1, "question_row_columns"]]);
    expect(planOf([""])).toEqual({ plan: [], unread: [] });
  });

  it("should lose no other row by a quote that is not closed", () => {
    const { plan, unread } = planOf([head, 'text,,"Open,,,,,', "text,,Fine,,,,,"]);
    expect([plan.map(({ line }) => line), unread.map(({ line, code }) => [line, code])]).toEqual([[3], [[2, "question_row_quote"]]]);
  });
});
