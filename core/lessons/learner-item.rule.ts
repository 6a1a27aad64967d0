import type { LearnerSight } from "./item-type.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import { seedOf } from "./shuffle.rule.ts";

/** An item as sent to a learner's device. */
export type LearnerItem = Pick<LessonItem, "uuid" | "type" | "name"> & { readonly values: Readonly<Record<string, unknown>> };

/** A learner's state in an item, as far as it decides which values are visible. */
export type LearnerStanding = Omit<LearnerSight, "seed">;

/** A learner who has not answered. */
export const notAnswered: LearnerStanding = { answered: false, correct: null, final: false };

/**
 * The item without staff-only values: correct answers, weights and accepted answers are omitted until no more points can be earned.
 * @param learner any unique key of the learner; answers are shuffled for each
 */
export const learnerItem = ({ uuid, type, name, values }: LessonItem, standing: LearnerStanding, learner: string): LearnerItem => ({
  uuid,
  type,
  name,
  values: itemTypeOf(type)?.shown(values, { ...standing, seed: seedOf(`${learner}:${uuid}`) }) ?? {},
});
