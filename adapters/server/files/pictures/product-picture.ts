import { readFile } from "node:fs/promises";
import type { PictureWidth } from "../../../../core/files/file-limits.model.ts";
import { bytesBody, type FileBody } from "../serving/file-body.ts";
import { pathOfLocation, type StoredFileRow } from "../serving/stored-file.ts";
import { resized, variantFormat } from "./picture-variants.ts";

/** They are few: each stays in memory once it was made. One that could not be read is tried again with the next request. */
const made = new Map<string, Promise<FileBody | null>>();

/**
 * A picture that comes with the product, at a width.
 * @param accept the types that the caller accepts
 * @returns null where the file itself is served
 */
export const productPicture = async (
  { location, mime, width: own }: Pick<StoredFileRow, "location" | "mime" | "width">,
  width: PictureWidth,
  accept: string,
): Promise<FileBody | null> => {
  const format = location === null ? null : variantFormat({ mime, width: own }, width, accept);
  if (location === null || format === null) return null;
  const name = `${location}.w${width}.${format.ending}`;
  const make = async (): Promise<FileBody | null> => {
    const found = await pathOfLocation(location);
    const bytes = found === null ? null : await resized(await readFile(found.path), width, format);
    return bytes === null ? null : bytesBody(bytes, `"${name}"`, format.mime);
  };
  const making = made.get(name) ?? make();
  made.set(name, making);
  making.catch(() => made.delete(name));
  return making;
};
