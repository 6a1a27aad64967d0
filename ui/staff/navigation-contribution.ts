import { Package } from "lucide-react";
import type { Place } from "../../core/shell/navigation.rule.ts";
import type { Icon } from "../kit/icon.ts";

/** A place of the navigation; an area contributes a list of them from its `navigation.ts`. */
export type PlaceContribution = Place & {
  readonly name: () => string;
  readonly icon: Icon;
  /** keys that go there, pressed one after the other, `g t` */
  readonly keys?: string;
};

const contributions = import.meta.glob<{ readonly places: readonly PlaceContribution[] }>("./*/navigation.ts", { eager: true });

/** Every place that some area contributes, in the order of its section. */
export const staffPlaces: readonly PlaceContribution[] = Object.values(contributions)
  .flatMap(({ places }) => places)
  .toSorted((a, b) => a.place - b.place);

const byId = new Map(staffPlaces.map((place) => [place.id, place]));

/** The picture of a place; a standalone custom object has the picture of a thing. */
export const navigationIcon = (id: string): Icon => byId.get(id)?.icon ?? Package;

/**
 * The shortcut that goes to a place, or null where there is none.
 * @param id of the place
 */
export const goKeys = (id: string): string | null => byId.get(id)?.keys ?? null;
