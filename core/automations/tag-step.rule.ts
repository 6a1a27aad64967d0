import * as t from "io-ts";
import { tagNormalize } from "../contacts/tag-normalize.rule.ts";
import { orNull } from "../kernel/or-null.ts";
import type { StepVerdict } from "./step-verdict.model.ts";
import { refuse, validStep } from "./step-verdict.model.ts";

export const TagStep = t.type({ add_tags: orNull(t.readonlyArray(t.string)), remove_tags: orNull(t.readonlyArray(t.string)) }, "TagStep");
export type TagStep = t.TypeOf<typeof TagStep>;

const tagsOf = (tags: readonly string[] | null): ReadonlySet<string> => new Set((tags ?? []).flatMap((tag) => tagNormalize(tag) ?? []));

export const noTagMessage = "No Tag Supplied to Add or Remove!";
export const tagInBothMessage = "Tag cannot be both added and removed.";

/** Whether a step names no tag, once its tags are normalised. */
export const hasNoTag = (step: TagStep): boolean => tagsOf(step.add_tags).size === 0 && tagsOf(step.remove_tags).size === 0;

/** Whether a step adds and removes the same tag, once its tags are normalised. */
export const hasTagInBoth = (step: TagStep): boolean => {
  const removed = tagsOf(step.remove_tags);
  return [...tagsOf(step.add_tags)].some((tag) => removed.has(tag));
};

/** A tag step adds or removes at least one tag, and no tag is in both lists. */
export const tagStep = (step: TagStep): StepVerdict => {
  if (hasNoTag(step)) return refuse(noTagMessage);
  return hasTagInBoth(step) ? refuse(tagInBothMessage) : validStep;
};
