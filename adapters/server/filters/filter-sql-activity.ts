import { windowStart } from "../../../core/filters/activity-window.rule.ts";
import { activityFilters, type ActivityFilter, type ActivityKey, type StatComparison } from "../../../core/filters/activity.model.ts";
import type { FilterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { fold } from "../../../core/filters/fold.rule.ts";
import type { SqlFragment } from "./filter-sql-fragment.ts";
import { fragment, joined } from "./filter-sql-fragment.ts";
import { folded, no, storable, yes } from "./filter-sql-text.ts";

/**
 * An activity filter at a moment.
 * @property contact the con_id of the outer row
 * @property among con_ids to which the query is limited; null for all
 */
type ActivityCondition = {
  readonly filter: ActivityFilter;
  readonly moment: FilterMoment;
  readonly contact: SqlFragment;
  readonly among: readonly number[] | null;
};

const scoped = (filter: ActivityFilter, alias: SqlFragment): readonly SqlFragment[] => [
  ...(filter.campaign === null ? [] : [fragment`${alias}.campaign = ${String(filter.campaign)}::text`]),
  ...(filter.lesson === null ? [] : [fragment`${alias}.lesson = ${String(filter.lesson)}::text`]),
  ...(filter.item === null ? [] : [fragment`${alias}.item = ${String(filter.item)}::text`]),
  ...(filter.tracker === null ? [] : [fragment`${alias}.tracker = ${filter.tracker}::text`]),
];

const e = fragment`e`;

/** The events that the filter concerns, at any time; a lesson released in the future does not count as released. */
const seen = ({ filter, moment, among }: ActivityCondition): SqlFragment =>
  joined(
    [
      fragment`e.kind = ANY(${[...activityFilters[filter.activity].events]}::text[])`,
      ...(filter.activity === "campaign_progress" ? [fragment`(e.kind <> 'lesson_released' OR e.at <= ${moment.now}::bigint)`] : []),
      ...(among === null ? [] : [fragment`e.con_id = ANY(${[...among]}::bigint[])`]),
      ...scoped(filter, e),
    ],
    " AND ",
  );

const within = ({ filter, moment }: ActivityCondition): SqlFragment => {
  const from = windowStart(filter, moment);
  return from === null ? yes : fragment`(e.at >= ${from}::bigint AND e.at < ${moment.startOf(moment.today() + 1)}::bigint)`;
};

const recent = (asked: ActivityCondition): SqlFragment => fragment`${seen(asked)} AND ${within(asked)}`;

type Compile = (asked: ActivityCondition) => SqlFragment;

const not =
  (compile: Compile): Compile =>
  (asked) =>
    fragment`(NOT ${compile(asked)})`;

const happened: Compile = (asked) => fragment`(${asked.contact} IN (SELECT e.con_id FROM activity_events e WHERE ${recent(asked)}))`;

const joinedCampaign: Compile = (asked) => {
  const left = joined(
    [
      fragment`u.kind = 'unjoin' AND u.con_id = e.con_id AND u.at > e.at AND COALESCE(u.campaign, '') = COALESCE(e.campaign, '')`,
      ...scoped(asked.filter, fragment`u`),
    ],
    " AND ",
  );
  return fragment`(${asked.contact} IN (SELECT e.con_id FROM activity_events e WHERE e.kind = 'join' AND ${recent(asked)} AND NOT EXISTS (SELECT 1 FROM activity_events u WHERE ${left})))`;
};

const progress: Compile = (asked) => {
  const { progress_over: over, lessons } = asked.filter;
  const byLesson = fragment`SELECT e.con_id, COALESCE(e.campaign, '') AS course, bool_or(e.kind = 'lesson_released') AS released, bool_or(e.kind = 'lesson_completed') AS finished, bool_or(e.kind = 'lesson_completed' AND ${within(asked)}) AS lately FROM activity_events e WHERE ${seen(asked)} AND e.lesson IS NOT NULL GROUP BY e.con_id, COALESCE(e.campaign, ''), e.lesson`;
  return fragment`(${asked.contact} IN (SELECT p.con_id FROM (${byLesson}) AS p GROUP BY p.con_id, p.course HAVING count(*) FILTER (WHERE released AND finished) * 100 > ${over}::float8 * count(*) FILTER (WHERE released) AND count(*) FILTER (WHERE released AND finished AND lately) >= ${lessons}::float8))`;
};

const answered: Compile = (asked) => {
  const { answered: wanted } = asked.filter;
  if (wanted !== null && "answer" in wanted && storable([wanted.answer]).length === 0) return no;
  const condition =
    wanted === null
      ? yes
      : "correct" in wanted
        ? fragment`e.correct = ${wanted.correct}::boolean`
        : fragment`${folded(fragment`e.answer`)} = ${fold(wanted.answer)}::text`;
  return fragment`(${asked.contact} IN (SELECT e.con_id FROM activity_events e WHERE ${recent(asked)} AND ${condition}))`;
};

/** Seconds played at least once, within the section of the video that the last report covers. */
const watched: Compile = (asked) => {
  const reports = fragment`SELECT e.con_id, COALESCE(e.item, '') AS item, e.watched_from AS f, e.watched_to AS t, last_value(e.watched_start) OVER w AS s, last_value(e.watched_end) OVER w AS z FROM activity_events e WHERE ${recent(asked)} AND e.watched_to IS NOT NULL WINDOW w AS (PARTITION BY e.con_id, COALESCE(e.item, '') ORDER BY e.at, e.event_id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`;
  const parts = fragment`SELECT con_id, item, s, z, range_agg(numrange(greatest(f, s)::numeric, least(t, z)::numeric)) FILTER (WHERE greatest(f, s) < least(t, z)) AS played FROM (${reports}) AS r GROUP BY con_id, item, s, z`;
  const seconds = fragment`COALESCE((SELECT sum(upper(x) - lower(x)) FROM unnest(played) AS u(x)), 0)`;
  return fragment`(${asked.contact} IN (SELECT con_id FROM (${parts}) AS q WHERE z > s AND ${seconds} * 100 >= ${asked.filter.watched_percent}::numeric * (z - s)::numeric))`;
};

const points: Compile = (asked) => {
  const wanted = asked.filter.points;
  const sums = (comparison: SqlFragment): SqlFragment =>
    fragment`SELECT e.con_id FROM activity_events e WHERE ${recent(asked)} GROUP BY e.con_id HAVING sum(COALESCE(e.points, 0)) ${comparison} ${wanted}::float8`;
  return wanted > 0 ? fragment`(${asked.contact} IN (${sums(fragment`>=`)}))` : fragment`(${asked.contact} NOT IN (${sums(fragment`<`)}))`;
};

const signs = {
  $eq: fragment`=`,
  $ne: fragment`<>`,
  $gt: fragment`>`,
  $gte: fragment`>=`,
  $lt: fragment`<`,
  $lte: fragment`<=`,
} as const satisfies Record<StatComparison["operator"], SqlFragment>;
const stats = {
  sum: fragment`sum(COALESCE(e.value, 0))`,
  avg: fragment`sum(COALESCE(e.value, 0)) / count(*)`,
  last: fragment`(array_agg(COALESCE(e.value, 0) ORDER BY e.at DESC, e.event_id DESC))[1]`,
} as const satisfies Record<StatComparison["of"], SqlFragment>;

const recorded: Compile = (asked) => {
  const { recordings, stat } = asked.filter;
  if (stat === null && recordings <= 0) return yes;
  const compared = stat === null ? yes : fragment`${stats[stat.of]} ${signs[stat.operator]} ${stat.value}::float8`;
  return fragment`(${asked.contact} IN (SELECT e.con_id FROM activity_events e WHERE ${recent(asked)} GROUP BY e.con_id HAVING count(*) >= ${recordings}::float8 AND ${compared}))`;
};

const compiled = {
  joined_campaign: joinedCampaign,
  not_joined_campaign: not(joinedCampaign),
  campaign_progress: progress,
  answered_question: answered,
  watched_video: watched,
  shared: happened,
  completed_lesson: happened,
  not_completed_lesson: not(happened),
  completed_lesson_item: happened,
  started_lesson: happened,
  points_scored: points,
  recorded_stats: recorded,
  uploaded_video: happened,
} as const satisfies Record<ActivityKey, Compile>;

/**
 * An activity filter as a condition on a contact, over the view `activity_events`; it matches the same contacts as the in-memory
 * evaluation.
 */
export const activityCondition = (asked: ActivityCondition): SqlFragment => compiled[asked.filter.activity](asked);
