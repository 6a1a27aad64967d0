import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { learnersOwn } from "../../../core/learning/answer-of-learner.rule.ts";
import { afterEvent, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import { type Reviewed, decideReview } from "../../../core/video-reviews/decide-review.rule.ts";
import { isDisputed } from "../../../core/video-reviews/is-disputed.rule.ts";
import { mayReview } from "../../../core/video-reviews/may-review.rule.ts";
import { readReviews } from "../../../core/video-reviews/read-reviews.rule.ts";
import {
  firstForm,
  isComplete,
  nextWaiting,
  withComment,
  withPoints,
  withWords,
} from "../../../core/video-reviews/review-form.view-model.ts";
import { uploadLetter } from "../../../core/video-reviews/upload-letter.rule.ts";
import { uploadOf } from "../../../core/video-reviews/upload-row.rule.ts";

const parts = [
  { name: "Clear", points: 600 },
  { name: "Friendly", points: 300 },
];
const review = (reviewer: number, ...comps: readonly number[]) => ({ reviewer, name: `R${reviewer}`, at: 0, comps, comments: [] });
const reviewed: Reviewed = { parts, reviews: [review(1, 1, 1), review(2, 2, 2)], duration: 20.4 };
const reviewer = { user: 2, name: "Olivia Park", at: 100 };

const row = {
  answer_id: "a",
  item: "i",
  con_id: 1,
  name: "Lena",
  course_id: 2,
  course: "Voices",
  trigger_id: 3,
  lesson: "Greeting",
  item_name: "Hello",
  at: 5,
  values: { core_comps: parts },
  answer: { uploaded: true, file: 9, reviews: [review(1, 600, 300), review(2, 0, 100), review(2, 600, 0)] },
  points: 750,
  address: "6f0d5c0e-0000-4000-8000-000000000000",
  filename: "hello.mp4",
  mime: "video/mp4",
  duration: 20,
};

describe("decideReview", () => {
  it("should replace the reviewer's earlier review, and order its comments by time", () => {
    const comments = [
      { at: 20, text: " End " },
      { at: 0, text: "Begin" },
    ];
    expect(decideReview(reviewed, reviewer, { comps: [600, 0], comments })).toEqual(
      E.right([
        review(1, 1, 1),
        {
          reviewer: 2,
          name: "Olivia Park",
          at: 100,
          comps: [600, 0],
          comments: [
            { at: 0, text: "Begin" },
            { at: 20, text: "End" },
          ],
        },
      ]),
    );
  });

  it.each([
    ["too few parts", [1], [], ["comps"]],
    ["points beyond a part", [601, 301], [], ["comps.0", "comps.1"]],
    ["broken points", [0.5, -1], [], ["comps.0", "comps.1"]],
    ["a comment after the end", [1, 1], [{ at: 22, text: "Late" }], ["comments.0.at"]],
    ["a comment without words", [1, 1], [{ at: 1, text: "  " }], ["comments.0.text"]],
  ] as const)("should refuse %s", (_what, comps, comments, fields) => {
    const decided = decideReview(reviewed, reviewer, { comps: [...comps], comments: [...comments] });
    expect(E.isLeft(decided) && decided.left.tag === "invalid" ? Object.keys(decided.left.errors) : []).toEqual(fields);
  });

  it("should take a comment up to the second in which the video ends, and at any time of one without a length", () => {
    const at = (seconds: number, duration: number | null) =>
      E.isRight(decideReview({ ...reviewed, duration }, reviewer, { comps: [1, 1], comments: [{ at: seconds, text: "x" }] }));
    expect([at(21, 20.4), at(22, 20.4), at(5000, null)]).toEqual([true, false, true]);
  });
});

describe("mayReview", () => {
  const user = { role: "user", flags: [], user_id: 7 } as const;
  it("should admit named reviewers and those who edit the lesson, never guests", () => {
    expect(mayReview(user, { reviewers: ["7"], seesLesson: false })).toBe(true);
    expect(mayReview(user, { reviewers: [8], seesLesson: true })).toBe(false);
    expect(mayReview({ ...user, flags: ["lessons"] }, { reviewers: [], seesLesson: true })).toBe(true);
    expect(mayReview({ ...user, flags: ["lessons"] }, { reviewers: [], seesLesson: false })).toBe(false);
    expect(mayReview({ ...user, role: "guest" }, { reviewers: [7], seesLesson: true })).toBe(false);
  });
});

describe("isDisputed", () => {
  it("should begin beyond a third of all points that the parts offer", () => {
    expect(isDisputed(parts, [review(1, 300, 0), review(2, 0, 0)])).toBe(false);
    expect(isDisputed(parts, [review(1, 301, 0), review(2, 0, 0)])).toBe(true);
    expect(isDisputed(parts, [review(1, 600, 300)])).toBe(false);
  });
});

describe("A reviewed upload", () => {
  it("should have the latest review of each reviewer, and its file while that is there", () => {
    expect(uploadOf(row)).toMatchObject({
      file: { url: "/media/6f0d5c0e-0000-4000-8000-000000000000/hello.mp4", duration: 20 },
      reviews: [{ comps: [600, 300] }, { comps: [600, 0] }],
      is_disputed: false,
      points: 750,
    });
    expect(uploadOf({ ...row, address: null, answer: null })).toMatchObject({ file: null, reviews: [] });
  });

  it("should be read by its learner with the parts of the item", () => {
    expect(readReviews({ question: "", core_comps: parts }, row.answer)).toMatchObject({
      parts,
      reviews: [{ reviewer: 1 }, { reviewer: 2 }],
    });
    expect(readReviews({ core_comps: parts }, { uploaded: false })).toBeNull();
  });

  it("should keep its reviews with the same file, and lose them with another", () => {
    const before = { uploaded: true, file: 9, reviews: [review(1, 1)] };
    expect(learnersOwn("video_upload", { uploaded: true, file: 9 }, before)).toEqual(before);
    expect(learnersOwn("video_upload", { uploaded: true, file: 10, reviews: [review(5, 600)] }, before)).toEqual({
      uploaded: true,
      file: 10,
    });
  });
});

describe("Points of a video", () => {
  const event = (points: number, by?: "others") => ({
    kind: "answer" as const,
    item: "i",
    at: 1,
    completes: false,
    answer_id: "a",
    answer: {},
    score: { points, correct: null, completed: true, final: false },
    rule: "reviewed" as const,
    ...(by === undefined ? {} : { by }),
  });
  it("should fall by a review, and never by the learner's own answer", () => {
    const held = afterEvent(afterEvent(notStarted, event(0)), event(900, "others"));
    expect(afterEvent(held, event(0)).items["i"]?.score.points).toBe(900);
    expect(afterEvent(held, event(300, "others")).items["i"]?.score.points).toBe(300);
  });
});

describe("The form of a review", () => {
  const upload = uploadOf(row);
  it("should begin with the own review, and be complete once each part has points and each comment words", () => {
    expect(firstForm(upload, 2).comps).toEqual([600, 0]);
    const empty = firstForm(upload, 3);
    expect([isComplete(empty), isComplete(withPoints(withPoints(empty, 0, 5), 1, 6))]).toEqual([false, true]);
    const commented = withComment(firstForm(upload, 2), 3.9);
    expect(commented.comments).toEqual([{ at: 3, text: "" }]);
    expect([isComplete(commented), isComplete(withWords(commented, 0, "Good"))]).toEqual([false, true]);
    expect(withWords(commented, 0, null).comments).toEqual([]);
  });

  it("should go on to the next video without a review, from the start of the list again", () => {
    const waiting = { ...upload, answer_id: "w", reviews: [] };
    const other = { ...upload, answer_id: "o" };
    expect(nextWaiting([waiting, upload, other], "a")?.answer_id).toBe("w");
    expect(nextWaiting([waiting, upload], "w")).toBeNull();
  });
});

describe("uploadLetter", () => {
  it.each(["en", "es"] as const)("should lead to the reviews and name lesson and item in %s", (language) => {
    const letter = uploadLetter(language, { name: "Olivia", lesson: "Greeting", item: "Hello" }, "https://x.example/r");
    expect(letter).toMatchObject({ language, action: { url: "https://x.example/r" } });
    expect(letter.paragraphs.join(" ")).toMatch(/Olivia.*Hello.*Greeting/s);
  });
});
