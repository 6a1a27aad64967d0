import { createReadStream, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bannerCount, bannerName } from "../../../../core/files/banners.rule.ts";
import type { FileBody } from "../serving/file-body.ts";

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const sizes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: bannerCount }, (_, at) => bannerName(at + 1)).map((name) => [name, statSync(pathOf(name)).size]),
);

/** Bytes of each banner, by name. */
export const bannerSizes: readonly number[] = [...sizes.values()];

/** A banner of the product by its name; null for other names. */
export const bannerBody = (name: string): FileBody | null => {
  const size = sizes.get(name);
  if (size === undefined) return null;
  return { mime: "image/jpeg", size, etag: `"banner-${name}-${size}"`, read: async (range) => createReadStream(pathOf(name), range) };
};
