import { ChartColumn, Folder, GraduationCap, Megaphone, MessageCircle, Puzzle, Scissors, Workflow } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

/** Specified places whose areas have no pages yet: their pictures stand for what they hold, and their keys are reserved. */
export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.conversations, name: () => sayNow(staffNavigationText)("conversations"), icon: MessageCircle, keys: "g m" },
  { ...specifiedPlaces.campaigns, name: () => sayNow(staffNavigationText)("campaigns"), icon: Megaphone },
  { ...specifiedPlaces.lessons, name: () => sayNow(staffNavigationText)("lessons"), icon: GraduationCap, keys: "g l" },
  { ...specifiedPlaces.automations, name: () => sayNow(staffNavigationText)("automations"), icon: Workflow, keys: "g a" },
  { ...specifiedPlaces.reports, name: () => sayNow(staffNavigationText)("reports"), icon: ChartColumn, keys: "g r" },
  { ...specifiedPlaces.files, name: () => sayNow(staffNavigationText)("files"), icon: Folder },
  { ...specifiedPlaces.snippets, name: () => sayNow(staffNavigationText)("snippets"), icon: Scissors },
  { ...specifiedPlaces.customObjects, name: () => sayNow(staffNavigationText)("customObjects"), icon: Puzzle },
];
