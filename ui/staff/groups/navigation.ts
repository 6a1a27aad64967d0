import { UsersRound } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.groups, name: () => sayNow(staffNavigationText)("groups"), icon: UsersRound, keys: "g g" },
];
