import type { TraceCode, TracedCondition, WhoChanges } from "./access-trace.model.ts";

const changers = {
  contact_signs_in: "staff",
  course_published: "staff",
  course_offered_all: "staff",
  course_offered_group: "staff",
  course_offered_enrol: "staff",
  course_current: "staff",
  course_begun: "time",
  course_running: "staff",
  course_joined: "learner",
  course_not_joined: "learner",
  course_paused: "staff",
  course_due: "staff",
  lesson_there: "staff",
  lesson_published: "staff",
  lesson_going: "staff",
  lesson_above: "staff",
  lesson_finished: "learner",
  lesson_opened: "staff",
  lesson_automatic: "staff",
  lesson_pause: "staff",
  lesson_drip: "learner",
  lesson_day: "time",
  lesson_previous: "learner",
  role_there: "admins",
  role_files: "admins",
  folder_shared: "admins",
  role_reports: "admins",
  report_published: "admins",
  page_published: "admins",
} as const satisfies Readonly<Record<TraceCode, WhoChanges>>;

type Seen = Partial<Pick<TracedCondition, "name" | "at" | "group">>;

/** A condition with its verdict, what was seen, and who can change it. */
export const traced = (code: TraceCode, verdict: TracedCondition["verdict"], seen: Seen = {}): TracedCondition => ({
  code,
  verdict,
  by: changers[code],
  name: null,
  at: null,
  group: null,
  ...seen,
});

/** Whether nothing keeps the contact out. */
export const isOpenBy = (conditions: readonly TracedCondition[]): boolean => conditions.every(({ verdict }) => verdict !== "unmet");
