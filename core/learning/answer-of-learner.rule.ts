import * as t from "io-ts";

/** Parts of an answer that others give: visitors who clicked, reviewers who judged. A learner's word for them does not count. */
const givenByOthers: Readonly<Record<string, readonly string[]>> = { social: ["clicks"], video_upload: ["reviews"] };

/**
 * The answer with only what a learner may say; what others gave before stays.
 * @param before the last answer that is kept
 */
export const learnersOwn = (type: string, answer: unknown, before: unknown): unknown => {
  const theirs = givenByOthers[type];
  if (theirs === undefined || !t.UnknownRecord.is(answer)) return answer;
  const kept = t.UnknownRecord.is(before) ? Object.entries(before).filter(([key]) => theirs.includes(key)) : [];
  return Object.fromEntries([...Object.entries(answer).filter(([key]) => !theirs.includes(key)), ...kept]);
};
