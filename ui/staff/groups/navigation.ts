import { UsersRound } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { groupsTitlesText } from "../../i18n/en/groups-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.groups, name: () => translateNow(groupsTitlesText)("groups"), icon: UsersRound, keys: "g g" },
];
