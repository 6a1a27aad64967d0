import { taskSlug } from "../tasks/task-slug.rule.ts";
import type { Task } from "../tasks/task.model.ts";
import { launchProgram } from "./onboarding-progress.rule.ts";

/** The page of each onboarding step, by its task's original name; null without a page. */
export const launchPlaces = {
  "Confirm your email address": null,
  "Invite a colleague": "/ui/settings/users/create",
  "Import your contacts": "/ui/contacts/import",
  "Add the fields that you need": "/ui/settings/fields",
  "Create your first group": "/ui/groups/create",
  "Choose your colours and fonts": "/ui/settings/theme",
  "Try a quick win": "/ui/quick-wins",
} as const satisfies Readonly<Record<string, string | null>>;

/** The page of an onboarding task, even if it was renamed; null for other tasks. */
export const launchPlace = ({ id, slug, program_class }: Pick<Task, "id" | "slug" | "program_class">): string | null =>
  program_class === launchProgram ? (Object.entries(launchPlaces).find(([name]) => taskSlug(name, id) === slug)?.[1] ?? null) : null;
