import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { FileId, FolderId } from "./file-id.model.ts";

/** Kinds of files, by which they are shown and filtered. */
export const FileKind = t.keyof({ image: null, video: null, audio: null, pdf: null, file: null }, "FileKind");
export type FileKind = t.TypeOf<typeof FileKind>;

/** The point of a picture that stays visible when it is cropped: shares of its width and height, from the top left. */
export const FocalPoint = t.type({ x: t.number, y: t.number }, "FocalPoint");
export type FocalPoint = t.TypeOf<typeof FocalPoint>;

/**
 * A file. `url` is where it is served, at the host `cdn` ('' for this server); `extension` has no dot; `system` files cannot be changed;
 * `size` is in bytes, `width` and `height` in pixels, `duration` in seconds, null where they do not apply; times are epoch seconds.
 */
export const FileRecord = t.type(
  {
    id: FileId,
    cdn: t.string,
    extension: t.string,
    filename: t.string,
    mimetype: t.string,
    folder_id: orNull(FolderId),
    system: t.boolean,
    type: FileKind,
    url: t.string,
    size: t.number,
    width: orNull(t.number),
    height: orNull(t.number),
    duration: orNull(t.number),
    /** address of the picture that stands for a film before it plays */
    poster: orNull(t.string),
    /** what a picture shows, for those who do not see it; '' for none */
    description: t.string,
    focus: orNull(FocalPoint),
    /** teams that it is shared with by itself */
    teams: t.readonlyArray(t.number),
    /** whether the caller may change it */
    editable: t.boolean,
    created_by: orNull(t.number),
    version: t.number,
    deleted_at: orNull(t.number),
    created_at: t.number,
    updated_at: t.number,
  },
  "FileRecord",
);
export type FileRecord = t.TypeOf<typeof FileRecord>;

export const FilePage = pageOf(FileRecord);
export type FilePage = t.TypeOf<typeof FilePage>;

/** A folder of files. `files_count` counts the files directly in it that the caller sees; `files` are its four newest. */
export const FileFolder = t.type(
  {
    id: FolderId,
    name: t.string,
    type: t.literal("folder"),
    system: t.boolean,
    parent_id: orNull(t.number),
    files_count: t.number,
    files: t.readonlyArray(FileRecord),
    teams: t.readonlyArray(t.number),
    editable: t.boolean,
    version: t.number,
    deleted_at: orNull(t.number),
    created_at: t.number,
    updated_at: t.number,
  },
  "FileFolder",
);
export type FileFolder = t.TypeOf<typeof FileFolder>;

/** An earlier content of a file, restorable for 30 days. */
export const EarlierContent = t.type(
  { id: t.number, filename: t.string, mimetype: t.string, size: t.number, replaced_at: t.number, replaced_by: orNull(t.number) },
  "EarlierContent",
);
export type EarlierContent = t.TypeOf<typeof EarlierContent>;

/**
 * A record that uses a file.
 * @property kind names the type of record for the interface, such as `contact` or `lesson`
 * @property href its page; null where it has none or the caller may not open it
 */
export const FileUse = t.type({ kind: t.string, id: t.string, name: t.string, href: orNull(t.string) }, "FileUse");
export type FileUse = t.TypeOf<typeof FileUse>;

/**
 * The records that use a file.
 * @property hidden how many more the caller may not see
 */
export const FileUses = t.type({ uses: t.readonlyArray(FileUse), hidden: t.number }, "FileUses");
export type FileUses = t.TypeOf<typeof FileUses>;

/** Files with the same content, oldest first. */
export const DuplicateFiles = t.type({ size: t.number, files: t.readonlyArray(FileRecord) }, "DuplicateFiles");
export type DuplicateFiles = t.TypeOf<typeof DuplicateFiles>;

/** Storage in use and its limit, in bytes; every content counts once per organisation. */
export const FileUsage = t.type({ bytes: t.number, limit: t.number, files: t.number, bin: t.number }, "FileUsage");
export type FileUsage = t.TypeOf<typeof FileUsage>;
