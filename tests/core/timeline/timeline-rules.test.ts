import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timelineFiltersOf } from "../../../core/timeline/timeline-access.rule.ts";
import { byLatest, cursorOf, isBehind, placeOfCursor } from "../../../core/timeline/timeline-cursor.rule.ts";
import { dayAt, timelineDays } from "../../../core/timeline/timeline-days.rule.ts";
import type { TimelineEntry } from "../../../core/timeline/timeline.model.ts";

const placeArb = fc.record({
  at: fc.integer({ min: -10, max: 10 }),
  key: fc.tuple(fc.constantFrom("note", "task"), fc.nat(5)).map(([kind, id]) => `${kind}:${String(id).padStart(20, "0")}`),
});
const entry = (at: number, id = 0): TimelineEntry => ({
  key: `activity:${id}`,
  at,
  kind: "activity",
  data: { kind: "share", campaign: null, lesson: null, item: null, answer: null, correct: null, points: null, tracker: null, value: null },
});

describe("A cursor of a timeline", () => {
  it("should be read as it was written", () => {
    fc.assert(
      fc.property(placeArb, (place) => {
        expect(placeOfCursor(cursorOf(place))).toEqual(place);
      }),
    );
  });

  it.each(["", "1", "1.", "1.note", "x.note:1", "1.note:1'; drop", "99999999999999999.note:1", "1.NOTE:1"])(
    "should not be read from %j",
    (text) => {
      expect(placeOfCursor(text)).toBeNull();
    },
  );

  it("should split entries into those after it and those not, in their order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(placeArb, { selector: cursorOf, minLength: 1 }), fc.nat(), (places, pick) => {
        const told = places.toSorted(byLatest);
        const at = pick % told.length;
        const place = told[at];
        expect(place === undefined ? null : told.filter((one) => isBehind(one, place))).toEqual(told.slice(at + 1));
      }),
    );
  });
});

describe("The days of a timeline", () => {
  it.each([
    [1_782_907_200, "UTC", "2026-07-01"],
    [1_782_864_000, "UTC", "2026-07-01"],
    [1_782_863_999, "UTC", "2026-06-30"],
    [1_782_864_000, "America/New_York", "2026-06-30"],
    [1_782_907_200, "Pacific/Auckland", "2026-07-02"],
    [0, "UTC", "1970-01-01"],
  ])("should be %i in %s on %s", (at, zone, day) => {
    expect(dayAt(at, zone)).toBe(day);
  });

  it("should contain every entry once and in its order, each on its day, and no day twice in a row", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_700_000_000, max: 1_701_000_000 })),
        fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu"),
        (times, zone) => {
          const told = times.toSorted((a, b) => b - a).map((at, id) => entry(at, id));
          const days = timelineDays(told, zone);
          expect(days.flatMap(({ entries }) => entries)).toEqual(told);
          expect(days.map(({ day }) => day)).toEqual([...new Set(told.map(({ at }) => dayAt(at, zone)))]);
          for (const { day, entries } of days) for (const { at } of entries) expect(dayAt(at, zone)).toBe(day);
        },
      ),
    );
  });
});

describe("A user's view of timelines", () => {
  it("should include messages only with the permission for conversations", () => {
    expect(timelineFiltersOf({ role: "owner", flags: [] })).toEqual(["note", "task", "conversation", "message", "activity"]);
    expect(timelineFiltersOf({ role: "user", flags: ["contacts"] })).toEqual(["note", "task", "activity"]);
    expect(timelineFiltersOf({ role: "user", flags: ["contacts", "conversations"] })).toEqual([
      "note",
      "task",
      "conversation",
      "message",
      "activity",
    ]);
    expect(timelineFiltersOf({ role: "user", flags: ["conversations"] })).toEqual(["conversation", "message"]);
  });
});
