import { idKey } from "../kernel/id.ts";
import type { Id } from "../kernel/id.ts";
import type { ActivityEvent } from "./activity-event.model.ts";
import { isInScope, isWithinWindow } from "./activity-window.rule.ts";
import type { ActivityFilter, ActivityKey, StatComparison } from "./activity.model.ts";
import { activityFilters } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import { fold } from "./fold.rule.ts";
import { watchedSeconds } from "./watched-seconds.rule.ts";

/** Events of one contact: `all` within the scope of the filter, `recent` also within its window. */
type Done = { readonly all: readonly ActivityEvent[]; readonly recent: readonly ActivityEvent[] };
type Evaluate = (filter: ActivityFilter, done: Done) => boolean;

const groupsBy = (events: readonly ActivityEvent[], key: (event: ActivityEvent) => Id | null): readonly (readonly ActivityEvent[])[] => {
  const groups = new Map<Id, ActivityEvent[]>();
  for (const event of events) {
    const name = idKey(key(event) ?? "");
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [event]);
    else known.push(event);
  }
  return [...groups.values()];
};

const byCampaign = (events: readonly ActivityEvent[]): readonly (readonly ActivityEvent[])[] =>
  groupsBy(events, ({ campaign }) => campaign);

const hasHappened: Evaluate = (_, { recent }) => recent.length > 0;

/** Joined at least one campaign and has not left that one since. */
const joined: Evaluate = (_, { all, recent }) =>
  recent.some(
    (join) =>
      join.kind === "join" &&
      !all.some((event) => event.kind === "unjoin" && event.at > join.at && idKey(event.campaign ?? "") === idKey(join.campaign ?? "")),
  );

const lessonsOf = (events: readonly ActivityEvent[], kind: ActivityEvent["kind"]): ReadonlySet<Id> =>
  new Set(events.flatMap((event) => (event.kind === kind && event.lesson !== null ? [idKey(event.lesson)] : [])));

const progressed: Evaluate = (filter, { all, recent }) => {
  const isRecent = new Set(recent);
  return byCampaign(all).some((events) => {
    const released = lessonsOf(events, "lesson_released");
    const finished = [...lessonsOf(events, "lesson_completed")].filter((lesson) => released.has(lesson));
    const lately = lessonsOf(
      events.filter((event) => isRecent.has(event)),
      "lesson_completed",
    );
    return (
      finished.length * 100 > filter.progress_over * released.size &&
      finished.filter((lesson) => lately.has(lesson)).length >= filter.lessons
    );
  });
};

const answered: Evaluate = ({ answered: wanted }, { recent }) =>
  recent.some((event) => {
    if (wanted === null) return true;
    return "correct" in wanted ? event.correct === wanted.correct : event.answer !== null && fold(event.answer) === fold(wanted.answer);
  });

const watched: Evaluate = (filter, { recent }) =>
  groupsBy(recent, ({ item }) => item).some((events) => {
    const played = events.flatMap((event) => (event.watched === null ? [] : [event.watched]));
    const shown = played.at(-1);
    if (shown === undefined || shown.end <= shown.start) return false;
    return watchedSeconds(played, shown.start, shown.end) * 100 >= filter.watched_percent * (shown.end - shown.start);
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);

const scored: Evaluate = (filter, { recent }) => sum(recent.map(({ points }) => points ?? 0)) >= filter.points;

const compares = {
  $eq: (a, b) => a === b,
  $ne: (a, b) => a !== b,
  $gt: (a, b) => a > b,
  $gte: (a, b) => a >= b,
  $lt: (a, b) => a < b,
  $lte: (a, b) => a <= b,
} as const satisfies Record<StatComparison["operator"], (a: number, b: number) => boolean>;

const statValue = (of: StatComparison["of"], events: readonly ActivityEvent[]): number => {
  const values = events.toSorted((a, b) => a.at - b.at).map(({ value }) => value ?? 0);
  switch (of) {
    case "sum":
      return sum(values);
    case "avg":
      return sum(values) / values.length;
    case "last":
      return values.at(-1) ?? 0;
  }
};

const recorded: Evaluate = ({ recordings, stat }, { recent }) => {
  if (recent.length < recordings) return false;
  return stat === null || (recent.length > 0 && compares[stat.operator](statValue(stat.of, recent), stat.value));
};

const not =
  (evaluate: Evaluate): Evaluate =>
  (filter, done) =>
    !evaluate(filter, done);

const evaluations = {
  joined_campaign: joined,
  not_joined_campaign: not(joined),
  campaign_progress: progressed,
  answered_question: answered,
  watched_video: watched,
  shared: hasHappened,
  completed_lesson: hasHappened,
  not_completed_lesson: not(hasHappened),
  completed_lesson_item: hasHappened,
  started_lesson: hasHappened,
  points_scored: scored,
  recorded_stats: recorded,
  uploaded_video: hasHappened,
} as const satisfies Record<ActivityKey, Evaluate>;

/**
 * The contacts who match an activity filter; a negated one also matches contacts without any events.
 * @param events in any order, of any kind and any contact
 */
export const contactsWhoDid = (
  filter: ActivityFilter,
  events: Iterable<ActivityEvent>,
  contacts: readonly number[],
  moment: FilterMoment,
): ReadonlySet<number> => {
  const kinds: ReadonlySet<string> = new Set(activityFilters[filter.activity].events);
  const isRecent = isWithinWindow(filter, moment);
  const byContact = new Map<number, ActivityEvent[]>();
  for (const event of events) {
    if (!kinds.has(event.kind) || !isInScope(filter, event)) continue;
    const known = byContact.get(event.con_id);
    if (known === undefined) byContact.set(event.con_id, [event]);
    else known.push(event);
  }
  const evaluate = evaluations[filter.activity];
  const did = (contact: number): boolean => {
    const all = byContact.get(contact) ?? [];
    return evaluate(filter, { all, recent: all.filter(isRecent) });
  };
  return new Set(contacts.filter(did));
};
