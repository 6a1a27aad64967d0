import * as t from "io-ts";

/**
 * What plans limit. `sms` are texts and `mal` active learners of this calendar month; `workflow_size` is the number of steps of the longest
 * workflow.
 */
export const UsageType = t.keyof({ campaigns: null, workflows: null, workflow_size: null, sms: null, users: null, mal: null }, "UsageType");
export type UsageType = t.TypeOf<typeof UsageType>;
export const usageTypes: readonly UsageType[] = Object.keys(UsageType.keys).filter(UsageType.is);

/**
 * Usage of a feature.
 * @property cap null without a limit
 */
export const FeatureUsage = t.type({ used: t.number, cap: t.union([t.number, t.null]) }, "FeatureUsage");
export type FeatureUsage = t.TypeOf<typeof FeatureUsage>;

/** Usage by type. */
export const Usage = t.readonly(t.record(t.string, FeatureUsage), "Usage");
export type Usage = t.TypeOf<typeof Usage>;
