import { type PlanInfo, PlanName } from "./plan.model.ts";

/** All plans with price, trial, limits and enabled features. */
export const plans = {
  free: { plan: "free", label: "Free", price_cents: 0, trial_days: 0, contacts: 250, users: 2, features: ["include_portal", "tags"] },
  starter: {
    plan: "starter",
    label: "Starter",
    price_cents: 4_900,
    trial_days: 14,
    contacts: 5_000,
    users: 10,
    features: ["include_portal", "tags", "teams", "portal_messaging"],
  },
  pro: {
    plan: "pro",
    label: "Pro",
    price_cents: 14_900,
    trial_days: 14,
    contacts: null,
    users: null,
    features: ["include_portal", "tags", "teams", "portal_messaging", "workflows", "custom_objects"],
  },
} as const satisfies Record<PlanName, PlanInfo>;

export const defaultPlan: PlanName = "starter";

/** The plan with a name, regardless of case; the default plan for an unknown or absent name. */
export const planInfo = (name: string | null): PlanInfo => {
  const wanted = name?.trim().toLowerCase();
  return plans[PlanName.is(wanted) ? wanted : defaultPlan];
};

/**
 * The end of a plan's trial; 0 for a plan without one.
 * @param now epoch seconds
 * @returns epoch seconds
 */
export const trialEnd = (plan: PlanInfo, now: number): number => (plan.trial_days === 0 ? 0 : now + plan.trial_days * 24 * 3600);
