import * as t from "io-ts";
import { ContactSelection } from "../bulk/contact-selection.model.ts";
import { listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { Course, CourseCard } from "../learning/course.model.ts";

/** Who brought a learner into a course. */
export const JoinSource = t.keyof({ learner: null, staff: null, program: null, automation: null, payment: null }, "JoinSource");
export type JoinSource = t.TypeOf<typeof JoinSource>;

/** Limits of calls about learners of courses. */
export const enrolmentLimits = { page: 100_000, rows: 100, search: 200, contacts: 1_000, reason: 500 } as const;

const Membership = t.type({ left_at: orNull(t.number), source: orNull(JoinSource) }, "Membership");

/** A course of a contact: one that the contact has joined or left. */
export const ContactCourse = t.intersection([CourseCard, Membership], "ContactCourse");
export type ContactCourse = t.TypeOf<typeof ContactCourse>;

/** A lesson that staff opened for one learner; `by` is null once that user is gone. */
export const OpenedLesson = t.type({ id: t.number, at: t.number, by: orNull(t.string), reason: t.string }, "OpenedLesson");
export type OpenedLesson = t.TypeOf<typeof OpenedLesson>;

/** How often a learner has begun a lesson, and when they were last in it. */
export const LessonAttempts = t.type({ id: t.number, attempts: t.number, touched_at: t.number }, "LessonAttempts");
export type LessonAttempts = t.TypeOf<typeof LessonAttempts>;

/** The certificate that a learner was given; epoch seconds. */
export const GivenCertificate = t.type({ code: t.string, issued_at: t.number }, "GivenCertificate");

/** A course with one contact's syllabus, as staff see it. */
export const LearnerCourse = t.intersection(
  [
    Course,
    Membership,
    t.type({
      opened: t.readonlyArray(OpenedLesson),
      attempts: t.readonlyArray(LessonAttempts),
      certificate: orNull(GivenCertificate),
      contact: t.string,
    }),
  ],
  "LearnerCourse",
);
export type LearnerCourse = t.TypeOf<typeof LearnerCourse>;

/** Where a contact stands in a course. */
export const LearnerStatus = t.keyof({ current: null, completed: null, left: null }, "LearnerStatus");
export type LearnerStatus = t.TypeOf<typeof LearnerStatus>;

/** A contact in the list of a course's learners; times are epoch seconds. */
export const CourseLearner = t.type(
  {
    con_id: t.number,
    name: t.string,
    photo: orNull(t.string),
    status: LearnerStatus,
    lessons: t.number,
    finished: t.number,
    points: t.number,
    touched_at: orNull(t.number),
    joined_at: t.number,
    left_at: orNull(t.number),
    source: JoinSource,
    drip_paused: t.boolean,
    due_at: orNull(t.number),
    next: orNull(t.type({ id: t.number, name: t.string })),
  },
  "CourseLearner",
);
export type CourseLearner = t.TypeOf<typeof CourseLearner>;

/** The learners of a course, page by page, with how many there are in each status. */
export const CourseLearners = t.intersection(
  [pageOf(CourseLearner), t.type({ current: t.number, completed: t.number, left: t.number })],
  "CourseLearners",
);
export type CourseLearners = t.TypeOf<typeof CourseLearners>;

export const LearnerSort = t.keyof(
  {
    name: null,
    "-name": null,
    joined: null,
    "-joined": null,
    seen: null,
    "-seen": null,
    points: null,
    "-points": null,
    finished: null,
    "-finished": null,
  },
  "LearnerSort",
);
export type LearnerSort = t.TypeOf<typeof LearnerSort>;

/** @property status null for all but those who left */
export type LearnersQuery = {
  readonly page: number;
  readonly limit: number;
  readonly sort: LearnerSort;
  readonly search: string;
  readonly status: LearnerStatus | null;
};
export const firstLearners: LearnersQuery = { page: 1, limit: 25, sort: "-joined", search: "", status: null };

/** Whom to enrol: contacts by id, everybody in a group, or the selected contacts of a list. */
export const Enrolment = exactly(
  "Enrolment",
  {},
  { con_ids: listUpTo(RecordId, enrolmentLimits.contacts), group_id: RecordId, selection: ContactSelection },
);
export type Enrolment = t.TypeOf<typeof Enrolment>;

/** How many contacts were enrolled, and how many had joined before. */
export const Enrolled = t.type({ enrolled: t.number, joined_before: t.number, missing: t.number }, "Enrolled");
export type Enrolled = t.TypeOf<typeof Enrolled>;

/** What staff change for one contact in a course. */
export const MembershipChange = exactly("MembershipChange", {}, { joined: t.boolean, drip_paused: t.boolean });
export type MembershipChange = t.TypeOf<typeof MembershipChange>;

/** Whether a lesson is opened for one contact, and why. */
export const LessonOpening = exactly("LessonOpening", { open: t.boolean }, { reason: textUpTo(enrolmentLimits.reason) });
export type LessonOpening = t.TypeOf<typeof LessonOpening>;
