import type { CampaignRecord, CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import type { DeletedCampaign } from "../../../core/campaigns/campaign-tools.model.ts";
import type { TriggerChange } from "../../../core/campaigns/campaign-write.model.ts";
import type { Cohort } from "../../../core/campaigns/course-cohorts.rule.ts";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import type { CourseRow } from "../../../core/campaigns/course-list.model.ts";
import type { EditImpact } from "../../../core/edit-impact/edit-impact.model.ts";
import type { TriggerCheck } from "../../../core/triggers/trigger-calls.model.ts";
import { checkTrigger } from "../../../core/triggers/trigger-check.rule.ts";

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const noon = 1_782_907_200;

const lesson = (id: number, lesson_name: string, more: Partial<CampaignTrigger> = {}): CampaignTrigger => ({
  id,
  campaign_id: 1,
  type: "lesson",
  lesson_id: id + 100,
  name: "",
  lesson_name,
  published: true,
  changed: false,
  parent_trigger: null,
  draft: false,
  paused: false,
  include_extra_lessons: false,
  release: "immediately",
  join_delay: null,
  start_date: "2026-06-01",
  start_at: "09:00",
  timezone: null,
  start_time: noon,
  end_time: 0,
  automatic: true,
  send_alert: false,
  notify_email_subject: "",
  notify_email_body: "",
  notify_sms: "",
  sorting_time: 0,
  order: id,
  status: "live",
  ...more,
});

/** A course with a lesson of every kind. */
export const course: CampaignRecord = {
  id: 1,
  name: "Harbor safety basics",
  internal_name: "Safety 2026",
  type: "course",
  summary: "Four rules that bring everybody home.",
  about: "<p>For everyone who sets foot on the quay.</p>",
  cover: null,
  portal_section: "Start here",
  show_order: 1,
  start_time: noon,
  end_time: 0,
  draft: false,
  offered: "group",
  bookmark_id: 2,
  due_date: null,
  due_days: 30,
  certificate: true,
  user_id: 1,
  paused: false,
  archived_at: null,
  is_default: false,
  created_at: noon,
  updated_at: noon,
  version: 3,
  status: "live",
  learners: 46,
  triggers: [
    lesson(1, "Welcome to the harbor"),
    lesson(2, "Four rules of the quay", { release: "delay", join_delay: 1, changed: true }),
    lesson(3, "What the colours mean", { parent_trigger: 2 }),
    lesson(4, "Storm season", { release: "date", start_date: "2026-07-10", paused: true }),
    lesson(5, "A word from the harbor master", { include_extra_lessons: true, automatic: false }),
    lesson(6, "Night watch", { draft: true, published: false }),
  ],
};

const listed = (id: number, name: string, more: Partial<CourseRow> = {}): CourseRow => ({
  id,
  name,
  internal_name: "",
  type: "course",
  portal_section: "Start here",
  show_order: null,
  start_time: 0,
  end_time: 0,
  created_at: noon,
  updated_at: noon,
  user_id: 1,
  status: "live",
  draft: false,
  paused: false,
  archived_at: null,
  is_default: false,
  lessons: 4,
  learners: 46,
  completed: 14,
  cover: null,
  offered: "all",
  ...more,
});

/** Courses in every state. */
export const courses: readonly CourseRow[] = [
  listed(1, "Harbor safety basics", { is_default: true }),
  listed(2, "Storm season", { status: "scheduled", learners: 0 }),
  listed(3, "Welcoming passengers", { draft: true, lessons: 2, learners: 0 }),
  listed(4, "Two knots for every day", { paused: true }),
  listed(5, "Spring cleaning", { status: "ended" }),
  listed(6, "The old pier", { archived_at: noon }),
];

/** How far 46 learners got. */
export const funnel: readonly FunnelStep[] = [
  { trigger_id: 1, name: "Welcome to the harbor", reached: 44, completed: 40 },
  { trigger_id: 2, name: "Four rules of the quay", reached: 38, completed: 21 },
  { trigger_id: 4, name: "Storm season", reached: 12, completed: 3 },
];

/** How learners of four weeks went on. */
export const cohorts: readonly Cohort[] = [
  { week: "2026-06-29", joined: 4, finished: 0, active: [3] },
  { week: "2026-06-22", joined: 12, finished: 2, active: [9, 6] },
  { week: "2026-06-15", joined: 10, finished: 5, active: [8, 7, 0] },
  { week: "2026-06-01", joined: 20, finished: 14, active: [20, 15, 9, 4, 1] },
];

/** Two courses of the bin. */
export const deleted: readonly DeletedCampaign[] = [
  { id: 4, name: "The old crane", lessons: 3, learners: 12, deleted_at: noon - 3_600 },
  {
    id: 5,
    name: "Ropes of last year, for everybody who works at the eastern pier",
    lessons: 9,
    learners: 0,
    deleted_at: noon - 9 * 86_400,
  },
];
const none = { locked: 0, gone: 0, unfinished: 0, later: 0, opened: 0 };

/** An edit that affects many learners, in every way. */
export const impact: EditImpact = {
  affected: 1_204,
  uncompleted: 3,
  begun: 86,
  lessons: [
    { id: 1, name: "Four rules of the quay", ...none, locked: 812, unfinished: 3 },
    { id: 2, name: "Moving loads without accidents, by day and by night", ...none, opened: 389 },
    { id: 3, name: "Storm season", ...none, gone: 41, later: 1 },
  ],
  learners: [
    {
      con_id: 1,
      name: "Amina Diallo",
      changes: [
        { lesson: 1, kind: "locked" },
        { lesson: 1, kind: "unfinished" },
      ],
    },
    { con_id: 2, name: "Bartholomew Featherstonehaugh-Cholmondeley", changes: [{ lesson: 3, kind: "gone" }] },
    { con_id: 3, name: "Lena Lind", changes: [{ lesson: 2, kind: "opened" }] },
    { con_id: 4, name: "Mo", changes: [] },
  ],
};

/** The check of a lesson of the course as it is typed. */
export const checked =
  (id: number) =>
  (change: TriggerChange): TriggerCheck =>
    checkTrigger(course.triggers, { campaign_id: course.id, id, ...change }, "Europe/Berlin", noon);
