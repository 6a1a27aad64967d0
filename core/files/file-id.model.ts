import * as t from "io-ts";
import { RecordId } from "../kernel/bounded.ts";

/** The folder of banners that comes with the product. */
export const bannersFolder = "banners";

const bannerId = /^banner-(?:0[1-9]|[1-4]\d|50)$/;

/** A file of an organisation by its number, or a banner of the product: `banner-01` to `banner-50`. */
export const FileId = t.union([RecordId, t.refinement(t.string, (text) => bannerId.test(text), "the id of a banner")], "FileId");
export type FileId = t.TypeOf<typeof FileId>;

/** A folder of an organisation by its number, or the folder of banners. */
export const FolderId = t.union([RecordId, t.literal(bannersFolder)], "FolderId");
export type FolderId = t.TypeOf<typeof FolderId>;
