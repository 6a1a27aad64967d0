import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import { pictureWidths, type PictureWidth } from "../../../../core/files/file-limits.model.ts";
import type { ContentKey, ContentStorage } from "../../contents/content-storage.ts";
import { type FileBody, memoryBody, storedBody } from "../serving/file-body.ts";
import { withSharp } from "./sharp-library.ts";

type Format = { readonly ending: string; readonly mime: string; readonly encode: (picture: Sharp) => Sharp };

const quality = 80;
const webp: Format = { ending: "webp", mime: "image/webp", encode: (picture) => picture.webp({ quality }) };
const formats: ReadonlyMap<string, Format> = new Map([
  ["image/jpeg", { ending: "jpg", mime: "image/jpeg", encode: (picture) => picture.jpeg({ quality, progressive: true }) }],
  ["image/png", { ending: "png", mime: "image/png", encode: (picture) => picture.png({ compressionLevel: 9 }) }],
  ["image/webp", webp],
  ["image/avif", { ending: "avif", mime: "image/avif", encode: (picture) => picture.avif({ quality: 60, effort: 2 }) }],
]);

/** A width that is served, of a query parameter. */
export const widthOf = (value: unknown): PictureWidth | null => pictureWidths.find((width) => String(width) === value) ?? null;

/**
 * A picture as it is stored.
 * @property width its own; null when it is not known
 */
type Source = { readonly key: ContentKey; readonly mime: string; readonly width: number | null };

/** Pictures at other widths. */
export type PictureVariants = {
  /**
   * The picture at a width, made when it is asked for the first time.
   * @param accept the types that the caller accepts
   * @returns null where the picture itself is served: it is no wider, an animation, or cannot be read
   */
  readonly at: (source: Source, width: PictureWidth, accept: string) => Promise<FileBody | null>;
};

/** The format of a picture at a width; null where the picture itself is served: it is no wider, or is no picture. */
export const variantFormat = ({ mime, width: own }: Pick<Source, "mime" | "width">, width: PictureWidth, accept: string): Format | null => {
  const format = formats.get(mime);
  if (format === undefined || (own !== null && own <= width)) return null;
  return accept.includes("image/webp") ? webp : format;
};

/** A picture at a width; null when it is no wider, an animation, or cannot be read. */
export const resized = (picture: Buffer, width: PictureWidth, { encode }: Format): Promise<Buffer | null> =>
  withSharp(async (sharp) => {
    const source = sharp(picture, { failOn: "error" });
    const { pages = 1, width: own } = await source.metadata();
    if (pages > 1 || own <= width) return null;
    return encode(source.resize({ width, withoutEnlargement: true })).toBuffer();
  }).catch(() => null);

const keep = async (contents: ContentStorage, key: ContentKey, bytes: Buffer): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "cygnet-picture-"));
  try {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes, { mode: 0o600 });
    await contents.put(key, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Variants in the storage of contents; each is made once, however many ask for it at the same time. */
export const makePictureVariants = (contents: ContentStorage): PictureVariants => {
  const making = new Map<string, Promise<FileBody | null>>();
  const make = async (source: Source, width: PictureWidth, format: Format, key: ContentKey): Promise<FileBody | null> => {
    const stored = await contents.read(source.key);
    const bytes = stored === null ? null : await resized(await buffer(stored), width, format);
    if (bytes === null) return null;
    // A variant that cannot be stored, as on a full disk, is made again by the next request.
    await keep(contents, key, bytes).catch(() => undefined);
    return memoryBody(bytes, key, format.mime);
  };
  return {
    at: async (source, width, accept) => {
      const format = variantFormat(source, width, accept);
      if (format === null) return null;
      const key = { ...source.key, variant: `w${width}.${format.ending}` };
      const stored = await storedBody(contents, key, format.mime);
      if (stored !== null) return stored;
      const name = `${key.org}/${key.sha256}.${key.variant}`;
      const made = making.get(name) ?? make(source, width, format, key).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
};
