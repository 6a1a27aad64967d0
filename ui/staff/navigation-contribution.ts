import { Package } from "lucide-react";
import type { Place } from "../../core/shell/navigation.rule.ts";
import type { Icon } from "../kit/icon.ts";
import { reservedPlaces } from "./reserved-places.ts";

/** A navigation entry; an area contributes a list of them from its `navigation.ts`. */
export type PlaceContribution = Place & {
  readonly name: () => string;
  readonly icon: Icon;
  /** key sequence that opens it, `g t` */
  readonly keys?: string;
};

const contributions = import.meta.glob<{ readonly places: readonly PlaceContribution[] }>("./*/navigation.ts", { eager: true });

/** Entries in the order of their section; the last of several with the same id counts. */
export const placesInOrder = (places: readonly PlaceContribution[]): readonly PlaceContribution[] =>
  [...new Map(places.map((place) => [place.id, place])).values()].toSorted((a, b) => a.place - b.place);

/** The navigation entries of all areas. */
export const staffPlaces = placesInOrder([...reservedPlaces, ...Object.values(contributions).flatMap(({ places }) => places)]);

const byId = new Map(staffPlaces.map((place) => [place.id, place]));

/** The icon of a navigation entry; a standalone custom object has a generic icon. */
export const navigationIcon = (id: string): Icon => byId.get(id)?.icon ?? Package;

/**
 * The shortcut of a navigation entry; null without one.
 * @param id of the entry
 */
export const goKeys = (id: string): string | null => byId.get(id)?.keys ?? null;
