import { tagsFeature } from "../../../core/tags/tag.model.ts";
import { tagsTitlesText } from "../../i18n/en/tags-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "tags",
    path: "/settings/tags",
    title: () => translateNow(tagsTitlesText)("tags"),
    group: "content",
    flags: ["tags"],
    feature: tagsFeature,
    roles: ["owner", "admin", "user"],
    areas: ["tags"],
    load: async () => (await import("./tags.screen.tsx")).TagsScreen,
  },
];
