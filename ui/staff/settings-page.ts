import type { StaffRoute } from "./staff-route.ts";

/** The groups of settings pages, in the order of the navigation. */
export const settingsGroups = ["you", "people", "content", "connections", "billing", "organisation"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** A settings page; an area contributes a list of them from its `settings.ts`. */
export type SettingsPage = Pick<StaffRoute, "flags" | "feature" | "roles" | "areas" | "load"> & {
  readonly id: string;
  /** below /ui, `/settings/…`; with a parameter it is part of the page above it, and absent from the navigation */
  readonly path: string;
  readonly title: () => string;
  readonly group: SettingsGroup;
};

const contributions = import.meta.glob<{ readonly settingsPages: readonly SettingsPage[] }>("./*/settings.ts", { eager: true });

/** The settings pages of all areas. */
export const settingsPages: readonly SettingsPage[] = Object.values(contributions).flatMap(({ settingsPages: pages }) => pages);
