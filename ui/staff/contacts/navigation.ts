import { Users } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.contacts, name: () => sayNow(staffNavigationText)("contacts"), icon: Users, keys: "g c" },
];
