import { ChartColumn, Folder, GraduationCap, Megaphone, MessageCircle, Puzzle, Scissors, Workflow } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

/** Specified entries whose areas have no pages yet; their icons and shortcuts are reserved. */
export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.conversations, name: () => translateNow(staffNavigationText)("conversations"), icon: MessageCircle, keys: "g m" },
  { ...specifiedPlaces.campaigns, name: () => translateNow(staffNavigationText)("campaigns"), icon: Megaphone },
  { ...specifiedPlaces.lessons, name: () => translateNow(staffNavigationText)("lessons"), icon: GraduationCap, keys: "g l" },
  { ...specifiedPlaces.automations, name: () => translateNow(staffNavigationText)("automations"), icon: Workflow, keys: "g a" },
  { ...specifiedPlaces.reports, name: () => translateNow(staffNavigationText)("reports"), icon: ChartColumn, keys: "g r" },
  { ...specifiedPlaces.files, name: () => translateNow(staffNavigationText)("files"), icon: Folder },
  { ...specifiedPlaces.snippets, name: () => translateNow(staffNavigationText)("snippets"), icon: Scissors },
  { ...specifiedPlaces.customObjects, name: () => translateNow(staffNavigationText)("customObjects"), icon: Puzzle },
];
