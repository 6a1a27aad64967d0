import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Metadata, SharpConstructor } from "sharp";
import { decidePicture, pictureBytesRefusal, pictureFailure } from "../../../../core/files/decide-picture.rule.ts";
import { pictureRefusals } from "../../../../core/files/picture-refusals.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { pictureFormats } from "./picture-formats.ts";
import { withSharp } from "./sharp-library.ts";

type Prepared = { readonly path: string; readonly width: number; readonly height: number };
type Decoded = { readonly bytes: Buffer | null; readonly width: number; readonly height: number };

const seconds = 60;
const damaged = E.left(pictureFailure(pictureRefusals.picture_damaged));

const framesOf = ({ pages = 1 }: Metadata): number => pages;
/** Height of a frame; the decoder counts the frames of an animation below one another. */
const sizeOf = (facts: Metadata): { readonly width: number; readonly height: number } =>
  framesOf(facts) > 1 ? { width: facts.width, height: facts.pageHeight ?? facts.height } : facts.autoOrient;

/** Decodes all pixels, and encodes them again without metadata, upright and in the colours of screens. */
const encoded = async (sharp: SharpConstructor, path: string, facts: Metadata, most: number, mime: string): Promise<Buffer | null> => {
  const isAnimated = framesOf(facts) > 1;
  const open = () =>
    sharp(path, { animated: isAnimated, autoOrient: !isAnimated, failOn: "error", limitInputPixels: false }).timeout({ seconds });
  const { encode } = pictureFormats.get(mime) ?? { encode: [] };
  if (encode.length === 0) await open().resize(8, 8, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  let bytes: Buffer | null = null;
  for (const as of encode) {
    bytes = await as(open(), facts).toBuffer();
    if (bytes.length <= most) break;
  }
  return bytes;
};

const decoded = (path: string, mime: string, size: number): Promise<E.Either<Failure, Decoded>> =>
  withSharp(async (sharp) => {
    try {
      const facts = await sharp(path, { animated: true, failOn: "error", limitInputPixels: false }).metadata();
      if (facts.format !== pictureFormats.get(mime)?.read) return damaged;
      const { width, height } = sizeOf(facts);
      const decision = decidePicture({ width, height, frames: framesOf(facts) });
      return E.isLeft(decision) ? decision : E.right({ bytes: await encoded(sharp, path, facts, size, mime), width, height });
    } catch {
      return damaged;
    }
  });

/**
 * Checks an uploaded picture and removes everything from it that is no picture, such as the place where it was taken.
 * @param mime as the content shows
 * @returns the path of a new file beside the given one, or the same path for a GIF
 */
export const preparePicture = async (path: string, mime: string): Promise<E.Either<Failure, Prepared>> => {
  if (!pictureFormats.has(mime)) return E.left(pictureFailure(pictureRefusals.picture_kind));
  const { size } = await stat(path);
  const refusal = pictureBytesRefusal(size);
  if (refusal !== null) return E.left(refusal);
  const result = await decoded(path, mime, size);
  if (E.isLeft(result)) return result;
  const { bytes, width, height } = result.right;
  if (bytes === null) return E.right({ path, width, height });
  const prepared = join(dirname(path), `${randomUUID()}.picture`);
  await writeFile(prepared, bytes, { mode: 0o600 });
  return E.right({ path: prepared, width, height });
};
