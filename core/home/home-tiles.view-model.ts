import { latestValue, mapRemote, type Remote } from "../kernel/remote.ts";
import type { HomePart, HomeState } from "./home-state.model.ts";
import type { HomeTile } from "./home-tiles.rule.ts";

/** A number and its limit, if any. */
export type TileNumber = { readonly value: number; readonly cap: number | null };
/** A tile with the part of Home that its number comes from; null if there is no number. */
export type ShownTile = { readonly tile: HomeTile; readonly part: HomePart; readonly number: Remote<TileNumber | null> };

const plain = (value: number | null): TileNumber | null => (value === null ? null : { value, cap: null });

/** The part of Home that the number of a tile comes from. */
export const partOfTile: Readonly<Record<HomeTile, HomePart>> = {
  contacts: "counts",
  lessons: "counts",
  campaigns: "live",
  texts: "texts",
};

const numberOf = (tile: HomeTile, { counts, live, texts }: HomeState): Remote<TileNumber | null> => {
  switch (tile) {
    case "contacts":
      return mapRemote(counts, ({ contacts }) => plain(contacts));
    case "lessons":
      return mapRemote(counts, ({ lessons }) => plain(lessons));
    case "campaigns":
      return mapRemote(live, plain);
    case "texts":
      return mapRemote(texts, (sms) => (sms === null ? null : { value: sms.used, cap: sms.cap }));
  }
};

/** The tiles with their numbers; a tile without a number is left out. */
export const shownTiles = (tiles: readonly HomeTile[], state: HomeState): readonly ShownTile[] =>
  tiles
    .map((tile) => ({ tile, part: partOfTile[tile], number: numberOf(tile, state) }))
    .filter(({ number }) => latestValue(number) !== null);
