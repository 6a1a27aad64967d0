import * as t from "io-ts";
import { intBetween, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { fileLimits } from "./file-limits.model.ts";
import { FileKind } from "./file.model.ts";

/**
 * A link that opens a file or folder to anyone who has it. Exactly one of `file_id` and `folder_id` is set; `opens` counts openings; times
 * are epoch seconds.
 * @property url the link; null after its creation, as only its hash is stored
 */
export const FileShare = t.type(
  {
    id: t.number,
    file_id: orNull(t.number),
    folder_id: orNull(t.number),
    url: orNull(t.string),
    expires_at: orNull(t.number),
    has_password: t.boolean,
    opens: t.number,
    opened_at: orNull(t.number),
    created_by: orNull(t.number),
    created_at: t.number,
  },
  "FileShare",
);
export type FileShare = t.TypeOf<typeof FileShare>;

/** @property expires_at epoch seconds; absent for no end */
export const NewFileShare = exactly(
  "NewFileShare",
  {},
  {
    file_id: RecordId,
    folder_id: RecordId,
    expires_at: intBetween(0, 253_402_300_799),
    password: textUpTo(fileLimits.sharePassword),
  },
);
export type NewFileShare = t.TypeOf<typeof NewFileShare>;

/** A file behind a link; `url` needs the link's right and ends with it. */
export const SharedFile = t.type(
  {
    filename: t.string,
    mimetype: t.string,
    type: FileKind,
    size: t.number,
    width: orNull(t.number),
    height: orNull(t.number),
    description: t.string,
    path: t.string,
    url: t.string,
  },
  "SharedFile",
);
export type SharedFile = t.TypeOf<typeof SharedFile>;

/**
 * What a link opens.
 * @property path names of the folders from the shared one down, in each file; '' directly in it
 * @property zip address of all files of a folder as one download; null for a file
 */
export const SharedContent = t.type(
  {
    kind: t.keyof({ file: null, folder: null }),
    name: t.string,
    organisation: t.string,
    files: t.readonlyArray(SharedFile),
    zip: orNull(t.string),
  },
  "SharedContent",
);
export type SharedContent = t.TypeOf<typeof SharedContent>;

/** @property password of the link; absent for none */
export const OpenShare = exactly("OpenShare", {}, { password: textUpTo(fileLimits.sharePassword) });
export type OpenShare = t.TypeOf<typeof OpenShare>;
