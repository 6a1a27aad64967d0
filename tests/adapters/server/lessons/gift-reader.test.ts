import { describe, expect, it } from "vitest";
import { readGift } from "../../../../adapters/server/lessons/questions/gift-reader.ts";
import { itemProblems } from "../../../../core/lessons/item-problems.rule.ts";
import { planQuestions } from "../../../../core/lessons/questions/plan-questions.rule.ts";

const uuid = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const planOf = (text: string) => planQuestions(readGift(text), uuid);
/** The type, values that a question set, and what is lost, of a text's only question. */
const only = (text: string, ...keys: readonly string[]) => {
  const { plan, unread } = planOf(text);
  expect(unread).toEqual([]);
  expect(plan).toHaveLength(1);
  const [made] = plan;
  return [made?.type, Object.fromEntries(keys.map((key) => [key, made?.item.values[key]])), made?.lost];
};
const asked = ["question", "answers", "correct"] as const;

describe("a question in GIFT", () => {
  it("should become a challenge if it is a choice, without the feedback of single answers", () => {
    expect(only("::Sum::What is 2+2? {=4#Right ~3 ~5}", ...asked)).toEqual([
      "challenge",
      { question: "<p>What is 2+2?</p>", answers: ["4", "3", "5"], correct: [0] },
      ["feedback"],
    ]);
    expect(planOf("::Sum::What is 2+2? {=4 ~3}").plan[0]).toMatchObject({ title: "Sum", item: { name: "Sum" } });
  });

  it("should keep all right answers of a choice by weights, and say that weights are lost", () => {
    expect(only("Who? {~%50%Ada ~%50%Grace ~%-100%Nobody}", ...asked)).toEqual([
      "challenge",
      { question: "<p>Who?</p>", answers: ["Ada", "Grace", "Nobody"], correct: [0, 1] },
      ["weights"],
    ]);
  });

  it("should say that all of several right answers must be chosen, and where none is right", () => {
    expect(only("Who? {=Ada =Grace ~Nobody}", "correct")).toEqual(["challenge", { correct: [0, 1] }, ["alternatives"]]);
    expect(only("Who? {~Ada ~Grace}", "correct")).toEqual(["challenge", { correct: [] }, ["no-right-answer"]]);
  });

  it("should keep feedback for all answers as the challenge's own", () => {
    expect(only("Who? {=Ada ~Bob ####See chapter 1}", "custom_feedback", "feedback")).toEqual([
      "challenge",
      { custom_feedback: true, feedback: "<p>See chapter 1</p>" },
      [],
    ]);
    expect(only("Name one {=Ada ####See chapter 1}", "answers")).toEqual(["blank", { answers: ["Ada"] }, ["feedback"]]);
  });

  it("should become a challenge of True and False", () => {
    expect(only("The sun rises. {T#No#Yes}", ...asked)).toEqual([
      "challenge",
      { question: "<p>The sun rises.</p>", answers: ["True", "False"], correct: [0] },
      ["feedback"],
    ]);
    expect(only("The sun rises. {FALSE}", "correct")).toEqual(["challenge", { correct: [1] }, []]);
  });

  it("should become a blank if it is a short answer, without those that are partly right and with wildcards as they are", () => {
    expect(only("Capital? {=Paris =%50%Lyon =paris fr}", "answers")).toEqual(["blank", { answers: ["Paris", "paris fr"] }, ["weights"]]);
    expect(only("Capital? {=Par* =%0%*#Try again}", "answers")).toEqual(["blank", { answers: ["Par*"] }, ["feedback", "wildcards"]]);
    expect(only("A capital is {=Paris} here.", "question")).toEqual(["blank", { question: "<p>A capital is _____ here.</p>" }, []]);
  });

  it("should become a blank if it is a number, with the whole numbers of its range", () => {
    expect(only("Pi? {#3.14}", "answers")).toEqual(["blank", { answers: ["3.14"] }, []]);
    expect(only("How many? {#3:1}", "answers")).toEqual(["blank", { answers: ["3", "2", "4"] }, ["tolerance"]]);
    expect(only("How many? {#1..3}", "answers")).toEqual(["blank", { answers: ["1", "2", "3"] }, ["tolerance"]]);
    expect(only("When? {#=1822:0 =%50%1822:2#Close}", "answers")).toEqual([
      "blank",
      { answers: ["1822"] },
      ["feedback", "weights", "tolerance"],
    ]);
    expect(only("When? {#1822:500}", "answers")).toEqual(["blank", { answers: ["1822"] }, ["tolerance"]]);
  });

  it("should become missing words if it is a choice within a text", () => {
    expect(only("Grant is buried in {~a cave =a tomb ~a ship}.", "question", "include_false_answers", "false_answers")).toEqual([
      "missing_words",
      { question: "Grant is buried in {{a tomb}}.", include_false_answers: true, false_answers: "a cave, a ship" },
      [],
    ]);
  });

  it("should stay a choice where its words could not be told apart in a bank of words", () => {
    expect(only("It is {~red, or so =blue} today", "question", "answers")).toEqual([
      "challenge",
      { question: "<p>It is _____ today</p>", answers: ["red, or so", "blue"] },
      [],
    ]);
  });

  it("should become an open question without answers, and a text without braces", () => {
    expect(only("Tell us about you. {}", "question")).toEqual(["open_ended", { question: "<p>Tell us about you.</p>" }, []]);
    expect(only("::Intro::[html]<h2>Hello</h2>", "body")).toEqual(["rich_text", { body: "<h2>Hello</h2>" }, []]);
  });

  it("should keep HTML in questions, drop it from answers, and say what else is lost", () => {
    expect(only("// [id:q1] [tag:maths]\n[html]<b>Who?</b> {=<i>Ada</i> ~Bob &amp; Co}", "question", "answers")).toEqual([
      "challenge",
      { question: "<p><b>Who?</b></p>", answers: ["Ada", "Bob & Co"] },
      ["markup", "tags"],
    ]);
    expect(only("[markdown]*Who?* {=Ada ~Bob}", "question")).toEqual(["challenge", { question: "<p>*Who?*</p>" }, ["markdown"]]);
    expect(only('[html]See <img src\\="@@PLUGINFILE@@/a.png"> {T}', "question")).toEqual([
      "challenge",
      { question: "<p>See </p>" },
      ["pictures"],
    ]);
    expect(only("What is $$x^2$$? {}", "question")).toEqual(["open_ended", { question: "<p>What is $$x^2$$?</p>" }, ["formulas"]]);
    expect(only(`::${"t".repeat(300)}::Who? {}`)).toEqual(["open_ended", {}, ["title"]]);
  });

  it("should keep characters of texts that are not marks, escaped or not", () => {
    expect(only("Is 1 < 2 & a = b: \\{yes\\}? ____ {T}", "question")).toEqual([
      "challenge",
      { question: "<p>Is 1 &lt; 2 &amp; a = b: {yes}? ____</p>" },
      [],
    ]);
    expect(only("A line _____ and a gap {=b ~c} _____", "question")).toEqual([
      "missing_words",
      { question: "A line _____ and a gap {{b}} _____" },
      [],
    ]);
  });

  it("should be publishable unless its plan says why not", () => {
    const text = ["What? {=a ~b}", "So? {T}", "Name {=a}", "Pi {#3}", "In {=a ~b} it", "Tell {}", "Read"].join("\n\n");
    expect(planOf(text).plan.flatMap(({ item }) => itemProblems(item))).toEqual([]);
    expect(planOf(text).plan.map(({ line }) => line)).toEqual([1, 3, 5, 7, 9, 11, 13]);
  });
});

describe("what cannot be read of a GIFT text", () => {
  const unreadOf = (text: string) => planOf(text).unread.map(({ line, code }) => [line, code]);

  it("should be told by line, and cost no other question", () => {
    const text = "Fine {T}\n\nBroken {=a\n\nMatch {=a -> 1 =b -> 2}\n\n$CATEGORY: top\n\nTwo {=a} gaps {=b}\n\n{T}\n\nFine too {F}";
    expect(planOf(text).plan.map(({ line }) => line)).toEqual([1, 13]);
    expect(unreadOf(text)).toEqual([
      [3, "question_unclosed"],
      [5, "question_matching"],
      [7, "question_category"],
      [9, "question_unreadable"],
      [11, "question_no_text"],
    ]);
  });

  it("should name the line inside a question, and the text from which on it cannot be read", () => {
    expect(planOf("Which\n{\n=%abc%a\n}").unread).toMatchObject([{ line: 3 }]);
    expect(planOf("Two {=a} gaps {=b}").unread[0]?.message).toBe("This question cannot be read from “{=b}” on.");
  });

  it("should be a range of too many numbers, and a short answer without a right one", () => {
    expect(unreadOf("How many? {#1..1000}\n\nName {=%0%*}")).toEqual([
      [1, "question_number_range"],
      [3, "question_no_answer"],
    ]);
  });

  it("should be what follows 500 questions, and a question of over 50,000 characters", () => {
    const { plan, unread } = planOf("So? {T}\n\n".repeat(600));
    expect([plan.length, unread.map(({ line, code }) => [line, code])]).toEqual([500, [[1001, "question_too_many"]]]);
    expect(unreadOf(`${"x".repeat(50_001)} {T}`)).toEqual([[1, "question_too_long"]]);
  });

  it("should end in time for texts made to be slow", () => {
    const begun = performance.now();
    for (const text of ["{", "=a ", "a {=a->", "\\", "::a", "[html", "#", "a{=b#", "//", "<", "$$", "&amp;"])
      expect([...readGift(`q {=${text.repeat(40_000 / text.length)}}`)].length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
