import { defaultPlan, plans } from "../auth/plan-info.rule.ts";
import { PlanName } from "../auth/plan.model.ts";
import type { UsageType } from "./feature-usage.model.ts";

export type PlanCaps = Readonly<Record<UsageType, number | null>>;

/** The limits of each plan; null for no limit. */
const caps = {
  free: { campaigns: 3, workflows: 1, workflow_size: 5, sms: 25, users: plans.free.users, mal: 25 },
  starter: { campaigns: 25, workflows: 10, workflow_size: 20, sms: 1_000, users: plans.starter.users, mal: 500 },
  pro: { campaigns: null, workflows: null, workflow_size: 100, sms: 10_000, users: plans.pro.users, mal: 5_000 },
} as const satisfies Record<PlanName, PlanCaps>;

/** The highest plan. */
export const highestPlan: PlanName = "pro";

/** The limits of an organisation: a trial has those of the default plan, no plan or an unknown one those of the free plan. */
export const planCaps = (orgPlan: string): PlanCaps => {
  if (orgPlan === "trial") return caps[defaultPlan];
  return caps[PlanName.is(orgPlan) ? orgPlan : "free"];
};
