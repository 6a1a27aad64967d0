import { treeRows } from "../../../../core/contacts/relation-rows.rule.ts";
import { galleryTree } from "../relations/gallery-tree.ts";
import type { Pyramid } from "./pyramid-shown.model.ts";
import { placesOf } from "./use-pyramid.ts";

const nothing = (): void => undefined;
const places = placesOf(treeRows(galleryTree));

/** A sample pyramid. */
export const galleryPyramid: Pyramid = {
  contacts: places.map(({ node }) => node),
  places: new Map(places.map((place) => [place.id, place])),
  count: 85,
  rest: { total: 142, at_least: false },
  isLoading: false,
  isLoaded: true,
  failure: null,
  onToggle: nothing,
  onMore: nothing,
  reload: nothing,
};
