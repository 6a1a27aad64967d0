import { House } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.home, name: () => translateNow(staffNavigationText)("home"), icon: House, keys: "g h" },
];
