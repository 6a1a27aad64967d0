import * as t from "io-ts";
import { TriggerChange } from "../campaigns/campaign-write.model.ts";
import { RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** Learners for whom one call resets a lesson at most. */
export const mostReset = 500;

/** A trigger by its name, with the campaign that it is in. */
export const TriggerName = t.type({ id: t.number, name: t.string, campaign_id: t.number, campaign: t.string }, "TriggerName");
export type TriggerName = t.TypeOf<typeof TriggerName>;

/** Names of triggers in one answer, and characters of a search. */
export const triggerNameLimits = { names: 1_000, search: 200 } as const;

/**
 * Which names of triggers are asked for.
 * @property search words in the name of the trigger or its campaign
 * @property lesson only triggers of this lesson; null for those of all
 */
export type TriggerNamesQuery = { readonly search: string; readonly lesson: number | null; readonly limit: number };

/**
 * How many contacts a trigger is for.
 * @property reachable how many of them a text or a mail reaches: they have an address, are not blocked, and have not switched alerts off
 */
export const TriggerCount = t.type({ count: t.number, reachable: t.type({ sms: t.number, email: t.number }) }, "TriggerCount");
export type TriggerCount = t.TypeOf<typeof TriggerCount>;

const asTyped: t.Props = Object.fromEntries(TriggerChange.keys.map((key) => [key, t.unknown]));

/** A trigger as it is typed, whose values may be anything; without `id` it is a new one of its campaign. */
export const TriggerModel = exactly("TriggerModel", { campaign_id: RecordId }, { id: RecordId, ...asTyped });
export type TriggerModel = t.TypeOf<typeof TriggerModel>;

const FieldNote = t.type({ field: t.string, message: t.string }, "FieldNote");
export type FieldNote = t.TypeOf<typeof FieldNote>;

/** Whether a trigger could be stored, what is wrong with it, and what is worth knowing before that. */
export const TriggerCheck = t.type(
  { valid: t.boolean, errors: t.readonlyArray(FieldNote), warnings: t.readonlyArray(FieldNote) },
  "TriggerCheck",
);
export type TriggerCheck = t.TypeOf<typeof TriggerCheck>;

/** A trigger to reset, for one contact or for everybody who has begun it. */
export const TriggerReset = exactly("TriggerReset", { id: RecordId }, { con_id: RecordId });
export type TriggerReset = t.TypeOf<typeof TriggerReset>;

/** The result of resetting a trigger: the number of learners concerned. */
export const TriggerWasReset = t.type({ learners: t.number }, "TriggerWasReset");
export type TriggerWasReset = t.TypeOf<typeof TriggerWasReset>;
