import * as E from "fp-ts/lib/Either.js";
import sharp from "sharp";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { uploadRefusals } from "../../../core/files/upload-refusals.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";

/** Measures a picture. */
export const preparePicture = async (
  path: string,
  _mime: string,
): Promise<E.Either<Failure, { readonly path: string; readonly width: number; readonly height: number }>> => {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: fileLimits.pixels }).metadata();
    return E.right({ path, ...autoOrient });
  } catch {
    return E.left(invalid({ file: [uploadRefusals.upload_picture_broken] }));
  }
};
