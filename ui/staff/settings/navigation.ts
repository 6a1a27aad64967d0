import { Settings } from "lucide-react";
import { settingsTitlesText } from "../../i18n/en/settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { id: "settings", section: "foot", place: 10, anyOf: [], name: () => translateNow(settingsTitlesText)("settings"), icon: Settings },
];
