import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import { explainFilter } from "../../../core/groups/explain-filter.rule.ts";
import { mayEditGroup, maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import { groupDependencies, isConcerned } from "../../../core/groups/group-dependencies.rule.ts";
import { acceptedFilter, readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { movedVerdicts, nextVerdictChange } from "../../../core/groups/verdict-time.rule.ts";

const noon = Date.UTC(2026, 6, 1, 12) / 1000;
const day = 86_400;
const read = (document: unknown): Filter => {
  const filter = readGroupFilter(document, [...contactFields, { name: "friends", label: "Friends", type: "related_contacts" }]);
  if (E.isLeft(filter)) throw new Error(filter.left.error);
  return filter.right;
};
const at = (now: number, zone = "UTC") => filterMoment(now, zone);

describe("the permission to see and change a group", () => {
  const shared = (share_to: Partial<{ users: readonly number[]; teams: readonly number[]; all: boolean }>) => ({
    user_id: 1,
    share_to: { users: [], teams: [], all: false, ...share_to },
  });
  const user = { user_id: 2, role: "user", teams: [7] } as const;
  const guest = { user_id: 3, role: "guest", teams: [7] } as const;

  it("should be limited for changes to its owner and administrators [B3.35]", () => {
    expect(mayEditGroup({ ...user, user_id: 1 }, shared({}))).toBe(true);
    expect(mayEditGroup({ ...user, role: "admin" }, shared({}))).toBe(true);
    expect(mayEditGroup(user, shared({ all: true }))).toBe(false);
    expect(mayEditGroup({ ...guest, user_id: 1 }, shared({}))).toBe(false);
  });

  it("should cover those it is shared with, and guests only if they or their team are named [B6.01]", () => {
    expect(maySeeGroup(user, shared({}))).toBe(false);
    expect(maySeeGroup(user, shared({ all: true }))).toBe(true);
    expect(maySeeGroup(guest, shared({ all: true }))).toBe(false);
    expect(maySeeGroup(guest, shared({ users: [3] }))).toBe(true);
    expect(maySeeGroup(guest, shared({ teams: [7] }))).toBe(true);
    expect(maySeeGroup(guest, shared({ teams: [8] }))).toBe(false);
  });
});

describe("the document of a group", () => {
  it("should be refused with the position of the error", () => {
    expect(acceptedFilter({ $and: [{ tags: { $all: ["a"] } }, { $or: [{ boat: { $eq: 1 } }] }] }, contactFields)).toMatchObject({
      left: { errors: { "filters.$and.1.$or.0.boat": ['Unknown field "boat".'] } },
    });
    expect(acceptedFilter([], contactFields)).toMatchObject({ left: { errors: { filters: ["A filter is an object."] } } });
  });

  it("should depend on the fields and events that it reads, and on no existing contact", () => {
    const reads = groupDependencies(read({ $or: [{ tags: { $empty: true } }, { $activity: { activity: "joined_campaign" } }] }));
    expect(reads).toEqual(["$join", "$unjoin", "*", "tags"]);
    expect(isConcerned(reads, ["first_name"])).toBe(false);
    expect(isConcerned(reads, ["first_name", "tags"])).toBe(true);
    expect(isConcerned(reads, null)).toBe(true);
  });
});

describe("when time changes a result", () => {
  it("should be at midnight of the organisation for days that are counted back", () => {
    const days = read({ created_at: { $ltdays: 30 } });
    expect(nextVerdictChange(days, at(noon))).toBe(noon + day / 2);
    expect(nextVerdictChange(days, at(noon, "America/New_York"))).toBe(noon + day / 2 + 4 * 3_600);
    expect(nextVerdictChange(read({ $activity: { activity: "shared" } }), at(noon))).toBe(noon + day / 2);
  });

  it("should be never if nothing is relative to now, and the next second if a bound moves with the clock", () => {
    expect(
      nextVerdictChange(
        read({
          $and: [{ tags: { $empty: true } }, { created_at: { $after: "2026-01-01" } }, { $activity: { activity: "shared", when: "any" } }],
        }),
        at(noon),
      ),
    ).toBeNull();
    expect(nextVerdictChange(read({ created_at: { $range: { from: "-2 hours", to: "" } } }), at(noon))).toBe(noon + 1);
    expect(nextVerdictChange(read({ created_at: { $range: { from: "monday this week", to: "" } } }), at(noon))).toBe(noon + day / 2);
    expect(nextVerdictChange(read({ created_at: { $range: { from: "2026-01-01", to: "" } } }), at(noon))).toBeNull();
  });

  it("should concern only contacts whose value or events lie between the old bound and the new one", () => {
    const moved = movedVerdicts(
      read({ $or: [{ created_at: { $ltdays: 2 } }, { $activity: { activity: "shared", when: { less_than_days: 2 } } }] }),
      at(noon),
      at(noon + day),
    );
    const [from, to] = moved.filter.kind === "any" ? moved.filter.filters : [];
    const start = noon - 1.5 * day;
    expect(from?.kind === "leaf" && from.test(at(noon))).toEqual({ kind: "instant", from: start, to: start + day + 1 });
    expect(to?.kind === "leaf" && to.test(at(noon))).toEqual({ kind: "instant", from: start + 2 * day, to: start + 3 * day + 1 });
    expect(moved.events).toEqual([
      { kinds: ["share"], from: start, to: start + day },
      { kinds: ["share"], from: start + 2 * day, to: start + 3 * day },
    ]);
    expect(movedVerdicts(read({ $activity: { activity: "campaign_progress", when: "any" } }), at(noon), at(noon + 60)).events).toEqual([
      { kinds: ["lesson_released"], from: noon + 1, to: noon + 61 },
    ]);
    expect(movedVerdicts(read({ tags: { $empty: true } }), at(noon), at(noon + 900 * day))).toEqual({
      filter: { kind: "any", filters: [] },
      events: [],
    });
  });
});

describe("why a contact is in a group", () => {
  const explain = (document: unknown, record: Readonly<Record<string, unknown>>, isShown = true, seen = record) =>
    explainFilter(read(document), {
      record,
      seen,
      contact: 5,
      events: [
        {
          con_id: 5,
          at: noon - day,
          kind: "points",
          campaign: "7",
          lesson: null,
          item: null,
          answer: null,
          correct: null,
          watched: null,
          points: 30,
          tracker: null,
          value: null,
        },
      ],
      moment: at(noon),
      entry: (_, text) => text,
      label: (field) => field.toUpperCase(),
      isShown: (field) => isShown || field === "tags",
      scope: (_, id) => `Course ${id}`,
    }).lines;

  it("should be explained condition by condition with the value and the result of each", () => {
    const document = {
      $and: [
        { tags: { $overlaps: ["vip"] } },
        { $or: [{ created_at: { $ltdays: 3 } }, { $activity: { activity: "points_scored", points: 50, campaign: 7 } }] },
      ],
    };
    expect(explain(document, { tags: ["vip", "lead"], created_at: noon - 40 * day })).toEqual([
      { kind: "all", depth: 0, text: "all of", value: null, verdict: false },
      { kind: "clause", depth: 1, text: 'TAGS has at least one of "vip"', value: "vip, lead", verdict: true },
      { kind: "any", depth: 1, text: "any of", value: null, verdict: false },
      { kind: "clause", depth: 2, text: "CREATED_AT is less than 3 days ago", value: "2026-05-22", verdict: false },
      {
        kind: "clause",
        depth: 2,
        text: 'points scored at least 50 in campaign "Course 7" in the last 30 days',
        value: "30 points, last on 2026-06-30",
        verdict: false,
      },
    ]);
  });

  it("should be decided by all contacts that a relation names, and show those that the caller sees", () => {
    const friends = { friends: { $overlaps: [7] } };
    expect(explain(friends, { friends: [7, 8] }, true, { friends: [8] })[0]).toMatchObject({
      value: "8, others whom you do not see",
      verdict: true,
    });
    expect(explain(friends, { friends: [7] }, true, {})[0]).toMatchObject({ value: "others whom you do not see", verdict: true });
    expect(explain(friends, { friends: [8] }, true, { friends: [8] })[0]).toMatchObject({ value: "8", verdict: false });
  });

  it("should show nothing for an empty value", () => {
    expect(explain({ first_name: { $empty: true } }, {})).toEqual([
      { kind: "clause", depth: 0, text: "FIRST_NAME is empty", value: "nothing", verdict: true },
    ]);
  });

  it("should hide label, operand, value and result of a field that the user may not query, and of combined conditions all that the rest does not determine", () => {
    const redacted = { kind: "redacted", depth: 0, text: "a condition about a field that you do not see", value: null, verdict: null };
    expect(explain({ first_name: { $eq: "Ada" } }, { first_name: "Ada" }, false)).toEqual([redacted]);
    const told = (kind: "$and" | "$or", tags: readonly string[]): unknown =>
      explain({ [kind]: [{ first_name: { $eq: "Ada" } }, { tags: { $overlaps: ["vip"] } }] }, { first_name: "Ada", tags }, false).map(
        ({ verdict }) => verdict,
      );
    expect(told("$and", ["vip"])).toEqual([null, null, true]);
    expect(told("$and", [])).toEqual([false, null, false]);
    expect(told("$or", ["vip"])).toEqual([true, null, true]);
    expect(told("$or", [])).toEqual([null, null, false]);
  });
});
