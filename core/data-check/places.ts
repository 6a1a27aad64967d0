import type { Place } from "./finding.model.ts";
import { makeGrowingArray } from "./growing-array.ts";

/** Where each record of a kind stands, by the order in which the records came. */
export type Places = {
  /** @returns the record's position among all of its kind */
  readonly add: (place: Place) => number;
  readonly of: (position: number) => Place;
};

/** Keeps four bytes for each record and one entry for each file. */
export const makePlaces = (): Places => {
  const lines = makeGrowingArray();
  const files: { readonly file: string; readonly first: number }[] = [];
  return {
    add: ({ file, line }) => {
      if (files.at(-1)?.file !== file) files.push({ file, first: lines.length() });
      lines.push(line);
      return lines.length() - 1;
    },
    of: (position) => ({ file: files.findLast(({ first }) => first <= position)?.file ?? "", line: lines.at(position) }),
  };
};

/** A place as a message about another record names it. */
export const placeText = (place: Place, from: Place): string =>
  place.file === from.file ? `line ${place.line}` : `${place.file}:${place.line}`;
