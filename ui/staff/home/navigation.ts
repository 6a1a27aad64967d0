import { House } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { homeTitlesText } from "../../i18n/en/home-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.home, name: () => translateNow(homeTitlesText)("home"), icon: House, keys: "g h" },
];
