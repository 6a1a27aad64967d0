import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { makeLessonReview } from "../../../core/learning/lesson-review.service.ts";
import { makeLessonTest } from "../../../core/learning/lesson-test.service.ts";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Lesson } from "../../../core/lessons/lesson.model.ts";
import { lesson as taken, question, reading } from "./player-lessons.ts";

const items: readonly LessonItem[] = [
  { uuid: "a", type: "rich_text", name: "Text", values: { body: "<p>Read.</p>", standalone: true } },
  { uuid: "v", type: "video", name: "Film", values: { gallery_url: "/film.mp4", required: true } },
  { uuid: "q", type: "challenge", name: "Question", values: { question: "<p>Where?</p>", answers: ["Here", "There"], correct: [1] } },
];

const copy: Lesson = {
  id: 7,
  uuid: "7",
  name: "Four rules",
  folder_id: null,
  banner_img: null,
  tags: [],
  length: 1,
  length_set: false,
  items_count: 3,
  kinds: ["rich_text", "video", "challenge"],
  user_id: null,
  made_by: "",
  teams: [],
  published_version: null,
  published_at: null,
  isDirty: true,
  editable: true,
  deletable: true,
  version: 1,
  deleted_at: null,
  created_at: 0,
  updated_at: 0,
  schemaLevel: "full",
  metadata: {},
  items,
};

const watched = (player: { readonly view$: { readonly subscribe: (next: (remote: Remote<LessonView>) => void) => unknown } }) => {
  let last: Remote<LessonView> | undefined;
  player.view$.subscribe((remote) => {
    last = remote;
  });
  return {
    remote: () => last,
    view: (): LessonView => {
      const known = last === undefined ? undefined : latestValue(last);
      if (known === undefined) throw new Error("The lesson is not loaded.");
      return known;
    },
  };
};

const opened = async () => {
  const player = makeLessonTest({ load: TE.right(copy), clock: { now: () => 1000 }, ids: { uuid: () => "id" } });
  const { view } = watched(player);
  await player.load();
  return { player, view };
};

describe("the test of a lesson", () => {
  it("should start at the first screen of the working copy, without its right answers", async () => {
    const { view } = await opened();
    expect([view().lesson.name, view().index, view().screens.length]).toEqual(["Four rules", 0, 3]);
    expect(JSON.stringify(view().lesson.items)).not.toContain('"correct":[1]');
  });

  it("should have no locks, and end at the results [B2.07]", async () => {
    const { player, view } = await opened();
    player.next();
    expect([view().index, view().isHeld]).toEqual([1, false]);
    player.goTo(2);
    player.next();
    expect(view().atResults).toBe(true);
    player.back();
    expect([view().index, view().atResults]).toEqual([2, false]);
  });

  it("should grade as the server does: 150 for a wrong answer, the best attempt after a retry", async () => {
    const { player, view } = await opened();
    const wrong = await player.answer("q", [0]);
    expect([wrong.kind, view().lesson.points]).toEqual(["graded", 150]);
    await player.answer("q", [1]);
    const item = view().lesson.items.find(({ uuid }) => uuid === "q");
    expect([view().lesson.points, item?.engagementState.correct, item?.values["correct"]]).toEqual([1200, true, [1]]);
  });

  it("should refuse what is no choice, as the server does", async () => {
    const { player, view } = await opened();
    expect((await player.answer("q", [9])).kind).toBe("refused");
    expect(view().lesson.points).toBe(0);
  });

  it("should be completed once its required items are", async () => {
    const { player, view } = await opened();
    await player.answer("q", [1]);
    expect(view().lesson.completed).toBe(false);
    await player.played("v", { time: 20, furthest: 20, duration: 20, rate: 1 });
    expect(view().lesson.completed).toBe(true);
  });

  it("should begin again with nothing answered", async () => {
    const { player, view } = await opened();
    await player.answer("q", [1]);
    player.goTo(2);
    expect(await player.replay()).toBe(null);
    const question = view().lesson.items.find(({ uuid }) => uuid === "q");
    expect([view().index, view().lesson.points, question?.engagementState.attempts]).toEqual([0, 0, 0]);
  });

  it("should tell why the working copy cannot be loaded", async () => {
    const failure: Failure = { tag: "not-found", message: "Lesson not found." };
    const player = makeLessonTest({ load: TE.left(failure), clock: { now: () => 0 }, ids: { uuid: () => "id" } });
    const { remote } = watched(player);
    await player.load();
    expect(remote()).toMatchObject({ tag: "failed", failure });
  });
});

describe("the review of a lesson", () => {
  const answered = { ...taken, items: [reading("a"), question("b", { attempts: 1, correct: false, completed: true, points: 150 })] };

  it("should open every screen, refuse answers, and change nothing [B2.06]", async () => {
    let loads = 0;
    const player = makeLessonReview(() => {
      loads += 1;
      return Promise.resolve(E.right(answered));
    });
    const { view } = watched(player);
    await player.load();
    player.goTo(1);
    expect([view().index, view().isHeld]).toEqual([1, false]);
    expect((await player.answer("b", [1])).kind).toBe("refused");
    await player.played("b", { time: 1, furthest: 1, duration: 1, rate: 1 });
    expect(await player.replay()).not.toBe(null);
    expect([view().lesson, loads]).toEqual([answered, 1]);
    player.next();
    expect(view().atResults).toBe(true);
  });
});
