import { defaultPlan } from "../auth/plan-info.rule.ts";
import { PlanName } from "../auth/plan.model.ts";

const gigabyte = 1_073_741_824;

/** The storage that each plan allows, in bytes; null for what the installation allows. */
const allowed: Readonly<Record<PlanName, number | null>> = { free: gigabyte, starter: 10 * gigabyte, pro: null };

/**
 * The storage of an organisation in bytes: what its plan allows, at most what the installation does. A trial has the storage of the default
 * plan, no plan or an unknown one that of the free plan.
 * @param installed what the installation allows every organisation
 */
export const planStorage = (orgPlan: string, installed: number): number => {
  const plan = orgPlan === "trial" ? defaultPlan : PlanName.is(orgPlan) ? orgPlan : "free";
  return Math.min(installed, allowed[plan] ?? installed);
};
