import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import { teamsTitlesText } from "../../i18n/en/teams-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "teams",
    path: "/settings/teams",
    title: () => translateNow(teamsTitlesText)("teams"),
    group: "organisation",
    flags: ["teams"],
    feature: teamsFeature,
    roles: ["owner", "admin"],
    load: async () => (await import("./team-lines.screen.tsx")).TeamLinesScreen,
  },
];
