import * as t from "io-ts";

/** What an automation does, with its label for staff. */
export const automationTypes = {
  index: "Announcement",
  lesson: "Lesson",
  sms: "Text Message",
  email: "Email",
  join: "Join Campaign",
  unjoin: "Leave Campaign",
  remove: "Remove",
  tag: "Tag",
  contactupdate: "Update Contact",
  hook: "Webhook",
  anymail: "External Email",
  alertviasms: "Alert by Text",
  event: "Event",
  screenshot: "Screenshot",
  integration_solo: "Solo",
  integration_spotio: "Spotio",
} as const;

/** Types that only a workflow step can have. */
export const workflowTypes = { conditional: "Condition", delay: "Delay", jump: "Jump", wait: "Wait" } as const;

export const AutomationType = t.keyof(automationTypes, "AutomationType");
export type AutomationType = t.TypeOf<typeof AutomationType>;

export const stepTypes = { ...automationTypes, ...workflowTypes } as const;

export const StepType = t.keyof(stepTypes, "StepType");
export type StepType = t.TypeOf<typeof StepType>;

/** Types that are offered only where an integration has been enabled. */
const integrations = ["integration_solo", "integration_spotio"] as const satisfies readonly AutomationType[];

/**
 * The types that may be created: integrations only when the schemas enable them.
 * @param enabled names of the schemas' types
 */
export const offeredTypes = <T extends string>(types: Readonly<Record<T, string>>, enabled: ReadonlySet<string>): readonly T[] => {
  const gated = new Set<string>(integrations);
  const names: T[] = [];
  for (const name in types) if (!gated.has(name) || enabled.has(name)) names.push(name);
  return names;
};
