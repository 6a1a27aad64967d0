import type { SharpConstructor } from "sharp";
import { makeLanes } from "./lanes.ts";

const lanes = makeLanes(2);

/** Decoding, resizing and encoding: two pictures at a time, since one of 40 megapixels takes up to 300 MB. */
export const withSharp = <A>(work: (sharp: SharpConstructor) => Promise<A>): Promise<A> =>
  lanes(async () => {
    const { default: sharp } = await import("sharp");
    // its cache is by path, and would return former content of a path
    sharp.cache(false);
    return work(sharp);
  });
