import { planInfo, plans } from "../auth/plan-info.rule.ts";
import { type PlanInfo, PlanName } from "../auth/plan.model.ts";
import { messagingFeature } from "../conversations/may-message.rule.ts";

/** The plans by ascending price. */
export const plansByPrice: readonly PlanInfo[] = Object.values(plans).toSorted((a, b) => a.price_cents - b.price_cents);

/**
 * The immediate charge for a plan, in cents: its price when it costs more than the previous plan, else 0.
 * @param before the previous plan; a trial and no plan cost nothing
 */
export const planCharge = (before: string, chosen: PlanName): number => {
  const paid = PlanName.is(before) ? plans[before].price_cents : 0;
  const { price_cents } = planInfo(chosen);
  return price_cents > paid ? price_cents : 0;
};

const sold = new Set(plansByPrice.flatMap(({ features }) => features));

/** Features that administrators switch off and on again. */
const switched: ReadonlySet<string> = new Set([messagingFeature]);

/**
 * The features on a chosen plan: those of the plan, and those that no plan sells; what was switched off on the previous plan stays off.
 * @param kept further features that were switched on separately
 * @param before the previous plan
 */
export const featuresOnPlan = (now: readonly string[], chosen: PlanName, kept: readonly string[], before = ""): readonly string[] => {
  const had: readonly string[] = PlanName.is(before) ? planInfo(before).features : [];
  const isOff = (feature: string): boolean => switched.has(feature) && had.includes(feature) && !now.includes(feature);
  return [...new Set([...planInfo(chosen).features, ...now.filter((feature) => !sold.has(feature)), ...kept])].filter(
    (feature) => !isOff(feature),
  );
};
