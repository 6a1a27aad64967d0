import * as E from "fp-ts/lib/Either.js";
import type { ItemScore } from "../lessons/item-score.model.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { believedLength, ownLength } from "../video/recording-length.rule.ts";
import type { ItemState } from "./engagement.model.ts";

/** Whether an item is a recording, which is answered by playing it. */
export const isRecording = ({ type }: Pick<LessonItem, "type">): boolean => type === "video" || type === "audio";

/** The score of a presentation that was shown or played; other items keep their score. */
export const presented = (item: LessonItem, state: ItemState): ItemScore => {
  const type = itemTypeOf(item.type);
  if (type?.group !== "presentation") return state.score;
  const duration = believedLength(ownLength(item.values), state.duration);
  const answer = isRecording(item) ? { furthest: state.furthest, duration } : {};
  return E.getOrElse(() => state.score)(type.grade(item.values, answer, { attempt: 1, seconds: null, best: state.score.points }));
};
