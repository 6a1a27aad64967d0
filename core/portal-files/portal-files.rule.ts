import { fileUrl } from "../files/file-address.rule.ts";
import { mediaKind } from "../files/media-kind.rule.ts";
import { folderPath } from "../library/folder-tree.rule.ts";
import type { PortalFile } from "./portal-folder.model.ts";

type Folder = { readonly id: number; readonly name: string; readonly parent_id: number | null };

/**
 * The way to a folder from the highest folder that is shared, which comes first; null for one that is neither shared nor below a shared one.
 * @param folders all folders that are in use
 * @param shared ids of the shared ones
 */
export const sharedPath = <F extends Folder>(folders: readonly F[], shared: ReadonlySet<number>, id: number): readonly F[] | null => {
  const way = folderPath(folders, id);
  const first = way.findIndex((folder) => shared.has(folder.id));
  return first === -1 ? null : way.slice(first);
};

/** The shared folders that stand at the top: those that are not below another shared one. */
export const topShared = <F extends Folder>(folders: readonly F[], shared: ReadonlySet<number>): readonly F[] =>
  folders.filter(({ id }) => shared.has(id) && sharedPath(folders, shared, id)?.length === 1);

/** A file as learners get it. */
export const portalFileOf = (file: {
  readonly id: number;
  readonly filename: string;
  readonly mime: string;
  readonly size: number;
  readonly address: string;
  readonly description: string;
  readonly updated_at: number;
}): PortalFile => {
  const { id, filename, mime, size, description, updated_at } = file;
  return { id, filename, type: mediaKind({ path: filename, mimetype: mime }), size, url: fileUrl("", file), description, updated_at };
};
