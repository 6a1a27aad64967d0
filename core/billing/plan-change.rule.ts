import { planInfo, plans } from "../auth/plan-info.rule.ts";
import { type PlanInfo, PlanName } from "../auth/plan.model.ts";

/** The plans in the order of their prices. */
export const plansByPrice: readonly PlanInfo[] = Object.values(plans).toSorted((a, b) => a.price_cents - b.price_cents);

/**
 * What choosing a plan costs at once, in cents: its price when it costs more than the plan before, else nothing.
 * @param before the plan until now; a trial and none cost nothing
 */
export const planCharge = (before: string, chosen: PlanName): number => {
  const paid = PlanName.is(before) ? plans[before].price_cents : 0;
  const { price_cents } = planInfo(chosen);
  return price_cents > paid ? price_cents : 0;
};

const sold = new Set(plansByPrice.flatMap(({ features }) => features));

/**
 * The features once a plan is chosen: those of the plan, and those that no plan sells.
 * @param kept further ones that were switched on by themselves
 */
export const featuresOnPlan = (now: readonly string[], chosen: PlanName, kept: readonly string[]): readonly string[] => [
  ...new Set([...planInfo(chosen).features, ...now.filter((feature) => !sold.has(feature)), ...kept]),
];
