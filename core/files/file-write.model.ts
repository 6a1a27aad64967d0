import * as t from "io-ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { FileId, FolderId } from "./file-id.model.ts";
import { fileLimits } from "./file-limits.model.ts";

const Version = intBetween(0, Number.MAX_SAFE_INTEGER);
const Name = textUpTo(fileLimits.name);
const Share = t.refinement(t.number, (n) => n >= 0 && n <= 1, "a number from 0 to 1");
const Focus = exactly("Focus", { x: Share, y: Share }, {});
const UploadId = t.refinement(t.string, (text) => /^[0-9a-f]{32}$/.test(text), "the id of an upload");

/**
 * A new file: from a finished upload, or fetched from an address.
 * @property filename replaces the name of the upload or of the address
 */
export const NewFile = t.union(
  [
    exactly(
      "FileFromUpload",
      { upload: UploadId },
      { folder_id: t.union([RecordId, t.null]), filename: Name, description: textUpTo(fileLimits.description) },
    ),
    exactly("FileFromAddress", { url: textUpTo(fileLimits.address) }, { folder_id: t.union([RecordId, t.null]), filename: Name }),
  ],
  "NewFile",
);
export type NewFile = t.TypeOf<typeof NewFile>;

/** @property version the version that was edited */
export const FileChange = exactly(
  "FileChange",
  { version: Version },
  {
    filename: Name,
    folder_id: t.union([RecordId, t.null]),
    description: textUpTo(fileLimits.description),
    focus: t.union([Focus, t.null]),
  },
);
export type FileChange = t.TypeOf<typeof FileChange>;

/** New content of a file: a finished upload, or one of its earlier contents. */
export const ContentChange = t.union(
  [exactly("ContentFromUpload", { upload: UploadId }, {}), exactly("ContentFromEarlier", { earlier: RecordId }, {})],
  "ContentChange",
);
export type ContentChange = t.TypeOf<typeof ContentChange>;

/** @property key chosen by the client: a request sent again with it creates no second folder */
export const NewFolder = exactly("NewFolder", { name: Name }, { parent_id: t.union([RecordId, t.null]), key: CreateKey });
export type NewFolder = t.TypeOf<typeof NewFolder>;

/** @property version the version that was edited */
export const FolderChange = exactly("FolderChange", { version: Version }, { name: Name, parent_id: t.union([RecordId, t.null]) });
export type FolderChange = t.TypeOf<typeof FolderChange>;

export const FileAction = t.keyof({ move: null, delete: null, restore: null }, "FileAction");
export type FileAction = t.TypeOf<typeof FileAction>;

/** @property folder_id where `move` moves to; null: into no folder */
export const FileMassAction = exactly(
  "FileMassAction",
  { files: listUpTo(FileId, fileLimits.selection), folders: listUpTo(FolderId, fileLimits.selection), action: FileAction },
  { folder_id: t.union([RecordId, t.null]) },
);
export type FileMassAction = t.TypeOf<typeof FileMassAction>;

/** @property message why it was refused; '' when done */
const MassResult = t.type(
  { kind: t.keyof({ file: null, folder: null }), id: t.union([FileId, FolderId]), done: t.boolean, message: t.string },
  "FileMassResult",
);
export const FileMassResults = t.type({ results: t.readonlyArray(MassResult) }, "FileMassResults");
export type FileMassResults = t.TypeOf<typeof FileMassResults>;

const mostRecords = 10_000;
const RecordKey = t.refinement(textUpTo(80), (text) => /^[a-z_]+:[^:]+$/.test(text), "the key of a record");

/**
 * The file that takes the place of another wherever that is used.
 * @property only keys of the only records in which it is replaced, so that a replacement can be undone where it was made
 */
export const FileReplacement = exactly("FileReplacement", { by: FileId }, { only: listUpTo(RecordKey, mostRecords) });
export type FileReplacement = t.TypeOf<typeof FileReplacement>;

/**
 * @property replaced records in which the address was replaced
 * @property records their keys, `kind:id`
 */
export const ReplacedUses = t.type({ replaced: t.number, records: t.readonlyArray(t.string) }, "ReplacedUses");
export type ReplacedUses = t.TypeOf<typeof ReplacedUses>;

/** Duplicates to merge into a file: their uses move to it, then they go to the bin. */
export const FileMerge = exactly("FileMerge", { others: listUpTo(RecordId, fileLimits.selection) }, {});
export type FileMerge = t.TypeOf<typeof FileMerge>;
