import type { ComponentType } from "react";
import { portalSettingsTitlesText } from "../../i18n/en/portal-settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { portalPage } from "../portal-settings/settings.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The layout of the settings, with the settings of the portal as the current page. */
const framed = async (load: StaffRoute["load"]): Promise<ComponentType> =>
  (await import("../settings/settings-frame.screen.tsx")).inSettingsFrame({ ...portalPage, load });

export const routes: readonly StaffRoute[] = [
  {
    path: "/settings/other/portal/pages/$pageId",
    title: () => translateNow(portalSettingsTitlesText)("page"),
    flags: [],
    areas: ["portal-pages", "files", "uploads"],
    load: () => framed(async () => (await import("./page-editor.screen.tsx")).PageEditorScreen),
  },
];
