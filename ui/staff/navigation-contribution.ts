import { Package } from "lucide-react";
import type { Place } from "../../core/shell/navigation.rule.ts";
import type { Icon } from "../kit/icon.ts";

/** A navigation entry; an area contributes a list of them from its `navigation.ts`. */
export type PlaceContribution = Place & {
  readonly name: () => string;
  readonly icon: Icon;
  /** key sequence that opens it, `g t` */
  readonly keys?: string;
};

const contributions = import.meta.glob<{ readonly places: readonly PlaceContribution[] }>("./*/navigation.ts", { eager: true });

/** The navigation entries of all areas, in the order of their section. */
export const staffPlaces: readonly PlaceContribution[] = Object.values(contributions)
  .flatMap(({ places }) => places)
  .toSorted((a, b) => a.place - b.place);

const byId = new Map(staffPlaces.map((place) => [place.id, place]));

/** The icon of a navigation entry; a standalone custom object has a generic icon. */
export const navigationIcon = (id: string): Icon => byId.get(id)?.icon ?? Package;

/**
 * The shortcut of a navigation entry; null without one.
 * @param id of the entry
 */
export const goKeys = (id: string): string | null => byId.get(id)?.keys ?? null;
