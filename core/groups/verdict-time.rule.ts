import { windowStart } from "../filters/activity-window.rule.ts";
import { activityFilters, type ActivityFilter } from "../filters/activity.model.ts";
import type { ActivityEventKind } from "../filters/activity.model.ts";
import { filterMoment, type FilterMoment } from "../filters/filter-moment.rule.ts";
import type { FilterTest } from "../filters/filter-test.model.ts";
import type { Filter, FilterLeaf } from "../filters/filter.model.ts";

/** Events of some kinds in a time range, `from` inclusive and `to` exclusive, epoch seconds. */
export type EventSpan = { readonly kinds: readonly ActivityEventKind[]; readonly from: number; readonly to: number };

/** Contacts whose verdict may have changed with time alone: those that match the filter, and those with such events. */
export type MovedVerdicts = { readonly filter: Filter; readonly events: readonly EventSpan[] };

type Timed = Extract<FilterTest, { readonly kind: "date" | "instant" }>;

const everybody: Filter = { kind: "all", filters: [] };

const isTimed = (test: FilterTest): test is Timed => test.kind === "date" || test.kind === "instant";
const isSame = (a: FilterTest, b: FilterTest): boolean =>
  !isTimed(a) || !isTimed(b) || (Object.is(a.from, b.from) && Object.is(a.to, b.to));

/** The values between an old bound and a new one, both included. */
const between = (leaf: FilterLeaf, kind: Timed["kind"], a: number, b: number): readonly Filter[] => {
  if (a === b) return [];
  const end = kind === "instant" ? 1 : 0;
  return [{ ...leaf, negated: false, test: () => ({ kind, from: Math.min(a, b), to: Math.max(a, b) + end }) }];
};

const movedLeaf = (leaf: FilterLeaf, then: FilterMoment, now: FilterMoment): readonly Filter[] => {
  const [before, after] = [leaf.test(then), leaf.test(now)];
  if (!isTimed(before) || !isTimed(after) || isSame(before, after)) return [];
  if ([before.from, before.to, after.from, after.to].some(Number.isNaN)) return [everybody];
  return [...between(leaf, after.kind, before.from, after.from), ...between(leaf, after.kind, before.to, after.to)];
};

const crossed = (kinds: readonly ActivityEventKind[], a: number, b: number): readonly EventSpan[] =>
  a === b ? [] : [{ kinds, from: Math.min(a, b), to: Math.max(a, b) }];

const windowEnd = (moment: FilterMoment): number => moment.startOf(moment.today() + 1);

const movedActivity = (filter: ActivityFilter, then: FilterMoment, now: FilterMoment): readonly EventSpan[] => {
  const kinds = activityFilters[filter.activity].events;
  const released = filter.activity === "campaign_progress" ? crossed(["lesson_released"], then.now + 1, now.now + 1) : [];
  const [before, after] = [windowStart(filter, then), windowStart(filter, now)];
  if (before === null || after === null) return released;
  return [...released, ...crossed(kinds, before, after), ...crossed(kinds, windowEnd(then), windowEnd(now))];
};

const movedParts = (
  filter: Filter,
  then: FilterMoment,
  now: FilterMoment,
): { readonly leaves: readonly Filter[]; readonly events: readonly EventSpan[] } => {
  switch (filter.kind) {
    case "leaf":
      return { leaves: movedLeaf(filter, then, now), events: [] };
    case "activity":
      return { leaves: [], events: movedActivity(filter.activity, then, now) };
    case "all":
    case "any": {
      const parts = filter.filters.map((part) => movedParts(part, then, now));
      return { leaves: parts.flatMap(({ leaves }) => leaves), events: parts.flatMap(({ events }) => events) };
    }
  }
};

/** The contacts whose verdict may differ between two moments or time zones without a change of data, and no others. */
export const movedVerdicts = (filter: Filter, then: FilterMoment, now: FilterMoment): MovedVerdicts => {
  const { leaves, events } = movedParts(filter, then, now);
  return { filter: { kind: "any", filters: leaves }, events };
};

/** Days within which a relative date such as "first day of january" changes, if it ever does. */
const probedDays = [1, 8, 32, 401];
const secondsOfDay = 86_400;

const later = ({ now, timeZone }: FilterMoment, seconds: number): FilterMoment => filterMoment(now + seconds, timeZone);

const nextOfLeaf = (leaf: FilterLeaf, moment: FilterMoment): number | null => {
  const now = leaf.test(moment);
  if (!isTimed(now)) return null;
  if (!isSame(now, leaf.test(later(moment, 1)))) return moment.now + 1;
  return probedDays.some((days) => !isSame(now, leaf.test(later(moment, days * secondsOfDay + 7)))) ? windowEnd(moment) : null;
};

/**
 * The next time at which a verdict may change without a change of data: in a second if bounds follow the clock, at midnight of the zone if
 * they follow the day, null if time has no effect. Releases of lessons are reported by the store.
 * @returns epoch seconds
 */
export const nextVerdictChange = (filter: Filter, moment: FilterMoment): number | null => {
  switch (filter.kind) {
    case "leaf":
      return nextOfLeaf(filter, moment);
    case "activity":
      return filter.activity.when === "any" ? null : windowEnd(moment);
    case "all":
    case "any": {
      const times = filter.filters.map((part) => nextVerdictChange(part, moment)).filter((time) => time !== null);
      return times.length === 0 ? null : Math.min(...times);
    }
  }
};
