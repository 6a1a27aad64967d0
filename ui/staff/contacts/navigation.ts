import { Users } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { contactsTitlesText } from "../../i18n/en/contacts-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.contacts, name: () => translateNow(contactsTitlesText)("contacts"), icon: Users, keys: "g c" },
];
