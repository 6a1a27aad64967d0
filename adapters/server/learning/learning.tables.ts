import type { Generated } from "kysely";

type Campaigns = {
  campaign_id: Generated<number>;
  org_id: number;
  name: string;
  internal_name: Generated<string>;
  is_library: Generated<boolean>;
  summary: Generated<string>;
  about: Generated<string>;
  cover: string | null;
  portal_section: string | null;
  show_order: number | null;
  start_time: Generated<number>;
  end_time: Generated<number>;
  type: Generated<"course" | "drip" | "blast">;
  draft: Generated<boolean>;
  archived_at: number | null;
  is_default: Generated<boolean>;
  offered: Generated<"all" | "group" | "enrol">;
  bookmark_id: number | null;
  due_date: string | null;
  due_days: number | null;
  certificate: Generated<boolean>;
  user_id: number | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type Triggers = {
  trigger_id: Generated<number>;
  org_id: number;
  campaign_id: number;
  is_shared: Generated<boolean>;
  type: Generated<string>;
  name: Generated<string>;
  lesson_id: number | null;
  parent_trigger: number | null;
  draft: Generated<boolean>;
  paused: Generated<boolean>;
  include_extra_lessons: Generated<boolean>;
  start_time: Generated<number>;
  end_time: Generated<number>;
  sorting_time: Generated<number>;
  order: Generated<number>;
  release: Generated<"immediately" | "delay" | "date">;
  join_delay: number | null;
  start_date: string | null;
  start_at: string | null;
  timezone: string | null;
  delay: Generated<number>;
  conditions: Generated<unknown>;
  bookmark_id: number | null;
  automatic: Generated<boolean>;
  send_alert: Generated<boolean>;
  notify_email_subject: Generated<string>;
  notify_email_body: Generated<string>;
  notify_sms: Generated<string>;
  type_values: Generated<unknown>;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type CourseJoins = {
  org_id: number;
  con_id: number;
  campaign_id: number;
  joined_at: number;
  left_at: number | null;
  rejoined_at: number | null;
  source: Generated<"learner" | "staff" | "program" | "automation" | "payment">;
  /** lessons that count and are completed, kept by the database as all that follows */
  finished: Generated<number>;
  points: Generated<number>;
  touched_at: number | null;
};

type DripPauses = {
  pause_id: Generated<number>;
  org_id: number;
  campaign_id: number;
  con_id: number | null;
  paused_at: number;
  resumed_at: number | null;
  user_id: number | null;
};

type LockOverrides = {
  org_id: number;
  con_id: number;
  trigger_id: number;
  opened_at: number;
  user_id: number | null;
  reason: string;
  kept_in: string | null;
};

type PortalSections = { org_id: number; slug: string; name: string; order: Generated<number> };

type Taken = {
  org_id: number;
  con_id: number | null;
  user_id: number | null;
  trigger_id: number | null;
  lesson_id: number | null;
};

type Activity = Taken & {
  activity_id: Generated<number>;
  campaign_id: number | null;
  version: number | null;
  kind: string;
  item_uuid: string | null;
  answer_id: string | null;
  at: number;
  data: unknown;
};

type LessonProgressRows = Taken & {
  campaign_id: number | null;
  version: number | null;
  attempt: number;
  item_uuid: string | null;
  points: number;
  completed_at: number | null;
  touched_at: number;
};

type ItemProgressRows = Taken & { item_uuid: string; state: unknown };

type PointsLedger = Taken & {
  activity_id: number;
  campaign_id: number | null;
  item_uuid: string;
  points: number;
  rule: string;
  seconds: number | null;
  at: number;
};

type ContactAccommodations = { con_id: number; org_id: number; bonus_time: Generated<string>; updated_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    campaigns: Campaigns;
    triggers: Triggers;
    course_joins: CourseJoins;
    drip_pauses: DripPauses;
    lock_overrides: LockOverrides;
    portal_sections: PortalSections;
    activity: Activity;
    lesson_progress: LessonProgressRows;
    item_progress: ItemProgressRows;
    points_ledger: PointsLedger;
    contact_accommodations: ContactAccommodations;
  }
}
