import * as t from "io-ts";

/** Parts of an answer that come from others: visitors' clicks, reviewers' reviews, the word of SignWell. A learner cannot set them. */
const givenByOthers: Readonly<Record<string, readonly string[]>> = { social: ["clicks"], video_upload: ["reviews"], signwell: ["done"] };

/** The parts of an answer to a type of item that come from others. */
export const othersParts = (type: string): readonly string[] => givenByOthers[type] ?? [];

/**
 * The answer with only the parts that a learner may set; parts from others keep their stored values.
 * @param before the last stored answer
 */
export const learnersOwn = (type: string, answer: unknown, before: unknown): unknown => {
  const theirs = givenByOthers[type];
  if (theirs === undefined || !t.UnknownRecord.is(answer)) return answer;
  const kept = t.UnknownRecord.is(before) ? Object.entries(before).filter(([key]) => theirs.includes(key)) : [];
  return Object.fromEntries([...Object.entries(answer).filter(([key]) => !theirs.includes(key)), ...kept]);
};
