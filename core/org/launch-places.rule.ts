import { taskSlug } from "../tasks/task-slug.rule.ts";
import type { Task } from "../tasks/task.model.ts";
import { launchProgram } from "./onboarding-progress.rule.ts";

/** The page where each of the first steps is done, by the name that its task was made with; null without one. */
export const launchPlaces = {
  "Confirm your email address": null,
  "Bring your contacts in": "/ui/contacts/import",
  "Add the fields that you need": "/ui/settings/fields",
  "Make your first group": "/ui/groups/create",
  "Choose your colours and fonts": "/ui/settings/theme",
  "Try a quick win": "/ui/quick-wins",
} as const satisfies Readonly<Record<string, string | null>>;

/** The page where a task is done that is one of the first steps, whatever it was renamed to; null for any other task. */
export const launchPlace = ({ id, slug, program_class }: Pick<Task, "id" | "slug" | "program_class">): string | null =>
  program_class === launchProgram ? (Object.entries(launchPlaces).find(([name]) => taskSlug(name, id) === slug)?.[1] ?? null) : null;
