import type { CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import type { TriggerFacts } from "../../../core/learning/course-facts.model.ts";

/** A lesson of a course as staff edit it, of which learners get these facts. */
export const storedTrigger = (facts: TriggerFacts): CampaignTrigger => {
  const { id, name, parent_trigger, draft, paused, extra, sorting_time, order, start_time } = facts;
  const { release, join_delay, start_date, start_at, timezone, automatic } = facts;
  return {
    id,
    campaign_id: 1,
    type: "lesson",
    lesson_id: id,
    name: "",
    lesson_name: name,
    published: true,
    changed: false,
    parent_trigger,
    draft,
    paused,
    include_extra_lessons: extra,
    release,
    join_delay,
    start_date,
    start_at,
    timezone,
    start_time,
    end_time: 0,
    automatic,
    send_alert: false,
    notify_email_subject: "",
    notify_email_body: "",
    notify_sms: "",
    sorting_time,
    order,
    status: "live",
  };
};
