import { Megaphone } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { coursesTitlesText } from "../../i18n/en/courses-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.campaigns, name: () => translateNow(coursesTitlesText)("campaigns"), icon: Megaphone, keys: "g p" },
];
