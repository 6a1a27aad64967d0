import * as t from "io-ts";
import { TriggerStatus } from "../automations/trigger-status.rule.ts";
import { ReleaseKind } from "../courses/release-kind.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { CampaignStatus } from "./campaign-status.rule.ts";
import { CampaignType } from "./campaign-type.model.ts";
import { Offered } from "./offered.model.ts";

/** Limits of texts and lists of campaigns. */
export const campaignLimits = {
  name: 255,
  summary: 500,
  about: 100_000,
  lessons: 100,
  sorted: 1_000,
  subject: 255,
  body: 10_000,
  sms: 480,
} as const;

/** What staff set about a campaign; times are epoch seconds, 0 for none. */
export const campaignValues = {
  name: t.string,
  internal_name: t.string,
  type: CampaignType,
  summary: t.string,
  about: t.string,
  cover: orNull(t.string),
  portal_section: orNull(t.string),
  show_order: orNull(t.number),
  start_time: t.number,
  end_time: t.number,
  draft: t.boolean,
  offered: Offered,
  bookmark_id: orNull(t.number),
  due_date: orNull(t.string),
  due_days: orNull(t.number),
  /** whether learners who finish it get a certificate */
  certificate: t.boolean,
} as const;
export const CampaignValues = t.type(campaignValues, "CampaignValues");
export type CampaignValues = t.TypeOf<typeof CampaignValues>;

/** A lesson of a course: which, when it opens, and whom it tells. */
export const CampaignTrigger = t.type(
  {
    id: t.number,
    campaign_id: t.number,
    type: t.literal("lesson"),
    lesson_id: t.number,
    /** its own name in this course; '' for the lesson's */
    name: t.string,
    lesson_name: t.string,
    /** whether learners get the lesson at all: it was published, and not deleted */
    published: t.boolean,
    /** whether its working copy differs from what learners get */
    changed: t.boolean,
    parent_trigger: orNull(t.number),
    draft: t.boolean,
    paused: t.boolean,
    include_extra_lessons: t.boolean,
    release: ReleaseKind,
    join_delay: orNull(t.number),
    start_date: orNull(t.string),
    start_at: orNull(t.string),
    timezone: orNull(t.string),
    start_time: t.number,
    end_time: t.number,
    automatic: t.boolean,
    send_alert: t.boolean,
    notify_email_subject: t.string,
    notify_email_body: t.string,
    notify_sms: t.string,
    sorting_time: t.number,
    order: t.number,
    status: TriggerStatus,
  },
  "CampaignTrigger",
);
export type CampaignTrigger = t.TypeOf<typeof CampaignTrigger>;

/** A campaign as staff edit it. */
export const CampaignRecord = t.intersection(
  [
    CampaignValues,
    t.type({
      id: t.number,
      user_id: orNull(t.number),
      paused: t.boolean,
      archived_at: orNull(t.number),
      is_default: t.boolean,
      created_at: t.number,
      updated_at: t.number,
      version: t.number,
      status: CampaignStatus,
      learners: t.number,
      triggers: t.readonlyArray(CampaignTrigger),
    }),
  ],
  "CampaignRecord",
);
export type CampaignRecord = t.TypeOf<typeof CampaignRecord>;
