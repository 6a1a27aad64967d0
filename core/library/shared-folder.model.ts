import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** A folder by name. */
export const FolderName = t.type({ id: t.number, name: t.string }, "FolderName");
export type FolderName = t.TypeOf<typeof FolderName>;

/** A folder in use; `parent_id` is the folder that it is in. */
export type FolderPlace = FolderName & { readonly parent_id: number | null };

/**
 * Properties of the codec of a shared folder.
 * @property folder null for the list of the shared folders
 * @property above the folders on the way to it, from a shared one
 */
export const sharedFolderPlace = { folder: orNull(FolderName), above: t.readonlyArray(FolderName) };
