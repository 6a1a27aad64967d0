import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import {
  ContactCourse,
  CourseLearners,
  Enrolled,
  Enrolment,
  enrolmentLimits,
  firstLearners,
  LearnerCourse,
  LearnerSort,
  LearnerStatus,
  LessonOpening,
  MembershipChange,
} from "../../core/enrolments/enrolment.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { pageQuery } from "./resource.ts";
import { orNullText as orNone } from "./wire.ts";
import { IntText } from "./wire.ts";

const OfCourse = t.type({ id: IntText }, "CourseById");
const OfContact = t.type({ id: IntText }, "ContactById");
const Membership = t.type({ id: IntText, campaignId: IntText }, "MembershipById");
const Lesson = t.type({ id: IntText, campaignId: IntText, triggerId: IntText }, "MembershipLesson");
const path = "/api/contacts/:id/courses";
const one = `${path}/:campaignId`;

/** Endpoints for the courses of contacts: who learns what, how far they are, and what staff change for one of them. */
export const enrolments = {
  learners: endpoint({
    ...noInput,
    name: "enrolments.learners",
    summary: "Returns a page of a course's learners, each with status, progress, points and next lesson.",
    method: "GET",
    path: "/api/campaigns/:id/learners",
    access: staff("campaigns"),
    params: OfCourse,
    query: t.type({ ...pageQuery(LearnerSort, firstLearners, enrolmentLimits), status: orNone(LearnerStatus) }, "LearnersQuery"),
    reply: CourseLearners,
  }),
  enrol: endpoint({
    ...noInput,
    name: "enrolments.enrol",
    summary: "Enrols contacts, or everybody in a group; those who have joined before stay as they are.",
    method: "POST",
    path: "/api/campaigns/:id/learners",
    access: members("campaigns"),
    params: OfCourse,
    body: Enrolment,
    reply: Enrolled,
  }),
  courses: endpoint({
    ...noInput,
    name: "enrolments.courses",
    summary: "Lists the courses that a contact has joined or left, with progress.",
    method: "GET",
    path,
    access: staff("contacts", "campaigns"),
    params: OfContact,
    reply: t.readonlyArray(ContactCourse),
  }),
  course: endpoint({
    ...noInput,
    name: "enrolments.course",
    summary: "Returns a course with one contact's syllabus: the state of each lesson, why it is locked, and who opened it.",
    method: "GET",
    path: one,
    access: staff("contacts", "campaigns"),
    params: Membership,
    reply: LearnerCourse,
  }),
  change: endpoint({
    ...noInput,
    name: "enrolments.change",
    summary: "Enrols a contact in a course or takes them out, and pauses or resumes their schedule in it.",
    method: "PUT",
    path: one,
    access: members("contacts", "campaigns"),
    params: Membership,
    body: MembershipChange,
    reply: LearnerCourse,
  }),
  open: endpoint({
    ...noInput,
    name: "enrolments.open",
    summary: "Opens a lesson for one contact, with a reason, or takes that back.",
    method: "PUT",
    path: `${one}/lessons/:triggerId`,
    access: members("contacts", "campaigns"),
    params: Lesson,
    body: LessonOpening,
    reply: LearnerCourse,
  }),
  reset: endpoint({
    ...noInput,
    name: "enrolments.reset",
    summary: "Clears a contact's answers and progress in a course; points are kept and cannot be earned again.",
    method: "POST",
    path: `${one}/reset`,
    access: members("contacts", "campaigns"),
    params: Membership,
    body: exactly("ContactCourseReset", {}, {}),
    reply: LearnerCourse,
  }),
} as const;
