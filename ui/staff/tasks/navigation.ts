import { ListChecks } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { tasksTitlesText } from "../../i18n/en/tasks-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.tasks, name: () => translateNow(tasksTitlesText)("tasks"), icon: ListChecks, keys: "g t" },
];
