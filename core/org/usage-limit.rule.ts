import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { isFeatureLocked } from "./feature-locked.rule.ts";
import type { FeatureUsage, UsageType } from "./feature-usage.model.ts";
import { highestPlan } from "./plan-caps.rule.ts";
import { planPrompt } from "./plan-prompt.rule.ts";

/**
 * The details of a refusal because of a plan limit.
 * @property trial_limit whether it is the limit of a trial
 * @property suspect_limit whether no plan allows more, so that only support can help
 */
export const LimitedData = t.intersection(
  [t.type({ feature: t.string, used: t.number, cap: t.number }), t.partial({ trial_limit: t.boolean, suspect_limit: t.boolean })],
  "LimitedData",
);
export type LimitedData = t.TypeOf<typeof LimitedData>;

const words: Readonly<Record<UsageType, string>> = {
  campaigns: "campaigns",
  workflows: "workflows",
  workflow_size: "steps in a workflow",
  sms: "texts a month",
  users: "users",
  mal: "active learners a month",
};

const limited = (message: string, payload: LimitedData): Failure => ({ tag: "limited", message, payload });

/**
 * Refuses to exceed a limit of the plan.
 * @returns null while below the limit
 */
export const usageLimit = (feature: UsageType, { used, cap }: FeatureUsage, orgPlan: string): Failure | null => {
  if (cap === null || !isFeatureLocked(used, cap)) return null;
  const flags = orgPlan === "trial" ? { trial_limit: true } : orgPlan === highestPlan ? { suspect_limit: true } : {};
  return limited(`Your plan allows ${cap} ${words[feature]}, and ${used} are in use.`, { feature, used, cap, ...flags });
};

type OrgPlan = { readonly org_plan: string; readonly trial_end: number };

/**
 * Refuses writes of an organisation without an active plan.
 * @param owner whether the caller is the owner;
 * @param now epoch seconds;
 * @returns null while a plan or a trial is active
 */
export const planLimit = ({ org_plan, trial_end }: OrgPlan, owner: boolean, now: number): Failure | null => {
  const prompt = planPrompt({ org_plan, trial_end, paid: null }, owner, now);
  return prompt === null
    ? null
    : limited(prompt.text, { feature: "plan", used: 0, cap: 0, ...(trial_end === 0 ? {} : { trial_limit: true }) });
};
