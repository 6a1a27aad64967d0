/** The default view of a resource without one of its own. */
export const defaultView = "grid";

const ownDefaults: Readonly<Record<string, string>> = { automations: "list", users: "list", contacts: "pyramid", courses: "list" };

/** The default view of a resource. */
export const firstView = (resource: string): string => ownDefaults[resource] ?? defaultView;

/**
 * The current view: the remembered one if the resource has it, otherwise its default.
 * @param remembered null when nothing was remembered
 * @param views the views of the resource
 */
export const viewInForce = (resource: string, remembered: string | null, views: readonly string[]): string =>
  remembered !== null && views.includes(remembered) ? remembered : firstView(resource);
