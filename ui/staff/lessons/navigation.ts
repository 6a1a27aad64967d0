import { GraduationCap } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { lessonsTitlesText } from "../../i18n/en/lessons-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.lessons, name: () => translateNow(lessonsTitlesText)("lessons"), icon: GraduationCap, keys: "g l" },
];
