import type { Role } from "../access/role.model.ts";
import { mayChangeSeenFile } from "./file-access.rule.ts";
import { fileUrl } from "./file-address.rule.ts";
import { extensionOf } from "./file-type.rule.ts";
import type { FileRecord } from "./file.model.ts";
import { mediaKind } from "./media-kind.rule.ts";

type Computed = "cdn" | "extension" | "type" | "url" | "poster" | "system" | "editable";

/**
 * A file of an organisation as it is stored.
 * @property address the random part of its address
 * @property has_poster whether a picture stands for the film before it plays
 */
export type StoredFile = Omit<FileRecord, Computed | "id"> & {
  readonly id: number;
  readonly address: string;
  readonly has_poster: boolean;
};

/**
 * A stored file as a caller who sees it gets it; its address is at this server, which alone knows who may read it.
 */
export const fileRecordOf = ({ address, has_poster, ...stored }: StoredFile, { role }: { readonly role: Role }): FileRecord => {
  const url = fileUrl("", { address, filename: stored.filename });
  return {
    ...stored,
    cdn: "",
    url,
    extension: extensionOf(stored.filename),
    type: mediaKind({ path: stored.filename, mimetype: stored.mimetype }),
    poster: has_poster ? `${url}?poster=1` : null,
    system: false,
    editable: mayChangeSeenFile({ system: false }, { role }),
  };
};
