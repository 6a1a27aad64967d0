import { launchProgram } from "./onboarding-progress.rule.ts";

/** What a new organisation does first. @property path the page where it is done; null without one @property action what the trail calls it once it was done */
export type LaunchStep = { readonly name: string; readonly body: string; readonly path: string | null; readonly action: string };

/** The first steps of every organisation, in their order. */
export const launchSteps: readonly LaunchStep[] = [
  { name: "Confirm your email address", body: "The link is in the message that welcomed you. It works for seven days.", path: null, action: "activate" },
  { name: "Bring your contacts in", body: "A spreadsheet with names and either an email or a mobile is enough. You see what every row would do before anything is changed, and can take the whole import back.", path: "/ui/contacts/import", action: "import.done" },
  { name: "Add the fields that you need", body: "What do you want to know of everybody? Numbers, dates, choices from a list, secrets and more, in sections of their own.", path: "/ui/settings/fields", action: "field.create" },
  { name: "Make your first group", body: "A group is a question, such as “joined last month and lives in Lisbon”. Whoever fits is in it, at any moment.", path: "/ui/groups/create", action: "group.create" },
  { name: "Choose your colours and fonts", body: "They are worn by this application and by the portal of your learners.", path: "/ui/settings/theme", action: "org.theme" },
  { name: "Try a quick win", body: "Ready-made programs ask a few questions and set something up for you.", path: "/ui/quick-wins", action: "program.enable" },
];

/** The tasks with which an organisation begins. @param origin where browsers reach the product */
export const launchTasks = (origin: string) =>
  launchSteps.map(({ name, body, path }) => ({ name, body, resources: path === null ? [] : [{ type: "url" as const, value: `${origin}${path}` }], program_class: launchProgram }));

/** The names of the steps that are done once this was. @param actions as the trail calls them */
export const stepsDoneBy = (actions: readonly string[]): readonly string[] => launchSteps.filter(({ action }) => actions.includes(action)).map(({ name }) => name);
