import { describeActivity, type ScopeLabel } from "../filters/activity-describe.rule.ts";
import { contactsWhoDid } from "../filters/activity-evaluation.rule.ts";
import type { ActivityEvent } from "../filters/activity-event.model.ts";
import { isInScope, isWithinWindow } from "../filters/activity-window.rule.ts";
import type { ActivityFilter } from "../filters/activity.model.ts";
import { activityFilters } from "../filters/activity.model.ts";
import { describeLeaf, type EntryLabel, type FieldLabel } from "../filters/filter-describe.rule.ts";
import type { FilterMoment } from "../filters/filter-moment.rule.ts";
import { filterPredicate, type FilterRecord } from "../filters/filter-predicate.rule.ts";
import type { Filter, FilterLeaf } from "../filters/filter.model.ts";
import { localDateAt } from "../kernel/wall-clock.ts";
import type { ExplainedLine } from "./group-answers.model.ts";

/**
 * The explained contact with all data that the filter needs.
 * @property events of this contact, in any order
 */
export type Explained = {
  readonly record: FilterRecord;
  /** the record as visible to the caller: relations without hidden contacts */
  readonly seen: FilterRecord;
  readonly contact: number;
  readonly events: readonly ActivityEvent[];
  readonly moment: FilterMoment;
  readonly label: FieldLabel;
  readonly entry: EntryLabel;
  /** whether the caller may filter by a field */
  readonly isShown: (field: string) => boolean;
  readonly scope: ScopeLabel;
};

const nothing = "nothing";
const secret = "(secret)";
const redacted = "a condition about a field that you do not see";
const others = "others whom you do not see";

const shownValue = (value: unknown, leaf: FilterLeaf, moment: FilterMoment, entry: EntryLabel): string => {
  if (value === null || value === undefined || value === "") return nothing;
  if (leaf.type === "secret") return secret;
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map((one) => shownValue(one, leaf, moment, entry)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (leaf.type === "time" && typeof value === "number") return localDateAt(value, moment.timeZone);
  return typeof value === "string" || typeof value === "number" ? entry(leaf.field, String(value)) : "a value";
};

const valueIn = (record: FilterRecord, field: string): unknown => (Object.hasOwn(record, field) ? record[field] : undefined);

/** The contact's value of a field, redacted for the caller: of a relation only the visible contacts, and that there are others. */
const shownLeaf = (leaf: FilterLeaf, { record, seen, moment, entry }: Explained): string => {
  const [value, whole] = [valueIn(seen, leaf.field), valueIn(record, leaf.field)];
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  if (leaf.type !== "related_contacts" || count(whole) <= count(value)) return shownValue(value, leaf, moment, entry);
  return count(value) === 0 ? others : `${shownValue(value, leaf, moment, entry)}, ${others}`;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);

/** The contact's events for an activity filter: the number within its window, and the last date. */
const shownActivity = (filter: ActivityFilter, { events, moment }: Explained): string => {
  const kinds: ReadonlySet<string> = new Set(activityFilters[filter.activity].events);
  const isRecent = isWithinWindow(filter, moment);
  const counted = events.filter((event) => kinds.has(event.kind) && event.kind !== "lesson_released" && isInScope(filter, event));
  const recent = counted.filter(isRecent);
  const last = counted.map(({ at }) => at).toSorted((a, b) => b - a)[0];
  if (last === undefined) return "never";
  const on = `last on ${localDateAt(last, moment.timeZone)}`;
  if (filter.activity === "points_scored") return `${sum(recent.map(({ points }) => points ?? 0))} points, ${on}`;
  return `${recent.length} ${recent.length === 1 ? "time" : "times"}${filter.when === "any" ? "" : " in that period"}, ${on}`;
};

type Judged = { readonly holds: boolean; readonly lines: readonly [ExplainedLine, ...ExplainedLine[]] };

/** The verdict of a group of clauses that follows from the visible ones alone; null if it depends on redacted ones. */
const toldWhole = (kind: "all" | "any", parts: readonly (boolean | null)[]): boolean | null => {
  const decides = kind === "any";
  if (parts.includes(decides)) return decides;
  return parts.includes(null) ? null : !decides;
};

const judged = (filter: Filter, explained: Explained, depth: number): Judged => {
  switch (filter.kind) {
    case "leaf": {
      const { record, moment, label, entry, isShown } = explained;
      const holds = filterPredicate(filter, moment)(record);
      if (!isShown(filter.field)) return { holds, lines: [{ kind: "redacted", depth, text: redacted, value: null, verdict: null }] };
      return {
        holds,
        lines: [{ kind: "clause", depth, text: describeLeaf(filter, label, entry), value: shownLeaf(filter, explained), verdict: holds }],
      };
    }
    case "activity": {
      const { contact, events, moment, scope } = explained;
      const holds = contactsWhoDid(filter.activity, events, [contact], moment).has(contact);
      return {
        holds,
        lines: [
          {
            kind: "clause",
            depth,
            text: describeActivity(filter.activity, scope),
            value: shownActivity(filter.activity, explained),
            verdict: holds,
          },
        ],
      };
    }
    case "all":
    case "any": {
      const parts = filter.filters.map((part) => judged(part, explained, depth + 1));
      const verdicts = parts.map(({ holds }) => holds);
      const told = toldWhole(
        filter.kind,
        parts.map(({ lines: [first] }) => first.verdict),
      );
      return {
        holds: filter.kind === "all" ? verdicts.every(Boolean) : verdicts.some(Boolean),
        lines: [
          { kind: filter.kind, depth, text: filter.kind === "all" ? "all of" : "any of", value: null, verdict: told },
          ...parts.flatMap(({ lines }) => lines),
        ],
      };
    }
  }
};

/**
 * The verdict of the filter and of every clause, outermost first, with the contact's values. Of a field that the caller may not filter by,
 * name, condition, value and verdict are redacted.
 */
export const explainFilter = (
  filter: Filter,
  explained: Explained,
): { readonly holds: boolean; readonly lines: readonly ExplainedLine[] } => judged(filter, explained, 0);
