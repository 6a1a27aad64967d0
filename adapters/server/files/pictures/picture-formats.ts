import type { Metadata, Sharp } from "sharp";

/**
 * A format in which pictures are stored.
 * @property read its name in the decoder
 * @property encode attempts from the best quality down; the first that is no larger than the source is kept
 */
type PictureFormat = {
  readonly read: string;
  readonly encode: readonly ((picture: Sharp, facts: Metadata) => Sharp)[];
};

const jpeg = (quality: number) => (picture: Sharp) => picture.jpeg({ quality, mozjpeg: true });
const webp = (quality: number) => (picture: Sharp, facts: Metadata) => picture.webp({ quality, effort: (facts.pages ?? 1) > 1 ? 2 : 4 });
const avif = (quality: number) => (picture: Sharp) => picture.avif({ quality, effort: 2 });
const png = (picture: Sharp, facts: Metadata): Sharp =>
  picture.png({ compressionLevel: 9, ...(facts.isPalette === true ? { palette: true, quality: 100, dither: 0 } : {}) });

/** The formats that are encoded again, by media type; GIF is stored as it is. */
export const pictureFormats: ReadonlyMap<string, PictureFormat> = new Map([
  ["image/jpeg", { read: "jpeg", encode: [jpeg(90), jpeg(82), jpeg(75)] }],
  ["image/png", { read: "png", encode: [png] }],
  ["image/webp", { read: "webp", encode: [webp(90), webp(82), webp(75)] }],
  ["image/avif", { read: "heif", encode: [avif(75), avif(62)] }],
  ["image/gif", { read: "gif", encode: [] }],
]);
