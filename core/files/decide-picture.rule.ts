import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { fileLimits } from "./file-limits.model.ts";
import { pictureRefusals } from "./picture-refusals.ts";

/**
 * The facts of a picture before it is decoded.
 * @property width pixels
 * @property frames 1 for a still picture
 */
export type PictureFacts = { readonly width: number; readonly height: number; readonly frames: number };

const megabyte = 1_048_576;
const framesPixels = 4 * fileLimits.pixels;
const megapixels = (pixels: number): number => pixels / 1_000_000;

/** Refuses a picture whose file is too large. */
export const pictureBytesRefusal = (bytes: number): Failure | null =>
  bytes <= fileLimits.pictureBytes
    ? null
    : {
        tag: "too-large",
        limit: fileLimits.pictureBytes,
        ...pictureRefusals.picture_bytes({ megabytes: fileLimits.pictureBytes / megabyte }),
      };

/** The failure of a picture that cannot be stored. */
export const pictureFailure = (refusal: Refusal): Failure => invalid({ file: [refusal] });

/** Whether a picture may be decoded: what it takes in memory follows from its pixels, not from its bytes. */
export const decidePicture = (facts: PictureFacts): E.Either<Failure, PictureFacts> => {
  const { width, height, frames } = facts;
  if (![width, height, frames].every((count) => Number.isSafeInteger(count) && count > 0))
    return E.left(pictureFailure(pictureRefusals.picture_damaged));
  if (width * height > fileLimits.pixels)
    return E.left(pictureFailure(pictureRefusals.picture_pixels({ megapixels: megapixels(fileLimits.pixels), width, height })));
  if (width * height * frames > framesPixels)
    return E.left(pictureFailure(pictureRefusals.animation_pixels({ megapixels: megapixels(framesPixels) })));
  return E.right(facts);
};
