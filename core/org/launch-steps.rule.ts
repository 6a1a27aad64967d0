import { launchPlaces } from "./launch-places.rule.ts";
import { launchProgram } from "./onboarding-progress.rule.ts";
import { isThere, type Part } from "./parts.rule.ts";

type StepName = keyof typeof launchPlaces;

/**
 * An onboarding step of a new organisation.
 * @property part feature without which the step is omitted
 * @property action audit action that completes the step
 */
type StepFacts = { readonly name: StepName; readonly body: string; readonly part: Part | null; readonly action: string };

const facts: readonly StepFacts[] = [
  {
    name: "Confirm your email address",
    body: "The link is in the message that welcomed you. It works for seven days.",
    part: null,
    action: "activate",
  },
  {
    name: "Invite a colleague",
    body: "They choose their own password. Their role and teams decide what they see.",
    part: "invitations",
    action: "user.invite",
  },
  {
    name: "Import your contacts",
    body: "A spreadsheet with names and either an email or a mobile is enough. You review every row before anything is changed, and can undo the whole import.",
    part: "imports",
    action: "import.done",
  },
  {
    name: "Add the fields that you need",
    body: "Numbers, dates, options from a list, secrets and more, in sections of their own.",
    part: "fields",
    action: "field.create",
  },
  {
    name: "Create your first group",
    body: "A group is a saved filter, such as “joined last month and lives in Lisbon”. Contacts join and leave it automatically.",
    part: "groups",
    action: "group.create",
  },
  { name: "Choose your colours and fonts", body: "Used across the app and the learner portal.", part: "theme", action: "org.theme" },
  {
    name: "Try a quick win",
    body: "Ready-made programs ask a few questions and set something up for you.",
    part: "quick_wins",
    action: "program.enable",
  },
];

/** @property path the page of the step; null without one */
export type LaunchStep = StepFacts & { readonly path: string | null };

/** The onboarding steps of every organisation, in order. */
export const launchSteps: readonly LaunchStep[] = facts
  .filter(({ part }) => part === null || isThere(part))
  .map((step) => ({ ...step, path: launchPlaces[step.name] }));

/** The initial tasks of an organisation. */
export const launchTasks = launchSteps.map(({ name, body }) => ({ name, body, program_class: launchProgram }));

/**
 * The names of the steps that audit actions complete.
 * @param actions names in the audit log
 */
export const stepsDoneBy = (actions: readonly string[]): readonly string[] =>
  launchSteps.filter(({ action }) => actions.includes(action)).map(({ name }) => name);
