import { ChartColumn, MessageCircle, Puzzle, Scissors, Workflow } from "lucide-react";
import { specifiedPlaces } from "../../core/shell/navigation.rule.ts";
import { reservedPlacesText } from "../i18n/en/reserved-places.ts";
import { translateNow } from "../i18n/translate-now.ts";
import type { Icon } from "../kit/icon.ts";
import type { PlaceContribution } from "./navigation-contribution.ts";

const reserved = (name: keyof typeof reservedPlacesText.texts, icon: Icon, keys?: string): PlaceContribution => ({
  ...specifiedPlaces[name],
  name: () => translateNow(reservedPlacesText)(name),
  icon,
  ...(keys === undefined ? {} : { keys }),
});

/** Specified entries whose areas have no pages yet; the entry in an area's own `navigation.ts` replaces the reserved one. */
export const reservedPlaces: readonly PlaceContribution[] = [
  reserved("conversations", MessageCircle, "g m"),
  reserved("automations", Workflow, "g a"),
  reserved("reports", ChartColumn, "g r"),
  reserved("snippets", Scissors),
  reserved("customObjects", Puzzle),
];
