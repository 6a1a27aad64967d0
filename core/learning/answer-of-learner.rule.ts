import * as t from "io-ts";
import { secretMask } from "../fields/secret.rule.ts";
import { isBlank } from "../lessons/items/values.model.ts";

/** Parts of an answer that come from others: visitors' clicks, reviewers' reviews, the word of SignWell. A learner cannot set them. */
const givenByOthers: Readonly<Record<string, readonly string[]>> = { social: ["clicks"], video_upload: ["reviews"], signwell: ["done"] };

/** The parts of an answer to a type of item that come from others. */
export const othersParts = (type: string): readonly string[] => givenByOthers[type] ?? [];

/** Types whose answers are values of the contact: they are kept in the contact alone, which can be erased. */
const ofContact: ReadonlySet<string> = new Set(["contact_update", "contact_updates"]);
const Entered = t.type({ values: t.UnknownRecord });

/** Reviews are of one video: those of another file are not kept with the new one. */
const isOtherVideo = (type: string, answer: Readonly<Record<string, unknown>>, before: unknown): boolean =>
  type === "video_upload" && t.UnknownRecord.is(before) && (answer["file"] ?? null) !== (before["file"] ?? null);

const masked = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isBlank(value) ? null : secretMask]));

/**
 * The answer as it is kept: with only the parts that a learner may set; parts from others keep their stored values, and values of the contact
 * are masked.
 * @param before the last stored answer
 */
export const learnersOwn = (type: string, answer: unknown, before: unknown): unknown => {
  if (ofContact.has(type) && Entered.is(answer)) return { ...answer, values: masked(answer.values) };
  const theirs = givenByOthers[type];
  if (theirs === undefined || !t.UnknownRecord.is(answer)) return answer;
  const kept =
    t.UnknownRecord.is(before) && !isOtherVideo(type, answer, before) ? Object.entries(before).filter(([key]) => theirs.includes(key)) : [];
  return Object.fromEntries([...Object.entries(answer).filter(([key]) => !theirs.includes(key)), ...kept]);
};
