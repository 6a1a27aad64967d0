import fc from "fast-check";
import type { TriggerState, TriggerStatus } from "../../core/automations/trigger-status.rule.ts";

const anInstant = fc.integer({ min: 1_000_000_000, max: 2_000_000_000 });
const aWhile = fc.integer({ min: 1, max: 100_000_000 });
const maybeAWhile = fc.oneof(fc.constant(0), aWhile);
const unset = fc.constantFrom(null, 0);
const off = fc.constantFrom(null, false);
const anyTime = fc.option(fc.oneof(fc.constant(0), anInstant));

type Timed = { readonly trigger: TriggerState; readonly now: number };

const running = (
  now: fc.Arbitrary<number>,
  times: (now: number) => fc.Arbitrary<Pick<TriggerState, "start_time" | "end_time">>,
): fc.Arbitrary<Timed> =>
  now.chain((at) =>
    fc
      .record({ times: times(at), draft: off, paused: off })
      .map(({ times: given, ...flags }) => ({ trigger: { ...flags, ...given }, now: at })),
  );

/** An automation and a moment at which its status is known. */
export const triggerThatIs = (status: TriggerStatus): fc.Arbitrary<Timed> => {
  switch (status) {
    case "draft":
      return fc.record({
        trigger: fc.record({ draft: fc.constant(true), paused: fc.option(fc.boolean()), start_time: anyTime, end_time: anyTime }),
        now: anInstant,
      });
    case "paused":
      return fc.record({
        trigger: fc.record({ draft: off, paused: fc.constant(true), start_time: anyTime, end_time: anyTime }),
        now: anInstant,
      });
    case "scheduled":
      return running(anInstant, (now) =>
        fc.record({
          start_time: fc.oneof(
            unset,
            aWhile.map((ahead) => now + ahead),
          ),
          end_time: anyTime,
        }),
      );
    case "finished":
      return running(anInstant, (now) =>
        fc.record({ start_time: maybeAWhile.map((ago) => now - ago), end_time: maybeAWhile.map((ago) => now - ago) }),
      );
    case "live":
      return running(anInstant, (now) =>
        fc.record({
          start_time: maybeAWhile.map((ago) => now - ago),
          end_time: fc.oneof(
            unset,
            aWhile.map((ahead) => now + ahead),
          ),
        }),
      );
  }
};

/** Zones with and without summer time, on both halves of the globe, and off the hour. */
export const aTimeZone = fc.constantFrom(
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
  "Pacific/Apia",
);

/** A day of this century, `YYYY-MM-DD`. */
export const aLocalDate = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2037, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

/** A time of day on the wall, `HH:mm`. */
export const aLocalTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);

/** A time of day that no zone of the list ever skips. */
export const aTimeNeverSkipped = fc
  .integer({ min: 4 * 60, max: 22 * 60 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);

/** Weekdays 1 to 7, none to all of them. */
export const someWeekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7]);
