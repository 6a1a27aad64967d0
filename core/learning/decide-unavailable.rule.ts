import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { mayBeUnavailable, Unavailable } from "../lessons/unavailable-video.rule.ts";
import type { ItemState } from "./engagement.model.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LessonEvent } from "./lesson-event.model.ts";

type Given = { readonly answer: unknown; readonly answer_id: string; readonly at: number };

/**
 * The answer to a recording: that it cannot be played, which completes it without points.
 * @returns null where it is completed already
 */
export const decideUnavailable = (
  item: LessonItem,
  state: ItemState,
  { answer, answer_id, at }: Given,
): E.Either<Failure, LessonEvent | null> => {
  if (!Unavailable.is(answer)) return E.left(invalid({ answer: [learningRefusals.film_played] }));
  if (!mayBeUnavailable(item)) return E.left(invalid({ answer: [learningRefusals.film_own] }));
  if (state.score.completed) return E.right(null);
  const { unavailable } = answer;
  const score = { ...state.score, completed: true };
  return E.right({ kind: "answer", item: item.uuid, at, completes: false, answer_id, answer: { unavailable }, score });
};
