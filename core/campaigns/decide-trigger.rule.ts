import * as E from "fp-ts/lib/Either.js";
import { newTrigger } from "../automations/new-trigger.rule.ts";
import { triggerTimes } from "../automations/trigger-times.rule.ts";
import { addDays } from "../kernel/calendar.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { localDateAt } from "../kernel/wall-clock.ts";
import { campaignLimits, type CampaignTrigger } from "./campaign-record.model.ts";
import { campaignRefusals } from "./campaign-refusals.ts";
import type { TriggerChange } from "./campaign-write.model.ts";

/** The values of a lesson in a course that a change writes. */
export type TriggerValues = Omit<
  CampaignTrigger,
  "id" | "campaign_id" | "type" | "lesson_id" | "lesson_name" | "published" | "changed" | "status"
>;

/**
 * The values of lessons that are added at the end of a course: drafts that open at once, from today at nine.
 * @param now epoch seconds
 */
export const newTriggerValues = (
  stored: readonly CampaignTrigger[],
  count: number,
  campaign: number,
  org_timezone: string,
  now: number,
): readonly TriggerValues[] => {
  const { draft, paused, start_date, start_at, start_time } = newTrigger(
    { type: "lesson", campaign_id: campaign, timezone: null, org_timezone },
    now,
  );
  const last = Math.max(-1, ...stored.map((trigger) => trigger.sorting_time + trigger.order));
  return Array.from({ length: count }, (_, at) => ({
    name: "",
    parent_trigger: null,
    draft,
    paused,
    include_extra_lessons: false,
    release: "immediately",
    join_delay: null,
    start_date,
    start_at,
    timezone: null,
    start_time: start_time ?? 0,
    end_time: 0,
    automatic: true,
    send_alert: false,
    notify_email_subject: "",
    notify_email_body: "",
    notify_sms: "",
    sorting_time: 0,
    order: last + 1 + at,
  }));
};

/** Whether a course has room for more lessons: an order that names each of them has a limit. */
export const roomForLessons = (stored: readonly CampaignTrigger[], count: number): E.Either<Failure, true> =>
  stored.length + count > campaignLimits.sorted ? E.left(invalid({ lesson_ids: [campaignRefusals.campaign_full] })) : E.right(true);

/** What a lesson that comes back is part of: nothing where that has become part of it meanwhile. */
export const parentAfterReturn = (triggers: readonly CampaignTrigger[], id: number, parent: number | null): number | null =>
  parent !== null && leadsTo(triggers, parent, id) ? null : parent;

const leadsTo = (triggers: readonly CampaignTrigger[], from: number, id: number): boolean => {
  const parents = new Map(triggers.map((trigger) => [trigger.id, trigger.parent_trigger]));
  const seen = new Set<number>();
  for (let at: number | null = from; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
};

const parentProblem = (triggers: readonly CampaignTrigger[], id: number, parent: number | null) => {
  if (parent === null) return null;
  if (!triggers.some((trigger) => trigger.id === parent)) return campaignRefusals.trigger_parent_gone;
  return leadsTo(triggers, parent, id) ? campaignRefusals.trigger_parent_loop : null;
};

/**
 * The start of a lesson after a change: a day that is not its release any more does not keep it closed, and one that opens at once does not
 * wait for its hour.
 * @param now epoch seconds
 */
const startDate = (stored: CampaignTrigger, change: TriggerChange, org_timezone: string, now: number): string | null => {
  const next = { ...stored, ...change };
  const today = localDateAt(now, next.timezone ?? org_timezone);
  if (next.release === "date" || next.start_date === null) return next.start_date;
  const start_date = next.start_date > today ? today : next.start_date;
  const { start_at, timezone } = next;
  const isLater = (triggerTimes({ start_date, start_at, timezone, org_timezone }).start_time ?? 0) > now;
  return next.release === "immediately" && isLater ? addDays(today, -1) : start_date;
};

/**
 * Decides a change of a lesson of a course; its start follows from the day, hour and zone.
 * @param triggers every lesson of the course
 * @param now epoch seconds
 */
export const decideTriggerChange = (
  triggers: readonly CampaignTrigger[],
  id: number,
  change: TriggerChange,
  org_timezone: string,
  now: number,
): E.Either<Failure, TriggerValues> => {
  const stored = triggers.find((trigger) => trigger.id === id);
  if (stored === undefined) return E.left(notFound(campaignRefusals.trigger_gone));
  const next = { ...stored, ...change };
  const problem = change.parent_trigger === undefined ? null : parentProblem(triggers, id, change.parent_trigger);
  if (problem !== null) return E.left(invalid({ parent_trigger: [problem] }));
  const start_date = startDate(stored, change, org_timezone, now);
  if (next.release === "date" && start_date === null) return E.left(invalid({ start_date: [campaignRefusals.trigger_date_needed] }));
  const { start_at, timezone } = next;
  const { start_time } = triggerTimes({ start_date, start_at, timezone, org_timezone });
  const {
    id: _id,
    campaign_id: _campaign,
    type: _type,
    lesson_id: _lesson,
    lesson_name: _name,
    published: _p,
    changed: _c,
    status: _s,
    ...values
  } = next;
  return E.right({
    ...values,
    start_date,
    start_time: start_time ?? 0,
    join_delay: next.release === "delay" ? (next.join_delay ?? 0) : next.join_delay,
  });
};

/**
 * Decides a new order of a course's lessons, which names each of them once.
 * @returns the place of each lesson
 */
export const decideTriggerOrder = (
  triggers: readonly CampaignTrigger[],
  ids: readonly number[],
): E.Either<Failure, readonly { readonly id: number; readonly order: number }[]> => {
  const known = new Set(triggers.map(({ id }) => id));
  const isWhole = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  return isWhole ? E.right(ids.map((id, order) => ({ id, order }))) : E.left(conflict(campaignRefusals.trigger_order_changed));
};
