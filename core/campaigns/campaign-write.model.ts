import * as t from "io-ts";
import { ReleaseKind } from "../courses/release-kind.model.ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { LocalDate, LocalTime, TimeZone } from "../kernel/dates.ts";
import { exactly } from "../kernel/exactly.ts";
import { campaignLimits } from "./campaign-record.model.ts";
import { CampaignType } from "./campaign-type.model.ts";
import { Offered } from "./offered.model.ts";

/** A value that a change may take away; absent, it stays. */
const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const Epoch = intBetween(0, 32_503_680_000);
const days = intBetween(0, 36_500);

/** A new course, in the order of its lessons. */
export const NewCampaign = exactly(
  "NewCampaign",
  { name: textUpTo(campaignLimits.name) },
  { type: CampaignType, lesson_ids: listUpTo(RecordId, campaignLimits.lessons) },
);
export type NewCampaign = t.TypeOf<typeof NewCampaign>;

/** What changes of a campaign, against the version that was seen. */
export const CampaignChange = exactly(
  "CampaignChange",
  { version: t.number },
  {
    name: textUpTo(campaignLimits.name),
    internal_name: textUpTo(campaignLimits.name),
    type: CampaignType,
    summary: textUpTo(campaignLimits.summary),
    about: textUpTo(campaignLimits.about),
    cover: nullable(textUpTo(2_000)),
    portal_section: nullable(textUpTo(campaignLimits.name)),
    show_order: nullable(intBetween(-1_000_000, 1_000_000)),
    start_time: Epoch,
    end_time: Epoch,
    draft: t.boolean,
    paused: t.boolean,
    archived: t.boolean,
    offered: Offered,
    bookmark_id: nullable(RecordId),
    due_date: nullable(LocalDate),
    due_days: nullable(intBetween(1, 36_500)),
    certificate: t.boolean,
    is_default: t.boolean,
  },
);
export type CampaignChange = t.TypeOf<typeof CampaignChange>;

/** Lessons to add to a course, at its end. */
export const NewTriggers = exactly("NewTriggers", { campaign_id: RecordId, lesson_ids: listUpTo(RecordId, campaignLimits.lessons) }, {});
export type NewTriggers = t.TypeOf<typeof NewTriggers>;

/** What changes of a lesson of a course. */
export const TriggerChange = exactly(
  "TriggerChange",
  {},
  {
    name: textUpTo(campaignLimits.name),
    parent_trigger: nullable(RecordId),
    draft: t.boolean,
    paused: t.boolean,
    include_extra_lessons: t.boolean,
    release: ReleaseKind,
    join_delay: nullable(days),
    start_date: nullable(LocalDate),
    start_at: nullable(LocalTime),
    timezone: nullable(TimeZone),
    automatic: t.boolean,
    send_alert: t.boolean,
    notify_email_subject: textUpTo(campaignLimits.subject),
    notify_email_body: textUpTo(campaignLimits.body),
    notify_sms: textUpTo(campaignLimits.sms),
  },
);
export type TriggerChange = t.TypeOf<typeof TriggerChange>;

/** The lessons of a course in their new order, all of them. */
export const TriggerOrder = exactly("TriggerOrder", { ids: listUpTo(RecordId, campaignLimits.sorted) }, {});
export type TriggerOrder = t.TypeOf<typeof TriggerOrder>;
