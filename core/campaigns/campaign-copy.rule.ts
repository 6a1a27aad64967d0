import * as t from "io-ts";
import { ReleaseKind } from "../courses/release-kind.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { campaignLimits, type CampaignRecord, type CampaignTrigger, CampaignValues } from "./campaign-record.model.ts";
import { campaignValuesOf } from "./decide-campaign.rule.ts";
import type { TriggerValues } from "./decide-trigger.rule.ts";

/** A lesson of a copied course; `parent` is the place of the lesson that it is part of. */
export const CopiedTrigger = t.type(
  {
    lesson_id: t.number,
    name: t.string,
    parent: orNull(t.number),
    include_extra_lessons: t.boolean,
    release: ReleaseKind,
    join_delay: orNull(t.number),
    start_at: orNull(t.string),
    timezone: orNull(t.string),
    automatic: t.boolean,
    send_alert: t.boolean,
    notify_email_subject: t.string,
    notify_email_body: t.string,
    notify_sms: t.string,
  },
  "CopiedTrigger",
);
export type CopiedTrigger = t.TypeOf<typeof CopiedTrigger>;

/** What a copy of a course, or a template, takes over: everything but dates, learners and state. */
export const CampaignCopy = t.type({ values: CampaignValues, triggers: t.readonlyArray(CopiedTrigger) }, "CampaignCopy");
export type CampaignCopy = t.TypeOf<typeof CampaignCopy>;

const copiedTrigger = (trigger: CampaignTrigger, all: readonly CampaignTrigger[]): CopiedTrigger => {
  const at = all.findIndex(({ id }) => id === trigger.parent_trigger);
  const { lesson_id, name, include_extra_lessons, release, join_delay, start_at, timezone, automatic, send_alert } = trigger;
  const { notify_email_subject, notify_email_body, notify_sms } = trigger;
  return {
    lesson_id,
    name,
    parent: at === -1 ? null : at,
    include_extra_lessons,
    release: release === "date" ? "immediately" : release,
    join_delay,
    start_at,
    timezone,
    automatic,
    send_alert,
    notify_email_subject,
    notify_email_body,
    notify_sms,
  };
};

/** The name of a copy of a course, cut to the length of names. */
export const copyName = (name: string): string => `Copy of ${name}`.slice(0, campaignLimits.name);

/** A copy under another name; a blank one leaves its own. */
export const renamedCopy = ({ values, triggers }: CampaignCopy, name: string): CampaignCopy => ({
  values: { ...values, name: name.trim() === "" ? values.name : name.trim() },
  triggers,
});

/** A course as a draft without dates: lessons that opened on a day open at once, and all of them are drafts. */
export const copyOf = (campaign: CampaignRecord, name: string): CampaignCopy => {
  const copied: CampaignValues = {
    ...campaignValuesOf(campaign),
    name,
    internal_name: "",
    start_time: 0,
    end_time: 0,
    due_date: null,
    draft: true,
  };
  return { values: copied, triggers: campaign.triggers.map((trigger) => copiedTrigger(trigger, campaign.triggers)) };
};

/**
 * The lessons of a copy as they are stored, in the order of the copy. Lessons that are gone are left out; their parts are no longer parts.
 * @param seen the lessons that the caller sees
 * @param plain the values of lessons that were just added
 */
export const placedTriggers = (
  copied: readonly CopiedTrigger[],
  seen: ReadonlySet<number>,
  plain: readonly TriggerValues[],
): readonly { readonly lesson_id: number; readonly parent: number | null; readonly values: TriggerValues }[] => {
  const kept = copied.flatMap((trigger, at) => (seen.has(trigger.lesson_id) ? [at] : []));
  return kept.flatMap((at, place) => {
    const trigger = copied[at];
    const base = plain[place];
    if (trigger === undefined || base === undefined) return [];
    const { lesson_id, parent, ...values } = trigger;
    const above = parent === null ? -1 : kept.indexOf(parent);
    return [{ lesson_id, parent: above === -1 ? null : above, values: { ...base, ...values } }];
  });
};
