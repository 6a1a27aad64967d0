import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { BuiltInReportId } from "../reports/built-in-reports.rule.ts";

/** What a contact may or may not see in the portal. */
export const TracedKind = t.keyof(
  { course: null, lesson: null, folder: null, lesson_folder: null, page: null, report: null },
  "TracedKind",
);
export type TracedKind = t.TypeOf<typeof TracedKind>;

/** The id of a record, or the pid of a report. */
export const TracedId = t.union([t.number, BuiltInReportId], "TracedId");
export type TracedId = t.TypeOf<typeof TracedId>;

/** A condition, or a fact beside them, by which staff are told why. */
export const TraceCode = t.keyof(
  {
    contact_signs_in: null,
    course_published: null,
    course_offered_all: null,
    course_offered_group: null,
    course_offered_enrol: null,
    course_current: null,
    course_begun: null,
    course_running: null,
    course_joined: null,
    course_not_joined: null,
    course_paused: null,
    course_due: null,
    lesson_there: null,
    lesson_published: null,
    lesson_going: null,
    lesson_above: null,
    lesson_finished: null,
    lesson_opened: null,
    lesson_automatic: null,
    lesson_pause: null,
    lesson_drip: null,
    lesson_day: null,
    lesson_previous: null,
    role_there: null,
    role_files: null,
    folder_shared: null,
    role_reports: null,
    report_published: null,
    page_published: null,
  },
  "TraceCode",
);
export type TraceCode = t.TypeOf<typeof TraceCode>;

/** Who can change what a condition asks: the learner, staff who may change courses or contacts, administrators, or time alone. */
export const WhoChanges = t.keyof({ learner: null, staff: null, admins: null, time: null }, "WhoChanges");
export type WhoChanges = t.TypeOf<typeof WhoChanges>;

/**
 * One condition with what was found.
 * @property verdict `waived`: it does not hold, but need not; `note`: it decides nothing
 * @property name of the group, lesson, role or folder that it is about
 * @property at epoch seconds
 * @property group id of the group that it is about
 */
export const TracedCondition = t.type(
  {
    code: TraceCode,
    verdict: t.keyof({ met: null, unmet: null, waived: null, note: null }, "TraceVerdict"),
    by: WhoChanges,
    name: orNull(t.string),
    at: orNull(t.number),
    group: orNull(t.number),
  },
  "TracedCondition",
);
export type TracedCondition = t.TypeOf<typeof TracedCondition>;

/** Why a contact sees something in the portal now, or does not: every condition in order. */
export const AccessTrace = t.type(
  { kind: TracedKind, id: TracedId, name: t.string, open: t.boolean, conditions: t.readonlyArray(TracedCondition) },
  "AccessTrace",
);
export type AccessTrace = t.TypeOf<typeof AccessTrace>;

const Choice = t.type({ id: t.number, name: t.string }, "TracedChoice");
const CourseChoice = t.type({ id: t.number, name: t.string, lessons: t.readonlyArray(Choice) }, "TracedCourseChoice");

const ReportChoice = t.type({ id: BuiltInReportId, name: t.string }, "TracedReportChoice");

/** What staff may ask about: courses with their lessons, folders of files and of lessons, pages of the portal, reports. */
export const TraceChoices = t.type(
  {
    courses: t.readonlyArray(CourseChoice),
    folders: t.readonlyArray(Choice),
    lesson_folders: t.readonlyArray(Choice),
    pages: t.readonlyArray(Choice),
    reports: t.readonlyArray(ReportChoice),
  },
  "TraceChoices",
);
export type TraceChoices = t.TypeOf<typeof TraceChoices>;
