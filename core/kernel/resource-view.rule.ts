/** The view of a resource that has none of its own. */
export const defaultView = "grid";

const ownDefaults: Readonly<Record<string, string>> = { automations: "list", users: "list", contacts: "pyramid" };

/** The view of a resource before anybody chose one. */
export const firstView = (resource: string): string => ownDefaults[resource] ?? defaultView;

/**
 * The view that is shown: the remembered one where the resource has it, else its default.
 * @param remembered null when nothing was remembered
 * @param views those that the resource has
 */
export const viewInForce = (resource: string, remembered: string | null, views: readonly string[]): string =>
  remembered !== null && views.includes(remembered) ? remembered : firstView(resource);
