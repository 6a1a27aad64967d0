import { Settings } from "lucide-react";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { id: "settings", section: "foot", place: 10, anyOf: [], name: () => sayNow(staffNavigationText)("settings"), icon: Settings },
];
