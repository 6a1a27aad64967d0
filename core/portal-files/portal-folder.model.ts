import * as t from "io-ts";
import { FileKind } from "../files/file.model.ts";
import { pageOf } from "../kernel/page.ts";
import { FolderName, sharedFolderPlace } from "../library/shared-folder.model.ts";

/** Files of a folder per page. */
export const portalFileRows = 50;

/** A folder that a learner's role shows; `files_count` counts the files directly in it. */
export const PortalFolder = t.intersection([FolderName, t.type({ files_count: t.number })], "PortalFolder");
export type PortalFolder = t.TypeOf<typeof PortalFolder>;

/** A file in such a folder; `size` in bytes, `updated_at` in epoch seconds. */
export const PortalFile = t.type(
  { id: t.number, filename: t.string, type: FileKind, size: t.number, url: t.string, description: t.string, updated_at: t.number },
  "PortalFile",
);
export type PortalFile = t.TypeOf<typeof PortalFile>;

/** What a folder holds for a learner. */
export const PortalFolderContent = t.type(
  { ...sharedFolderPlace, folders: t.readonlyArray(PortalFolder), files: pageOf(PortalFile) },
  "PortalFolderContent",
);
export type PortalFolderContent = t.TypeOf<typeof PortalFolderContent>;
