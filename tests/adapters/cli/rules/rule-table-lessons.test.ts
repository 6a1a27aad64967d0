import { describe, expect } from "vitest";
import { cases, wrongAt } from "./rule-cases.ts";

const score = (type: string, values: object, answer: unknown, more: object = {}) => ({
  type,
  values,
  answer,
  attempt: 1,
  seconds: null,
  best: 0,
  ...more,
});
const result = (points: number, correct: boolean | null, completed: boolean, final: boolean) => ({ points, correct, completed, final });
const holding = (values: object): unknown => expect.objectContaining(values);

describe("rules of lessons", () => {
  cases("item-defaults", "B3.04 B3.05 B3.10 B3.12 B3.14 B3.16 B3.19", [
    [{ type: "challenge" }, holding({ max: 1200, wrong_answer: 150, include_points: true, single_submission: false, speed_bonus: false })],
    [{ type: "video" }, holding({ standalone: true, required: false, custom_range: false })],
    [{ type: "stats_tracker" }, holding({ answer_points: 100, multiplier: 1 })],
    [{ type: "checklist" }, holding({ each_points: 100, answer_points: 500, participation_points: 100 })],
    [{ type: "social" }, holding({ share_points: 1200, click_points: 10 })],
    [{ type: "poll" }, holding({ participation_points: 1200, hide_results: false })],
    [{ type: "dance" }, wrongAt("type")],
  ]);

  const quiz = { answers: ["a", "b", "c"], correct: [0] };
  cases("item-score", "G83 G84 G85", [
    [score("challenge", quiz, [0]), result(1200, true, true, true)],
    [score("challenge", quiz, [1]), result(150, false, true, false)],
    [score("challenge", quiz, [0, 1]), result(150, false, true, false)],
    [score("challenge", { ...quiz, correct: [0, 1] }, [1, 0]), result(1200, true, true, true)],
    [score("challenge", { ...quiz, single_submission: true }, [1]), result(150, false, true, true)],
    [score("challenge", { ...quiz, include_points: false }, [0]), result(0, true, true, true)],
    [score("challenge", quiz, [0], { attempt: 2, best: 150 }), result(1200, true, true, true)],
    [score("challenge", { ...quiz, speed_bonus: true }, [0], { seconds: 0 }), result(1200, true, true, true)],
    [score("challenge", { ...quiz, speed_bonus: true }, [0], { seconds: 15 }), result(900, true, true, true)],
    [score("challenge", { ...quiz, speed_bonus: true }, [0], { seconds: 90 }), result(600, true, true, true)],
    [score("challenge", { ...quiz, speed_bonus: true }, [0], { attempt: 2, seconds: 1, best: 150 }), result(600, true, true, true)],
  ]);

  const ranked = { answers: ["a", "b", "c", "d", "e"] };
  cases("item-score", "G86 G87 G88 G90 G92 G95", [
    [score("poll", { answers: ["a", "b"] }, 1), result(1200, null, true, false)],
    [score("assessment", ranked, 0), result(1000, null, true, true)],
    [score("assessment", ranked, 1), result(500, null, true, true)],
    [score("assessment", ranked, 4), result(100, null, true, true)],
    [score("assessment", { answers: ["a", { text: "b", points: 7 }] }, 1), result(7, null, true, true)],
    [score("blank", { answers: ["x", "Don't  go"] }, " don’t go "), result(1200, true, true, true)],
    [score("blank", { answers: ["x"] }, "y"), result(0, false, true, false)],
    [score("blank", { answers: ["x"], show_correct_answer: true }, "y"), result(0, false, true, true)],
    [score("order", { answers: ["a", "b", "c"] }, ["a", "b", "c"]), result(1200, true, true, true)],
    [score("order", { answers: ["a", "b", "c"] }, ["a", "c", "b"]), result(150, false, true, false)],
    [score("open_ended", {}, "text"), result(1200, null, true, false)],
    [score("open_ended", {}, "   "), result(0, null, false, false)],
    [score("missing_words", { question: "{{a}} and {{b}}" }, ["A", "b"]), result(1200, true, true, true)],
    [score("missing_words", { question: "{{a}} and {{b}}" }, ["b", "a"]), result(150, false, true, false)],
  ]);

  const boxes = { answers: ["a", "b", "c", "d"] };
  const tracked = {
    questions: [
      { question: "?", name: "a", answer_type: "number" },
      { question: "?", name: "b", answer_type: "number" },
      { question: "?", name: "c", answer_type: "slider" },
    ],
    multiplier: 2,
  };
  cases("item-score", "G89 G91 G93 G94 G96 G97 G156", [
    [score("checklist", boxes, [0, 1, 2, 3]), result(1000, null, true, true)],
    [score("checklist", { ...boxes, can_advance: true }, [0, 1, 2]), result(400, null, true, false)],
    [score("checklist", { ...boxes, can_advance: false }, [0, 1, 2]), result(400, null, false, false)],
    [score("checklist", { ...boxes, can_advance: true }, []), result(100, null, true, false)],
    [score("stats_tracker", tracked, { a: 1, b: 0 }), holding({ points: 400, final: false })],
    [score("stats_tracker", tracked, { a: 1, b: 0, c: 5 }), holding({ points: 600, completed: true, final: true })],
    [score("social", {}, { shared: true, clicks: 3 }), result(1230, null, true, false)],
    [score("social", {}, { shared: true, clicks: 150 }), result(2200, null, true, true)],
    [score("video_upload", {}, { uploaded: true, reviews: [] }), result(0, null, true, false)],
    [
      score(
        "video_upload",
        {},
        {
          uploaded: true,
          reviews: [
            { reviewer: 1, comps: [400, 300, 0] },
            { reviewer: 2, comps: [200, 300, 101] },
          ],
        },
      ),
      result(651, null, true, false),
    ],
    [score("custom", {}, { done: true, points: 500 }), result(500, null, true, true)],
    [score("scorm", { must_pass: false }, { status: "completed" }), holding({ points: 0, completed: true })],
    [score("scorm", { must_pass: true }, { status: "completed" }), holding({ points: 0, completed: false })],
    [score("scorm", { must_pass: true }, { status: "passed" }), holding({ points: 0, completed: true })],
    [score("video", { required: true }, { furthest: 99, duration: 100 }), holding({ points: 0, completed: true })],
    [score("video", { required: true }, { furthest: 98.9, duration: 100 }), holding({ completed: false })],
    [score("video", { required: false }, { furthest: 0, duration: 100 }), holding({ completed: true })],
    [score("rich_text", {}, {}), holding({ points: 0, correct: null, completed: true })],
    [score("typeform", {}, { done: false }), holding({ points: 0, completed: false })],
    [score("dance", {}, {}), wrongAt("type")],
  ]);

  const words = (question: string, include_false_answers: boolean, false_answers: string) => ({
    question,
    include_false_answers,
    false_answers,
  });
  cases("missing-words", "B3.20 B5.06 G95", [
    [words("The {{sky}} is {{ blue }}.", true, "red, ,Green"), { gaps: ["sky", "blue"], bank: ["blue", "Green", "red", "sky"] }],
    [words("The {{sky}}", false, "red"), { gaps: ["sky"], bank: ["sky"] }],
    [words("{{a}}{{a}}", false, ""), { gaps: ["a", "a"], bank: ["a", "a"] }],
    [words("nothing", false, ""), { error: expect.any(String) }],
    [words("{{ }}", false, ""), { error: expect.any(String) }],
    [words("{{a {{b}} }}", false, ""), { error: expect.any(String) }],
  ]);

  cases("lesson-name", "B5.08 B5.09 G79", [
    [{ copy_of: "A" }, "COPY - A"],
    [{ copy_of: "COPY - A" }, "COPY - A (2)"],
    [{ copy_of: "COPY - A (2)" }, "COPY - A (3)"],
    [{ copy_of: "x".repeat(255) }, `COPY - ${"x".repeat(248)}`],
    [{ copy_of: `COPY - ${"x".repeat(248)}` }, `COPY - ${"x".repeat(244)} (2)`],
    [{ now: 1_709_303_400, timezone: "UTC", locale: "en" }, "New Lesson: Mar 1, 2024 at 2:30 PM"],
    [{ now: 1_709_303_400, timezone: "America/New_York", locale: "en" }, "New Lesson: Mar 1, 2024 at 9:30 AM"],
  ]);

  cases("poll-shares", "G86", [
    [{ votes: [1, 1, 1] }, [34, 33, 33]],
    [{ votes: [2, 1] }, [67, 33]],
    [{ votes: [0, 0] }, [0, 0]],
    [{ votes: [1, 0] }, [100, 0]],
    [{ votes: [1, 1, 1, 1, 1, 1, 1] }, [15, 15, 14, 14, 14, 14, 14]],
    [{ votes: [] }, []],
  ]);
});
