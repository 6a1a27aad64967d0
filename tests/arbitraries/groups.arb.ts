import fc from "fast-check";
import { ActivityEvent } from "../../core/filters/activity-event.model.ts";
import { activityKeys } from "../../core/filters/activity.model.ts";
import type { StoredGroup } from "../../core/groups/stored-group.model.ts";

const day = 86_400;
const few = fc.integer({ min: 0, max: 4 });
const scope = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom<string | number>(1, "1", 2, "b") },
);
const text = fc.constantFrom("Yes", " yes ", "No", "ÉTÉ", "e\u0301te\u0301", "", "0");
const kinds = [
  "join",
  "unjoin",
  "lesson_released",
  "lesson_started",
  "lesson_completed",
  "item_completed",
  "answer",
  "watch",
  "share",
  "points",
  "stat",
  "upload",
] as const;

/** A document that asks what people did; small numbers, so that both answers are likely. */
export const activityDocument: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    activity: fc.constantFrom(...activityKeys),
    when: fc.oneof(fc.constant("any"), fc.record({ less_than_days: fc.integer({ min: 0, max: 5 }) })),
    campaign: scope,
    lesson: scope,
    item: scope,
    progress_over: fc.constantFrom(0, 49, 50, 90, 100),
    lessons: fc.constantFrom(0, 1, 2),
    answered: fc.oneof(fc.constant(null), fc.record({ correct: fc.boolean() }), fc.record({ answer: text })),
    watched_percent: fc.constantFrom(0, 25, 50, 90, 100),
    points: fc.constantFrom(-1, 0, 1, 5, 10),
    tracker: fc.constantFrom(null, null, "runs", "laps"),
    recordings: fc.constantFrom(0, 1, 2),
    stat: fc.oneof(
      fc.constant(null),
      fc.record({
        of: fc.constantFrom("sum", "avg", "last"),
        operator: fc.constantFrom("$eq", "$ne", "$gt", "$gte", "$lt", "$lte"),
        value: few,
      }),
    ),
  })
  .map((activity) => ({ $activity: activity }));

const played = fc.tuple(few, few, few, few).map(([from, more, start, rest]) => ({ from, to: from + more, start, end: start + rest }));
const of = (kind: string, wanted: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  kind === wanted ? value : fc.constant(null);

/**
 * What one of some contacts did around a moment; each fills in what belongs to its kind.
 * @param now epoch seconds
 */
export const activityEvent = (contacts: readonly number[], now: number): fc.Arbitrary<ActivityEvent> =>
  fc
    .constantFrom(...kinds)
    .chain((kind) =>
      fc.record({
        con_id: fc.constantFrom(...contacts),
        at: fc.integer({ min: -5, max: 1 }).chain((days) => fc.integer({ min: 0, max: 40 }).map((part) => now + days * day + part * 2_000)),
        kind: fc.constant(kind),
        campaign: fc.constantFrom(null, "1", "2"),
        lesson: fc.constantFrom(null, "1", "2", "b"),
        item: fc.constantFrom(null, "1", "b"),
        answer: of(kind, "answer", fc.oneof(fc.constant(null), text)),
        correct: of(kind, "answer", fc.constantFrom(true, false, null)),
        watched: of(kind, "watch", fc.oneof({ weight: 6, arbitrary: played }, { weight: 1, arbitrary: fc.constant(null) })),
        points: of(kind, "points", fc.constantFrom(null, 0, 1, 4, 6)),
        tracker: of(kind, "stat", fc.constantFrom("runs", "laps", null)),
        value: of(kind, "stat", fc.oneof(fc.constant(null), few)),
      }),
    )
    .map((event) => {
      const decoded = ActivityEvent.decode(event);
      if (decoded._tag === "Left") throw new Error(JSON.stringify(event));
      return decoded.right;
    });

/** A stored group of tagged contacts: in use or deleted, of one of three users, shared with some of them, of teams 7 and 8 or with all. */
export const storedGroup: fc.Arbitrary<StoredGroup> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  name: fc.constantFrom("VIPs", "Best"),
  filters: fc.constantFrom("vip", "old").map((tag) => ({ tags: { $overlaps: [tag] } })),
  folder_id: fc.constantFrom(null, 4),
  share_to: fc.record({ users: fc.subarray([1, 2, 3]), teams: fc.subarray([7, 8]), all: fc.boolean() }),
  view: fc.constantFrom("grid" as const, "list" as const),
  order: fc.nat(9),
  user_id: fc.constantFrom(null, 1, 2),
  count: fc.nat(9),
  version: fc.integer({ min: 1, max: 99 }),
  created_at: fc.nat(),
  updated_at: fc.nat(),
  deleted_at: fc.option(fc.nat()),
});
