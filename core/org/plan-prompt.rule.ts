export type PlanState = {
  readonly org_plan: string | null;
  /** epoch seconds; null or 0 without a trial */
  readonly trial_end: number | null;
  /** whether the plan is paid for; null derives it from the plan's name */
  readonly paid: boolean | null;
};
export type PlanPrompt = { readonly title: string; readonly text: string };

const title = "Please Select a Plan";
const expiredForOwner = "Your trial has expired. Please select a plan.";
const expiredForOthers = "Your organization's trial has expired. Please have your organization's admin upgrade this account.";
const noPlan = "You need to select a subscription plan.";

/**
 * Whether a trial has ended.
 * @param now epoch seconds
 */
const isTrialExpired = (trialEnd: number | null, now: number): boolean => trialEnd !== null && trialEnd !== 0 && trialEnd < now;

/**
 * The prompt about the plan: none while it is paid for or a trial runs, otherwise that the trial has expired or that a plan is missing.
 * @param owner whether the user owns the organisation;
 * @param now epoch seconds
 */
export const planPrompt = ({ org_plan, trial_end, paid }: PlanState, owner: boolean, now: number): PlanPrompt | null => {
  const named = org_plan !== null && org_plan.trim() !== "";
  if (paid ?? (named && org_plan !== "trial")) return null;
  if (isTrialExpired(trial_end, now)) return { title, text: owner ? expiredForOwner : expiredForOthers };
  const onTrial = org_plan === "trial" || (trial_end !== null && trial_end !== 0);
  return onTrial ? null : { title, text: noPlan };
};
