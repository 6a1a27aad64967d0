import { organisationTitlesText } from "../../i18n/en/organisation-titles.ts";
import { portalSettingsTitlesText } from "../../i18n/en/portal-settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

const say = translateNow(organisationTitlesText);
const common = { group: "organisation", flags: [] } as const;

export const settingsPages: readonly SettingsPage[] = [
  {
    ...common,
    id: "account",
    path: "/settings/account",
    title: () => say("account"),
    roles: ["owner", "admin"],
    areas: ["organisation"],
    load: async () => (await import("./account.screen.tsx")).AccountScreen,
  },
  {
    ...common,
    id: "security",
    path: "/settings/other/security",
    title: () => say("security"),
    roles: ["owner", "admin"],
    areas: ["organisation"],
    load: async () => (await import("./security.screen.tsx")).SecurityScreen,
  },
  {
    ...common,
    group: "connections",
    id: "embedding",
    path: "/settings/other/embedding",
    title: () => say("embedding"),
    roles: ["owner", "admin"],
    areas: ["organisation"],
    load: async () => (await import("./embedding.screen.tsx")).EmbeddingScreen,
  },
  {
    ...common,
    id: "backend",
    path: "/settings/backend",
    title: () => say("backend"),
    roles: ["owner"],
    areas: ["organisation", "programs"],
    load: async () => (await import("./backend.screen.tsx")).BackendScreen,
  },
  {
    ...common,
    id: "other",
    path: "/settings/other/{-$section}",
    title: () => translateNow(portalSettingsTitlesText)("portal"),
    roles: ["owner", "admin"],
    load: async () => (await import("./other-section.screen.tsx")).OtherSectionScreen,
  },
];
