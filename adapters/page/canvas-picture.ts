import type { PictureSize } from "../../core/files/picture-size.rule.ts";

/** A decoded picture, upright. */
export type DecodedPicture = PictureSize & {
  /**
   * Encodes it in another size, as JPEG, or as PNG where some of it is transparent.
   * @returns null where the browser cannot
   */
  readonly encode: (size: PictureSize) => Promise<Blob | null>;
  readonly close: () => void;
};

const quality = 0.85;

const isTransparent = (context: CanvasRenderingContext2D, { width, height }: PictureSize): boolean => {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
};

const encode = (page: Document, bitmap: ImageBitmap, size: PictureSize): Promise<Blob | null> => {
  const canvas = page.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const type = isTransparent(context, size) ? "image/png" : "image/jpeg";
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
};

/**
 * Decodes a picture as it is shown, by its orientation.
 * @returns null where the browser cannot
 */
export const decodePicture =
  (page: Document) =>
  async (file: Blob): Promise<DecodedPicture | null> => {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
    return bitmap === null
      ? null
      : {
          width: bitmap.width,
          height: bitmap.height,
          encode: (size) => encode(page, bitmap, size),
          close: () => bitmap.close(),
        };
  };
