import * as TE from "fp-ts/lib/TaskEither.js";
import { type FeatureUsage, type UsageType, usageTypes } from "../../core/org/feature-usage.model.ts";
import { planCaps } from "../../core/org/plan-caps.rule.ts";
import type { UsageStore } from "../../core/org/usage.port.ts";

/** Usage as it is told to it, with the caps of a plan. */
export const makeUsageFake = (plan: string, used: Readonly<Record<UsageType, number>>): UsageStore => ({
  usage: (types = usageTypes) =>
    TE.right(Object.fromEntries(types.map((type): [UsageType, FeatureUsage] => [type, { used: used[type], cap: planCaps(plan)[type] }]))),
});
