import * as t from "io-ts";

/** The one-shot texts, requested as `cybot/{job}`. */
export const textJobs = { title: null, summary: null, keywords: null, answer: null } as const;
export const TextJob = t.keyof(textJobs, "TextJob");
export type TextJob = t.TypeOf<typeof TextJob>;

/** The text if a job has no result. */
export const noAnswer = "No answer";

/** The text that a one-shot call is about: the first of its list. */
export const firstText = (texts: readonly string[]): string => texts[0] ?? noAnswer;
