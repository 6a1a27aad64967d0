import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { contactsWhoDid } from "../../../core/filters/activity-evaluation.rule.ts";
import { ActivityEvent } from "../../../core/filters/activity-event.model.ts";
import { ActivityFilter, activityFilters, activityKeys } from "../../../core/filters/activity.model.ts";
import type { ActivityQuery } from "../../../core/filters/activity.port.ts";
import { activityLookup, doneActivities } from "../../../core/filters/activity.service.ts";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../core/filters/filter-predicate.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { watchedSeconds } from "../../../core/filters/watched-seconds.rule.ts";

const day = 86_400;
const now = Date.UTC(2024, 2, 31, 12) / 1000;
const moment = filterMoment(now, "UTC");
const contacts = [1, 2, 3];

const decoded = <A>(codec: { readonly decode: (u: unknown) => E.Either<unknown, A> }, value: unknown): A => {
  const answer = codec.decode(value);
  if (E.isLeft(answer)) throw new Error(JSON.stringify(value));
  return answer.right;
};
const asked = (filter: unknown): ActivityFilter => decoded(ActivityFilter, filter);
const event = (con_id: number, kind: string, rest: object = {}): ActivityEvent =>
  decoded(ActivityEvent, { con_id, kind, at: now, ...rest });
const who = (filter: unknown, events: readonly ActivityEvent[]): readonly number[] => [
  ...contactsWhoDid(asked(filter), events, contacts, moment),
];

describe("activity filters", () => {
  it("should be the thirteen of the menu [C5.19]", () => {
    expect(activityKeys.map((key) => activityFilters[key].label)).toEqual([
      "joined campaign",
      "not joined campaign",
      "campaign progress",
      "answered question",
      "watched video",
      "shared",
      "completed lesson",
      "not completed lesson",
      "completed lesson item",
      "started lesson",
      "points scored",
      "recorded stats",
      "uploaded video",
    ]);
  });

  it("should use a window of less than 30 days unless another is chosen [C9.06]", () => {
    expect(asked({ activity: "shared" }).when).toEqual({ less_than_days: 30 });
    const firstDay = Date.UTC(2024, 2, 2) / 1000;
    const events = [event(1, "share", { at: firstDay }), event(2, "share", { at: firstDay - 1 }), event(3, "share", { at: now + day })];
    expect(who({ activity: "shared" }, events)).toEqual([1]);
    expect(who({ activity: "shared", when: { less_than_days: 31 } }, events)).toEqual([1, 2]);
    expect(who({ activity: "shared", when: "any" }, events)).toEqual([1, 2, 3]);
    expect(who({ activity: "shared", when: { less_than_days: 0 } }, events)).toEqual([]);
    expect(ActivityFilter.is({ ...asked({ activity: "shared" }), when: { less_than_days: 3651 } })).toBe(false);
  });

  it("should match who joined and has not left since, or who has not [C5.19]", () => {
    const events = [
      event(1, "join", { campaign: 7 }),
      event(2, "join", { campaign: 7, at: now - 9 }),
      event(2, "unjoin", { campaign: "7" }),
      event(2, "unjoin", { campaign: 8 }),
      event(3, "join", { campaign: 8, at: now - 60 * day }),
    ];
    expect(who({ activity: "joined_campaign" }, events)).toEqual([1]);
    expect(who({ activity: "joined_campaign", when: "any" }, events)).toEqual([1, 3]);
    expect(who({ activity: "joined_campaign", campaign: "7", when: "any" }, events)).toEqual([1]);
    expect(who({ activity: "not_joined_campaign" }, events)).toEqual([2, 3]);
    expect(who({ activity: "not_joined_campaign", campaign: 8, when: "any" }, events)).toEqual([1, 2]);
  });

  it("should require progress over 90 % and at least 1 lesson by default [C9.07]", () => {
    const course = (con_id: number, released: number, finished: number, at = now) => [
      ...Array.from({ length: released }, (_, lesson) => event(con_id, "lesson_released", { campaign: 1, lesson, at: now - 90 * day })),
      ...Array.from({ length: finished }, (_, lesson) => event(con_id, "lesson_completed", { campaign: 1, lesson, at })),
    ];
    const events = [...course(1, 10, 9), ...course(2, 11, 10), ...course(3, 11, 11, now - 60 * day)];
    expect(who({ activity: "campaign_progress" }, events)).toEqual([2]);
    expect(who({ activity: "campaign_progress", when: "any" }, events)).toEqual([2, 3]);
    expect(who({ activity: "campaign_progress", progress_over: 89 }, events)).toEqual([1, 2]);
    expect(who({ activity: "campaign_progress", progress_over: -1, lessons: 0 }, events)).toEqual([1, 2, 3]);
    expect(who({ activity: "campaign_progress", lessons: 11 }, events)).toEqual([]);
    expect(who({ activity: "campaign_progress" }, [])).toEqual([]);
  });

  it("should match who answered, correctly, wrongly or with one answer [C5.19]", () => {
    const events = [
      event(1, "answer", { item: "q", answer: "Rome", correct: true }),
      event(2, "answer", { item: "q", answer: "Oslo", correct: false }),
      event(3, "answer", { item: "r", answer: "x" }),
    ];
    expect(who({ activity: "answered_question" }, events)).toEqual([1, 2, 3]);
    expect(who({ activity: "answered_question", item: "q" }, events)).toEqual([1, 2]);
    expect(who({ activity: "answered_question", answered: { correct: true } }, events)).toEqual([1]);
    expect(who({ activity: "answered_question", answered: { correct: false } }, events)).toEqual([2]);
    expect(who({ activity: "answered_question", answered: { answer: " rome" } }, events)).toEqual([1]);
  });

  it("should match who watched enough different seconds of one video [C5.19]", () => {
    const watch = (con_id: number, from: number, to: number, item = "v") =>
      event(con_id, "watch", { item, watched: { from, to, start: 10, end: 110 } });
    const events = [watch(1, 0, 60), watch(1, 50, 100), watch(2, 10, 55), watch(2, 10, 55), watch(3, 10, 60), watch(3, 60, 110, "w")];
    expect(who({ activity: "watched_video" }, events)).toEqual([1]);
    expect(who({ activity: "watched_video", watched_percent: 91 }, events)).toEqual([]);
    expect(who({ activity: "watched_video", watched_percent: 45 }, events)).toEqual([1, 2, 3]);
    expect(
      watchedSeconds(
        [
          { from: 5, to: 20 },
          { from: 0, to: 10 },
          { from: 30, to: 40 },
        ],
        0,
        35,
      ),
    ).toBe(25);
    expect(
      watchedSeconds(
        [
          { from: 40, to: 50 },
          { from: -9, to: -1 },
        ],
        0,
        35,
      ),
    ).toBe(0);
    expect(
      watchedSeconds(
        [
          { from: 50, to: 60 },
          { from: 5, to: 15 },
        ],
        0,
        35,
      ),
    ).toBe(10);
  });

  it("should match who started, completed, did not complete, completed an item, shared or uploaded [C5.19]", () => {
    const events = [
      event(1, "lesson_started", { lesson: 1 }),
      event(1, "lesson_completed", { lesson: 1 }),
      event(2, "lesson_started", { lesson: 1 }),
      event(2, "item_completed", { lesson: 1, item: "i" }),
      event(3, "upload"),
      event(3, "share"),
    ];
    expect(who({ activity: "started_lesson", lesson: 1 }, events)).toEqual([1, 2]);
    expect(who({ activity: "completed_lesson", lesson: 1 }, events)).toEqual([1]);
    expect(who({ activity: "not_completed_lesson", lesson: 1 }, events)).toEqual([2, 3]);
    expect(who({ activity: "completed_lesson_item", item: "i" }, events)).toEqual([2]);
    expect(who({ activity: "shared" }, events)).toEqual([3]);
    expect(who({ activity: "uploaded_video" }, events)).toEqual([3]);
  });

  it("should require at least 1000 points by default [C9.08]", () => {
    const events = [
      event(1, "points", { points: 600 }),
      event(1, "points", { points: 400 }),
      event(2, "points", { points: 999 }),
      event(3, "points", { points: 5000, at: now - 40 * day }),
    ];
    expect(who({ activity: "points_scored" }, events)).toEqual([1]);
    expect(who({ activity: "points_scored", points: 999 }, events)).toEqual([1, 2]);
    expect(who({ activity: "points_scored", when: "any" }, events)).toEqual([1, 3]);
  });

  it("should require at least 1 recording, and compare sum, average or last by choice [C9.09]", () => {
    const stat = (con_id: number, value: number, at = now) => event(con_id, "stat", { tracker: "calls", value, at });
    const events = [stat(1, 5), stat(1, 2, now - 60), stat(2, 10), event(3, "stat", { tracker: "visits", value: 1 })];
    const compared = (of: string, operator: string, value: number) =>
      who({ activity: "recorded_stats", tracker: "calls", stat: { of, operator, value } }, events);
    expect(who({ activity: "recorded_stats", tracker: "calls" }, events)).toEqual([1, 2]);
    expect(who({ activity: "recorded_stats" }, events)).toEqual([1, 2, 3]);
    expect(who({ activity: "recorded_stats", recordings: 2 }, events)).toEqual([1]);
    expect(compared("sum", "$gte", 7)).toEqual([1, 2]);
    expect(compared("avg", "$lt", 4)).toEqual([1]);
    expect(compared("last", "$eq", 5)).toEqual([1]);
    expect(compared("last", "$ne", 5)).toEqual([2]);
  });
});

describe("activity within a filter document", () => {
  const document = {
    $and: [
      { name: { $ne: "bob" } },
      { $activity: { activity: "shared" } },
      { $activity: { activity: "points_scored", campaign: 4, when: "any" } },
    ],
  };
  const parsed = (filter: unknown) => parseFilter(filter, { name: "string" }, true);

  it("should be requested from the store with its kinds, window and scope, and combine with conditions on fields", async () => {
    const filter = parsed(document);
    if (E.isLeft(filter)) throw new Error(filter.left.error);
    const queries: ActivityQuery[] = [];
    const events = [
      event(1, "share"),
      event(1, "points", { campaign: 4, points: 1000 }),
      event(2, "share"),
      event(3, "points", { campaign: 4, points: 1000 }),
    ];
    const store = { events: (query: ActivityQuery) => TE.fromIO(() => (queries.push(query), events)) };
    const done = await doneActivities(store)(filter.right, contacts, moment)();
    if (E.isLeft(done)) throw new Error("The store failed.");
    const matches = filterPredicate(filter.right, moment, activityLookup(done.right));
    expect(contacts.filter((con_id) => matches({ con_id, name: "ann" }))).toEqual([1]);
    expect(matches({ con_id: 1, name: "Bob" })).toBe(false);
    const anything = { campaign: null, lesson: null, item: null, tracker: null };
    expect(queries).toEqual([
      { ...anything, kinds: ["share"], since: Date.UTC(2024, 2, 2) / 1000 },
      { ...anything, kinds: ["points"], since: null, campaign: 4 },
    ]);
  });

  it("should be refused with the position of the error", () => {
    expect(parsed({ $activity: { activity: "flew" } })).toMatchObject({ _tag: "Left", left: { path: "$activity.activity" } });
    expect(parsed({ $activity: 5 })).toMatchObject({ _tag: "Left", left: { path: "$activity" } });
  });

  it("should be described in words", () => {
    const filter = parsed(document);
    const said = E.isRight(filter) ? describeFilter(filter.right, (field) => field) : filter.left.error;
    expect(said).toBe('name is not "bob" and shared in the last 30 days and points scored at least 1000 in campaign "4" at any time.');
  });
});
