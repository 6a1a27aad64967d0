import type { Role } from "../../core/access/role.model.ts";
import type { FileEdit, FolderEdit } from "../../core/files/file-edit.model.ts";
import type { FileId, FolderId } from "../../core/files/file-id.model.ts";
import { fileRecordOf, type StoredFile } from "../../core/files/file-record.rule.ts";
import type { EarlierContent, FileFolder, FileRecord, FileUse } from "../../core/files/file.model.ts";
import type { UploadedContent } from "../../core/files/uploaded-content.model.ts";
import type { FolderPlace } from "../../core/kernel/folder-places.ts";

/** A file with its content. */
export type HeldFile = StoredFile & { readonly sha256: string; readonly upload_id: string | null };
type HeldFolder = Omit<FileFolder, "files" | "files_count" | "editable" | "system" | "type" | "id"> & { readonly id: number };
export type HeldEarlier = EarlierContent & { readonly content: UploadedContent; readonly file: number };

/** Files and folders of an organisation in memory, as one user sees them. */
export type FileWorldFake = {
  readonly files: Map<number, HeldFile>;
  readonly folders: Map<number, HeldFolder>;
  /** finished uploads by id, which become files */
  readonly uploads: Map<string, UploadedContent>;
  readonly earlier: Map<number, HeldEarlier>;
  /** records that use a file, by its id */
  readonly uses: Map<FileId, readonly FileUse[]>;
  readonly systemFiles: readonly FileRecord[];
  readonly role: Role;
  readonly user: number;
  readonly now: () => number;
  readonly limit: number;
  /** The file as the user sees it; null for an unknown one. */
  readonly file: (id: FileId) => FileRecord | null;
  readonly folder: (id: FolderId | null) => FileFolder | null;
  readonly places: () => readonly FolderPlace[];
  readonly nextId: () => number;
  readonly put: (id: FileId, edit: FileEdit) => void;
  readonly putFolder: (id: FolderId, edit: FolderEdit) => void;
};

type Options = {
  readonly now?: () => number;
  readonly role?: Role;
  readonly user?: number;
  readonly limit?: number;
  /** files and folders that come with the product */
  readonly systemFiles?: readonly FileRecord[];
  readonly systemFolders?: readonly FileFolder[];
};

const previews = 4;

/** Content of an upload, with a hash of its own. */
export const uploadedFake = (filename: string, values: Partial<UploadedContent> = {}): UploadedContent => ({
  filename,
  mimetype: "image/jpeg",
  size: 1_000,
  sha256: Buffer.from(filename).toString("hex").padEnd(64, "0").slice(0, 64),
  poster: null,
  width: 800,
  height: 600,
  duration: null,
  ...values,
});

export const makeFileWorldFake = ({
  now = () => 1_782_907_200,
  role = "owner",
  user = 1,
  limit = 10 * 1_073_741_824,
  systemFiles = [],
  systemFolders = [],
}: Options = {}): FileWorldFake => {
  const files = new Map<number, HeldFile>();
  const folders = new Map<number, HeldFolder>();
  let last = 0;
  const shown = ({ sha256: _sha256, upload_id: _upload, ...stored }: HeldFile): FileRecord => fileRecordOf(stored, { role });
  const file = (id: FileId): FileRecord | null => {
    if (typeof id === "string") return systemFiles.find((one) => one.id === id) ?? null;
    const held = files.get(id);
    return held === undefined ? null : shown(held);
  };
  const inFolder = (id: number): readonly FileRecord[] =>
    [...files.values()]
      .filter((one) => one.folder_id === id && one.deleted_at === null)
      .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)
      .map(shown);
  return {
    files,
    folders,
    uploads: new Map(),
    earlier: new Map(),
    uses: new Map(),
    systemFiles,
    role,
    user,
    now,
    limit,
    file,
    folder: (id) => {
      if (typeof id === "string") return systemFolders.find((one) => one.id === id) ?? null;
      const held = id === null ? undefined : folders.get(id);
      if (held === undefined) return null;
      const inside = inFolder(held.id);
      return {
        ...held,
        type: "folder",
        system: false,
        editable: role !== "guest",
        files_count: inside.length,
        files: inside.slice(0, previews),
      };
    },
    places: () => [...folders.values()].map(({ id, parent_id, deleted_at }) => ({ id, parent_id, deleted_at })),
    nextId: () => (last += 1),
    put: (id, edit) => {
      const held = typeof id === "number" ? files.get(id) : undefined;
      if (held !== undefined) files.set(held.id, { ...held, ...edit });
    },
    putFolder: (id, edit) => {
      const held = typeof id === "number" ? folders.get(id) : undefined;
      if (held !== undefined) folders.set(held.id, { ...held, ...edit });
    },
  };
};
