import * as t from "io-ts";
import { learners, staff } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { ItemFrame, SharedLink, Signing } from "../../core/lesson-forms/item-frame.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, UuidText } from "./wire.ts";

const learner = {
  ...noInput,
  access: learners,
  params: t.type({ id: IntText, triggerId: IntText, uuid: UuidText }, "LearnersItem"),
} as const;
const user = { ...noInput, access: staff("lessons"), params: t.type({ id: IntText, uuid: UuidText }, "TakenItem") } as const;
const inCourse = "/api/cg/campaigns/:id/lessons/:triggerId/items/:uuid";
const own = "/api/lessons/:id/take/items/:uuid";
const body = exactly("FormAction", {}, {});

/** Endpoints for pages of other hosts in the lessons of learners. Replies hold values of the learner and are never stored. */
export const lessonForms = {
  frame: endpoint({
    ...learner,
    name: "lessonForms.frame",
    summary: "Returns the address of another host's page in a lesson, prefilled for the learner.",
    method: "GET",
    path: `${inCourse}/frame`,
    // what is entered in the other host's page counts for the learner
    whileViewing: "refused",
    reply: ItemFrame,
  }),
  sign: endpoint({
    ...learner,
    name: "lessonForms.sign",
    summary: "Creates the learner's document at SignWell at the first call, and returns where it is signed.",
    method: "POST",
    path: `${inCourse}/document`,
    body,
    reply: Signing,
  }),
  signed: endpoint({
    ...learner,
    name: "lessonForms.signed",
    summary: "Asks SignWell whether the learner's document is signed, which completes the item.",
    method: "POST",
    path: `${inCourse}/document/check`,
    body,
    reply: Signing,
  }),
  link: endpoint({
    ...learner,
    name: "lessonForms.link",
    summary: "Returns the learner's tracked link of a social item, created at the first call.",
    method: "POST",
    path: `${inCourse}/link`,
    body,
    reply: SharedLink,
  }),
} as const;

/** The same for staff who take a lesson themselves. */
export const ownLessonForms = {
  frame: endpoint({
    ...user,
    name: "ownLessonForms.frame",
    summary: "Returns the address of another host's page in a lesson, prefilled for the caller.",
    method: "GET",
    path: `${own}/frame`,
    // what is entered in the other host's page counts for the colleague
    whileViewing: "refused",
    reply: ItemFrame,
  }),
  sign: endpoint({
    ...user,
    name: "ownLessonForms.sign",
    summary: "Creates the caller's own document at SignWell at the first call, and returns where it is signed.",
    method: "POST",
    path: `${own}/document`,
    body,
    reply: Signing,
  }),
  signed: endpoint({
    ...user,
    name: "ownLessonForms.signed",
    summary: "Asks SignWell whether the caller's document is signed, which completes the item.",
    method: "POST",
    path: `${own}/document/check`,
    body,
    reply: Signing,
  }),
  link: endpoint({
    ...user,
    name: "ownLessonForms.link",
    summary: "Returns the caller's tracked link of a social item, created at the first call.",
    method: "POST",
    path: `${own}/link`,
    body,
    reply: SharedLink,
  }),
} as const;
