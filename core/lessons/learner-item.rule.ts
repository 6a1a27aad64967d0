import type { LearnerSight } from "./item-type.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.ts";
import { seedOf } from "./shuffle.rule.ts";

/** An item as a learner's device gets it. */
export type LearnerItem = Pick<LessonItem, "uuid" | "type" | "name"> & { readonly values: Readonly<Record<string, unknown>> };

/** How a learner stands with an item, as far as that decides what may be seen of it. */
export type LearnerStanding = Omit<LearnerSight, "seed">;

/** A learner who has not answered. */
export const notAnswered: LearnerStanding = { answered: false, correct: null, final: false };

/**
 * The item without what only staff may know: right answers, weights and accepted answers stay on the server until nothing more can be earned by them.
 * @param learner whatever tells learners apart; answers are put in another order for each
 */
export const learnerItem = ({ uuid, type, name, values }: LessonItem, standing: LearnerStanding, learner: string): LearnerItem => ({
  uuid,
  type,
  name,
  values: itemTypeOf(type)?.shown(values, { ...standing, seed: seedOf(`${learner}:${uuid}`) }) ?? {},
});
