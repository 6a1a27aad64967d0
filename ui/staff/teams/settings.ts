import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "teams",
    path: "/settings/teams",
    title: () => translateNow(pageTitlesText)("teams"),
    group: "organisation",
    flags: ["teams"],
    feature: teamsFeature,
    roles: ["owner", "admin"],
    load: async () => (await import("./team-lines.screen.tsx")).TeamLinesScreen,
  },
];
