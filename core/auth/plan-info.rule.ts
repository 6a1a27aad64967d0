import { type PlanInfo, PlanName } from "./plan.model.ts";

/** Every plan once: price, trial, limits and the features that it switches on. */
export const plans = {
  free: { plan: "free", label: "Free", price_cents: 0, trial_days: 0, contacts: 250, users: 2, features: ["include_portal"] },
  starter: {
    plan: "starter",
    label: "Starter",
    price_cents: 4_900,
    trial_days: 14,
    contacts: 5_000,
    users: 10,
    features: ["include_portal", "teams", "portal_messaging"],
  },
  pro: {
    plan: "pro",
    label: "Pro",
    price_cents: 14_900,
    trial_days: 14,
    contacts: null,
    users: null,
    features: ["include_portal", "teams", "portal_messaging", "workflows", "custom_objects"],
  },
} as const satisfies Record<PlanName, PlanInfo>;

export const defaultPlan: PlanName = "starter";

/** The plan that a name means, whatever its case; an unknown or absent name means the default plan. */
export const planInfo = (name: string | null): PlanInfo => {
  const wanted = name?.trim().toLowerCase();
  return plans[PlanName.is(wanted) ? wanted : defaultPlan];
};

/**
 * The end of a plan's trial, or 0 for a plan without one.
 * @param now epoch seconds
 * @returns epoch seconds
 */
export const trialEnd = (plan: PlanInfo, now: number): number => (plan.trial_days === 0 ? 0 : now + plan.trial_days * 24 * 3600);
