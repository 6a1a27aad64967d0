import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** A challenge as the learner sees it; it includes the correct answers once no more points can be earned. */
export const ChallengeView = t.type(
  {
    question: orDefault(t.string, ""),
    answers: orDefault(t.readonlyArray(t.string), []),
    multiple: orDefault(t.boolean, false),
    single_submission: orDefault(t.boolean, false),
    feedback: orDefault(t.string, ""),
    correct: orNull(t.readonlyArray(t.number)),
  },
  "ChallengeView",
);
export type ChallengeView = t.TypeOf<typeof ChallengeView>;

/** @returns null for values that are not a challenge's */
export const challengeView = (values: unknown): ChallengeView | null => E.getOrElseW(() => null)(ChallengeView.decode(values));
