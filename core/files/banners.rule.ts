import { bannersFolder } from "./file-id.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";

/** Banners that come with the product. */
export const bannerCount = 50;

/** Where the server serves them. */
export const bannersPath = "/media/banners";

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** The file name of the nth banner, from 1. */
export const bannerName = (n: number): string => `${twoDigits(n)}.jpg`;

const ofNobody = { system: true, teams: [], editable: false, version: 1, deleted_at: null, created_at: 0, updated_at: 0 } as const;

const bannerFile = (n: number, cdn: string, size: number): FileRecord => ({
  ...ofNobody,
  id: `banner-${twoDigits(n)}`,
  cdn,
  extension: "jpg",
  filename: bannerName(n),
  mimetype: "image/jpeg",
  folder_id: bannersFolder,
  type: "image",
  url: `${cdn}${bannersPath}/${bannerName(n)}`,
  size,
  width: 1000,
  height: 250,
  duration: null,
  poster: null,
  description: "",
  focus: null,
  created_by: null,
});

/**
 * The folder of banners of the product with its files, by name.
 * @param cdn base of the addresses, without a slash at its end; '' for this server
 * @param sizes bytes of each banner
 */
export const stockBanners = (
  cdn: string,
  sizes: readonly number[],
): { readonly folders: readonly FileFolder[]; readonly files: readonly FileRecord[] } => {
  const files = Array.from({ length: bannerCount }, (_, at) => bannerFile(at + 1, cdn, sizes[at] ?? 0));
  const folder: FileFolder = {
    ...ofNobody,
    id: bannersFolder,
    name: "Stock Banners",
    type: "folder",
    parent_id: null,
    files_count: files.length,
    files: files.slice(0, 4),
  };
  return { folders: [folder], files };
};
