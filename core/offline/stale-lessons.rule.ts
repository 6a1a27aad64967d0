import type { OfferedLesson } from "../learning/course-offer.model.ts";
import type { KeptLesson } from "./kept.model.ts";

/**
 * What a kept course needs to be as the server has it now.
 * @property missing lessons to load: not kept, or of another revision or attempt
 * @property gone lessons that the learner may not keep any more
 */
export const staleLessons = (
  kept: readonly KeptLesson[],
  offered: readonly OfferedLesson[],
): { readonly missing: readonly number[]; readonly gone: readonly number[] } => {
  const known = new Map(kept.map(({ place, value }) => [place.trigger, value]));
  const still = new Set(offered.map(({ trigger }) => trigger));
  return {
    missing: offered.flatMap(({ trigger, version, attempt }) => {
      const lesson = known.get(trigger);
      return lesson?.version === version && lesson.attempt === attempt ? [] : [trigger];
    }),
    gone: [...known.keys()].filter((trigger) => !still.has(trigger)),
  };
};
