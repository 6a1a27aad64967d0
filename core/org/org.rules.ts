import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { isFeatureLocked } from "./feature-locked.rule.ts";
import { onboardingProgress } from "./onboarding-progress.rule.ts";
import { OveragePayload, overagePrompt } from "./overage-prompt.rule.ts";
import { planPrompt } from "./plan-prompt.rule.ts";

/** The rules of the organisation and its plan that the command line shows. */
export const orgRules: readonly AnyRule[] = [
  rule({
    name: "onboarding-progress",
    sentence: "The getting-started bar counts the launch tasks that are ready or done, and hides when none is left.",
    input: t.type({ tasks: t.readonlyArray(t.type({ program_class: orNull(t.string), status: orNull(t.string) })) }),
    output: t.type({ percent: t.number, finished: t.number, total: t.number, shown: t.boolean }),
    run: ({ tasks }) => onboardingProgress(tasks),
  }),
  rule({
    name: "feature-locked",
    sentence: "A feature is locked when its cap is 0 or used up; without a cap it never is.",
    input: t.type({ used: orDefault(t.number, 0), cap: orNull(t.number) }),
    output: t.boolean,
    run: ({ used, cap }) => isFeatureLocked(used, cap),
  }),
  rule({
    name: "plan-prompt",
    sentence: "Users are asked for a plan when the trial has expired or no plan was ever chosen.",
    input: t.type({
      org_plan: orNull(t.string),
      trial_end: orNull(t.number),
      owner: orDefault(t.boolean, false),
      now: t.number,
      paid: orNull(t.boolean),
    }),
    output: orNull(t.type({ title: t.string, text: t.string })),
    run: ({ owner, now, ...state }) => planPrompt(state, owner, now),
  }),
  rule({
    name: "overage-prompt",
    sentence: "A reached limit offers the trialled plan, a talk with support, or an upgrade.",
    input: t.type({ payload: orDefault(OveragePayload, {}) }),
    output: t.type({ title: t.string, action: orNull(t.string) }),
    run: ({ payload }) => overagePrompt(payload),
  }),
];
