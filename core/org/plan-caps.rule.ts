import { defaultPlan, plans } from "../auth/plan-info.rule.ts";
import { PlanName } from "../auth/plan.model.ts";
import type { UsageType } from "./feature-usage.model.ts";

export type PlanCaps = Readonly<Record<UsageType, number | null>>;

/** How much each plan allows; null for no limit. */
const caps = {
  free: { campaigns: 3, workflows: 1, workflow_size: 5, sms: 25, users: plans.free.users, mal: 25 },
  starter: { campaigns: 25, workflows: 10, workflow_size: 20, sms: 1_000, users: plans.starter.users, mal: 500 },
  pro: { campaigns: null, workflows: null, workflow_size: 100, sms: 10_000, users: plans.pro.users, mal: 5_000 },
} as const satisfies Record<PlanName, PlanCaps>;

/** The plan that nothing is above. */
export const highestPlan: PlanName = "pro";

/** What an organisation may use: a trial allows what the default plan allows, no plan or an unknown one what the free plan allows. */
export const planCaps = (orgPlan: string): PlanCaps => {
  if (orgPlan === "trial") return caps[defaultPlan];
  return caps[PlanName.is(orgPlan) ? orgPlan : "free"];
};
