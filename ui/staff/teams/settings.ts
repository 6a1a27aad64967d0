import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import { teamsTitlesText } from "../../i18n/en/teams-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

const shared = {
  title: () => translateNow(teamsTitlesText)("teams"),
  group: "people",
  flags: ["teams"],
  feature: teamsFeature,
  roles: ["owner", "admin"],
} as const;

/** The teams of the organisation; an id below the list shows one. */
export const settingsPages: readonly SettingsPage[] = [
  {
    ...shared,
    id: "teams",
    path: "/settings/teams",
    areas: ["team-settings"],
    load: async () => (await import("./teams-list.screen.tsx")).TeamsListScreen,
  },
  {
    ...shared,
    id: "teams/$teamId",
    path: "/settings/teams/$teamId",
    areas: ["team-settings", "people", "fields"],
    load: async () => (await import("./team.screen.tsx")).TeamScreen,
  },
];
