import { Anchor } from "lucide-react";
import { translateNow } from "../../../../../ui/i18n/translate-now.ts";
import type { PlaceContribution } from "../../../../../ui/staff/navigation-contribution.ts";
import { berthsTitlesText } from "../../i18n/en/berths-titles.ts";

export const places: readonly PlaceContribution[] = [
  { id: "berths", section: "more", place: 35, anyOf: ["contacts"], name: () => translateNow(berthsTitlesText)("berths"), icon: Anchor },
];
