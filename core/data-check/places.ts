import type { Place } from "./finding.model.ts";
import { makeGrowingArray } from "./growing-array.ts";

/** The file and line of each record of a kind, in reading order. */
export type Places = {
  /** @returns the record's position among all of its kind */
  readonly add: (place: Place) => number;
  readonly of: (position: number) => Place;
};

/** Uses four bytes per record and one entry per file. */
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

/** A place as text, relative to the record whose message names it. */
export const placeText = (place: Place, from: Place): string =>
  place.file === from.file ? `line ${place.line}` : `${place.file}:${place.line}`;
