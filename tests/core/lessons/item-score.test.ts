import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const score = (type: string, values: object, answer: unknown, more: object = {}) =>
  applied("item-score", { type, values, answer, ...more });
const is = (points: number, correct: boolean | null, completed: boolean, final: boolean) => ({ points, correct, completed, final });

describe("challenge", () => {
  const one = { answers: ["a", "b", "c"], correct: [1] };
  const two = { answers: ["a", "b", "c"], correct: [0, 2] };

  it("should give 1200 for the correct set and 150 for any other [B3.10 B9.05 C4.29]", () => {
    expect(score("challenge", one, [1])).toEqual(is(1200, true, true, true));
    expect(score("challenge", one, [0])).toEqual(is(150, false, true, false));
    expect(score("challenge", two, [2, 0])).toEqual(is(1200, true, true, true));
    expect(score("challenge", two, [0])).toEqual(is(150, false, true, false));
    expect(score("challenge", two, [0, 1, 2])).toEqual(is(150, false, true, false));
    expect(score("challenge", two, [0, 2, 2])).toEqual(is(1200, true, true, true));
  });

  it("should use the author's points, and none when points are switched off [B3.10]", () => {
    expect(score("challenge", { ...one, max: 10, wrong_answer: 3 }, [1])).toMatchObject({ points: 10 });
    expect(score("challenge", { ...one, max: 10, wrong_answer: 3 }, [0])).toMatchObject({ points: 3 });
    expect(score("challenge", { ...one, include_points: false }, [1])).toEqual(is(0, true, true, true));
    expect(score("challenge", { ...one, include_points: false }, [0])).toEqual(is(0, false, true, false));
  });

  it.each([
    [0, 1200],
    [15, 900],
    [29, 620],
    [30, 600],
    [31, 600],
    [3600, 600],
  ])("should give for a correct first answer after %s seconds %s points with speed bonus [B3.10]", (seconds, points) => {
    expect(score("challenge", { ...one, speed_bonus: true }, [1], { seconds })).toEqual(is(points, true, true, true));
  });

  it("should give half for a correct retry with speed bonus, never less than a wrong answer [B3.10]", () => {
    expect(score("challenge", { ...one, speed_bonus: true }, [1], { attempt: 2, seconds: 1, best: 150 })).toMatchObject({ points: 600 });
    expect(score("challenge", { ...one, speed_bonus: true, max: 200 }, [1], { seconds: 40 })).toMatchObject({ points: 150 });
  });

  it("should keep the best attempt, once [B3.10 C4.29]", () => {
    expect(score("challenge", one, [1], { attempt: 2, best: 150 })).toMatchObject({ points: 1200 });
    expect(score("challenge", one, [0], { attempt: 2, best: 1200 })).toMatchObject({ points: 1200, correct: false });
  });

  it("should count only the first answer with a single submission [B3.10]", () => {
    const single = { ...one, single_submission: true };
    expect(score("challenge", single, [0])).toEqual(is(150, false, true, true));
    expect(score("challenge", single, [1], { attempt: 2, best: 150 })).toMatchObject({ points: 150, final: true });
  });

  it("should give nothing without an answer", () => {
    expect(score("challenge", one, null, { best: 150 })).toEqual(is(150, null, false, false));
  });
});

describe("poll, assessment and blank", () => {
  it("should give a voter 1200 once and leave the vote open [B3.11]", () => {
    expect(score("poll", { answers: ["a", "b"] }, 1)).toEqual(is(1200, null, true, false));
    expect(score("poll", { answers: ["a", "b"] }, 0, { attempt: 2, best: 1200 })).toEqual(is(1200, null, true, false));
    expect(score("poll", { answers: ["a", "b"] }, 2)).toEqual(is(0, null, false, false));
  });

  it("should weigh an assessment's answers 1000, 500 and 100 by place by default [B3.12]", () => {
    const answers = ["a", "b", "c", "d", "e"];
    expect([0, 1, 2, 3, 4].map((choice) => score("assessment", { answers }, choice))).toEqual(
      [1000, 500, 100, 100, 100].map((points) => is(points, null, true, true)),
    );
    expect(score("assessment", { answers: [{ text: "a", points: 7 }, { text: "b" }] }, 0)).toMatchObject({ points: 7 });
    expect(score("assessment", { answers: [{ text: "a", points: 7 }, { text: "b" }] }, 1)).toMatchObject({ points: 500 });
    expect(score("assessment", { answers }, 0, { attempt: 2, best: 100 })).toMatchObject({ points: 100 });
  });

  it.each(["Paris", " paris ", "PARIS", "Paris\n"])("should accept %j for Paris [B3.13]", (answer) => {
    expect(score("blank", { answers: ["London", "Paris"] }, answer)).toEqual(is(1200, true, true, true));
  });

  it.each([
    ["it's  a", "It’s a"],
    ["“quoted”", '"Quoted"'],
    ["cafe\u0301", "Café"],
    ["STRASSE", "straße"],
  ])("should treat %j as %j: composed, straight quotes, single spaces, any case [B3.13]", (answer, accepted) => {
    expect(score("blank", { answers: [accepted] }, answer)).toMatchObject({ correct: true });
  });

  it("should give nothing for a wrong blank, and end retries when the answer is revealed [B3.13]", () => {
    expect(score("blank", { answers: ["Paris"] }, "Rome")).toEqual(is(0, false, true, false));
    expect(score("blank", { answers: ["Paris"], show_correct_answer: true }, "Rome")).toEqual(is(0, false, true, true));
    expect(score("blank", { answers: ["Paris"], show_correct_answer: true }, "Paris", { attempt: 2, best: 0 })).toMatchObject({
      points: 0,
      final: true,
    });
    expect(score("blank", { answers: ["Café"] }, "Cafe")).toMatchObject({ correct: false });
  });
});

describe("stats tracker", () => {
  const questions = [
    { question: "Calls", name: "calls", answer_type: "number" },
    { question: "Mood", name: "mood", answer_type: "slider" },
    { question: "Sales", name: "sales", answer_type: "number" },
  ];

  it("should give each answered question its points once [B3.14]", () => {
    expect(score("stats_tracker", { questions, multiplier: 2 }, { calls: 3, mood: 50 })).toEqual(is(400, null, true, false));
    expect(score("stats_tracker", { questions }, { calls: -3.5, mood: 0, sales: 0 })).toEqual(is(300, null, true, true));
    expect(score("stats_tracker", { questions }, { calls: 1, mood: 2, sales: 3 }, { attempt: 2, best: 300 })).toMatchObject({
      points: 300,
    });
    expect(score("stats_tracker", { questions, answer_points: 33, multiplier: 1.5 }, { calls: 1 })).toMatchObject({ points: 50 });
  });

  it("should count no text, no unknown name and no slider value outside 0 to 100 or between steps [B3.14]", () => {
    expect(score("stats_tracker", { questions }, { calls: "3", mood: 101, other: 1 })).toEqual(is(0, null, false, false));
    expect(score("stats_tracker", { questions }, { mood: 1.5 })).toMatchObject({ points: 0 });
    expect(score("stats_tracker", { questions }, { mood: 100 })).toMatchObject({ points: 100 });
  });
});

describe("order, checklist and open answers", () => {
  it("should give 1200 for the exact order and 150 for any other [B3.15 B9.05]", () => {
    const answers = ["a", "b", "c"];
    expect(score("order", { answers }, ["a", "b", "c"])).toEqual(is(1200, true, true, true));
    expect(score("order", { answers }, ["a", "c", "b"])).toEqual(is(150, false, true, false));
    expect(score("order", { answers }, ["a", "b"])).toEqual(is(150, false, true, false));
  });

  it.each([
    [4, false, 1000, true, true],
    [3, false, 400, false, false],
    [3, true, 400, true, false],
    [0, true, 100, true, false],
    [0, false, 0, false, false],
  ])("should give for %s of 4 boxes, may advance %s, %s points [B3.16 B9.05]", (ticked, can_advance, points, completed, final) => {
    const boxes = [0, 1, 2, 3].slice(0, ticked);
    expect(score("checklist", { answers: ["a", "b", "c", "d"], can_advance }, boxes)).toEqual(is(points, null, completed, final));
  });

  it("should count no box twice and none that does not exist [B3.16]", () => {
    expect(score("checklist", { answers: ["a", "b"] }, [0, 0, 7, -1])).toMatchObject({ points: 200, completed: false });
  });

  it("should give an open answer 1200 once it is not empty, up to 5000 characters [B3.17]", () => {
    expect(score("open_ended", {}, " x ")).toEqual(is(1200, null, true, false));
    expect(score("open_ended", {}, " \n ")).toEqual(is(0, null, false, false));
    expect(score("open_ended", {}, "x".repeat(5000))).toMatchObject({ points: 1200 });
    expect(score("open_ended", {}, "x".repeat(5001))).toMatchObject({ points: 0, completed: false });
  });
});

describe("video upload, social and missing words", () => {
  const review = (reviewer: number, ...comps: readonly number[]) => ({ reviewer, comps });

  it("should complete an upload at once and take its points from the reviews [B3.18]", () => {
    expect(score("video_upload", {}, { uploaded: true })).toEqual(is(0, null, true, false));
    expect(score("video_upload", {}, { uploaded: true, file: 7 })).toEqual(is(0, null, true, false));
    expect(score("video_upload", {}, { uploaded: false, reviews: [review(1, 400, 400, 400)] })).toEqual(is(0, null, false, false));
    expect(score("video_upload", {}, { uploaded: true, reviews: [review(1, 400, 300, 100)] })).toMatchObject({ points: 800, final: false });
    expect(score("video_upload", {}, { uploaded: true, reviews: [review(1, 400, 400, 400)] })).toMatchObject({ points: 1200 });
  });

  it("should round the mean of each part, keep each within its points, and use a reviewer's latest review [B3.18]", () => {
    expect(score("video_upload", {}, { uploaded: true, reviews: [review(1, 1, 0, 0), review(2, 2, 0, 0)] })).toMatchObject({ points: 2 });
    expect(score("video_upload", {}, { uploaded: true, reviews: [review(1, 999, -5, 0)] })).toMatchObject({ points: 400 });
    expect(score("video_upload", {}, { uploaded: true, reviews: [review(1, 0, 0, 0), review(1, 200, 0, 0)] })).toMatchObject({
      points: 200,
    });
  });

  it("should give 1200 for sharing and 10 for each of at most 100 visitors [B3.19]", () => {
    expect(score("social", {}, { shared: true, clicks: 0 })).toEqual(is(1200, null, true, false));
    expect(score("social", {}, { shared: true, clicks: 99 })).toEqual(is(2190, null, true, false));
    expect(score("social", {}, { shared: true, clicks: 100 })).toEqual(is(2200, null, true, true));
    expect(score("social", {}, { shared: true, clicks: 5000 })).toMatchObject({ points: 2200 });
    expect(score("social", {}, { shared: false, clicks: 0 })).toEqual(is(0, null, false, false));
  });

  it("should require every gap filled with its word, whatever the case [B3.20 B9.05]", () => {
    const question = "The {{sun}} is {{hot}}";
    expect(score("missing_words", { question }, ["SUN", " hot "])).toEqual(is(1200, true, true, true));
    expect(score("missing_words", { question }, ["hot", "sun"])).toEqual(is(150, false, true, false));
    expect(score("missing_words", { question }, ["sun"])).toEqual(is(150, false, true, false));
    expect(score("missing_words", { question: "{{a}} {{A}}" }, ["A", "a"])).toMatchObject({ correct: true });
  });
});

describe("presentation, forms and packages", () => {
  it.each(["rich_text", "embed", "files", "button"])("should complete %s by showing it [B3.04 B3.07 B3.08 B3.09]", (type) => {
    expect(score(type, {}, {})).toEqual(is(0, null, true, true));
  });

  it("should complete a required recording a second before its end, any other at once [B3.05 B3.06]", () => {
    const watched = (furthest: number) => ({ furthest, duration: 100 });
    expect(score("video", { required: true }, watched(98.9))).toEqual(is(0, null, false, false));
    expect(score("video", { required: true }, watched(99))).toEqual(is(0, null, true, true));
    expect(score("video", { required: false }, watched(0))).toEqual(is(0, null, true, true));
    expect(score("audio", { required: true }, watched(98.9))).toMatchObject({ completed: false });
    expect(score("audio", { required: true }, watched(99))).toMatchObject({ completed: true });
    expect(score("audio", {}, watched(0))).toMatchObject({ completed: true });
  });

  it("should end a required video at its custom end [B3.05]", () => {
    const values = { required: true, custom_range: true, start: 10, end: 50 };
    expect(score("video", values, { furthest: 48.9, duration: 100 })).toMatchObject({ completed: false });
    expect(score("video", values, { furthest: 49, duration: 100 })).toMatchObject({ completed: true });
    expect(score("video", { ...values, custom_range: false }, { furthest: 49, duration: 100 })).toMatchObject({ completed: false });
  });

  it("should not require a video that cannot be controlled [B3.05 A5.21]", () => {
    expect(score("video", { required: true, url: "https://www.loom.com/share/abc" }, { furthest: 0, duration: 100 })).toMatchObject({
      completed: true,
    });
    expect(score("video", { required: true, url: "https://a.sharepoint.com/x" }, { furthest: 0, duration: 100 })).toMatchObject({
      completed: true,
    });
  });

  it("should complete a package as its author requires", () => {
    expect(score("scorm", {}, { status: "completed" })).toEqual(is(0, null, true, true));
    expect(score("scorm", { must_pass: true }, { status: "completed" })).toEqual(is(0, null, false, false));
    expect(score("scorm", { must_pass: true }, { status: "passed" })).toEqual(is(0, null, true, true));
    expect(score("scorm", {}, { status: "failed" })).toEqual(is(0, null, false, false));
  });

  it.each(["typeform", "jotform", "calendly", "cal", "signwell"])(
    "should complete %s when the third party reports it [B3.23 B3.24 B3.27 B3.28 B3.29]",
    (type) => {
      expect(score(type, {}, { done: false })).toEqual(is(0, null, false, false));
      expect(score(type, {}, { done: true })).toEqual(is(0, null, true, true));
    },
  );

  it("should take up to 1200 points from a page of the author's own, once [B3.21]", () => {
    expect(score("custom", {}, { done: true, points: 700 })).toEqual(is(700, null, true, true));
    expect(score("custom", {}, { done: true, points: 5000 })).toMatchObject({ points: 1200 });
    expect(score("custom", {}, { done: true, points: -5 })).toMatchObject({ points: 0 });
    expect(score("custom", {}, { done: true })).toEqual(is(0, null, true, true));
    expect(score("custom", {}, { done: false, points: 700 })).toEqual(is(0, null, false, false));
    expect(score("custom", {}, { done: true, points: 900 }, { attempt: 2, best: 700 })).toMatchObject({ points: 700 });
  });

  it("should require the required fields of the contact [B3.25 B3.26]", () => {
    const fields = [{ contact_field: "city", required: true }, { contact_field: "age" }];
    expect(score("contact_updates", { fields }, { values: { city: "Oslo" } })).toEqual(is(0, null, true, true));
    expect(score("contact_updates", { fields }, { values: { city: "  ", age: 3 } })).toEqual(is(0, null, false, false));
    expect(score("contact_updates", { fields: [{ contact_field: "age", required: true }] }, { values: { age: 0 } })).toMatchObject({
      completed: true,
    });
    expect(score("contact_update", { contact_field: "city" }, { values: { city: "Oslo" } })).toMatchObject({ completed: true });
    expect(score("contact_update", { contact_field: "city" }, { values: {} })).toMatchObject({ completed: false });
    expect(score("contact_update", { contact_field: "constructor" }, { values: {} })).toMatchObject({ completed: false });
  });
});

describe("bad input", () => {
  it("should name the field that does not fit", () => {
    expect(score("challenge", { correct: "first" }, [0])).toMatchObject({ problems: [{ path: "values.correct" }] });
    expect(score("poll", {}, "first")).toMatchObject({ problems: [{ path: "answer" }] });
    expect(score("quiz", {}, [0])).toMatchObject({ problems: [{ path: "type" }, {}] });
  });
});
