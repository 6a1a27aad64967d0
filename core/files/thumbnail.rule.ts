import { pictureWidths, type PictureWidth } from "./file-limits.model.ts";
import type { FileRecord } from "./file.model.ts";

/** The address of a picture at a width. */
export const pictureAddress = (address: string, width: PictureWidth): string => `${address}${address.includes("?") ? "&" : "?"}w=${width}`;

/** The addresses of a picture by width, for `srcset`; undefined for one of another host, which has one width. */
export const pictureSet = (address: string): string | undefined =>
  address.startsWith("/media/") ? pictureWidths.map((width) => `${pictureAddress(address, width)} ${width}w`).join(", ") : undefined;

/** The address of the picture that stands for a file in lists; null where only an icon can. */
export const thumbnailAddress = (
  { type, url, poster }: Pick<FileRecord, "type" | "url" | "poster">,
  width: PictureWidth,
): string | null => {
  if (type === "image") return pictureAddress(url, width);
  return type === "video" && poster !== null ? pictureAddress(poster, width) : null;
};
