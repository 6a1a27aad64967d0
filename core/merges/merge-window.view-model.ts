import type { Field } from "../fields/field.model.ts";
import { relatedIds } from "../fields/related-ids.rule.ts";
import type { MergeRequest } from "./merge-request.model.ts";
import type { MergeOutcome } from "./merge.model.ts";

/**
 * The id of the contact that is merged into the kept one.
 * @param kept id of the one that stays
 */
export const mergedId = ({ kept: one, other: two }: MergeRequest, kept: number): number => (kept === one ? two : one);

/** The versions that the user has seen, for the version check of the merge; nothing before the plan is loaded. */
export const seenOf = (plan: MergeOutcome | undefined): { readonly seen?: { readonly kept: number; readonly other: number } } =>
  plan === undefined ? {} : { seen: { kept: plan.kept.version, other: plan.other.version } };

/** Ids of the contacts that differing values refer to. */
export const namedIn = (plan: MergeOutcome | undefined, fields: readonly Field[]): readonly number[] =>
  (plan?.differing ?? []).flatMap(({ field, kept, other }) => [kept, other].flatMap((value) => relatedIds(fields, { [field]: value })));
