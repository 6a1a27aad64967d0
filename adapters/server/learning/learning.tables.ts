import type { Generated } from "kysely";

type Campaigns = {
  campaign_id: Generated<number>;
  org_id: number;
  name: string;
  internal_name: Generated<string>;
  summary: Generated<string>;
  about: Generated<string>;
  cover: string | null;
  portal_section: string | null;
  show_order: number | null;
  start_time: Generated<number>;
  end_time: Generated<number>;
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
  delay_days: number | null;
  release_date: string | null;
  start_at: string | null;
  timezone: string | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type CourseJoins = { org_id: number; con_id: number; campaign_id: number; joined_at: number };

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
    activity: Activity;
    lesson_progress: LessonProgressRows;
    item_progress: ItemProgressRows;
    points_ledger: PointsLedger;
    contact_accommodations: ContactAccommodations;
  }
}
