import type { Failure } from "../kernel/failure.ts";
import type { FileId } from "./file-id.model.ts";
import type { FileRecord } from "./file.model.ts";

/** A file that the user chose on the device; a browser's `File` is one. */
export type LocalFile = { readonly name: string; readonly size: number; readonly type: string; readonly lastModified: number };

/**
 * Where an upload goes: into a folder as a new file, or as new content of a file.
 * @property folder_id null: into no folder
 */
export type UploadTarget = { readonly folder_id: number | null; readonly replaces?: FileId };

/**
 * The state of an upload: `waiting` for its turn, `sending`, `paused` by the user, `offline` until the network is back, `finishing` while the
 * server checks it, `stopped` after a reload until the user chooses the same file again, `done`, or `failed`.
 */
export type UploadStatus = "waiting" | "sending" | "paused" | "offline" | "finishing" | "stopped" | "done" | "failed";

/** States in which the user may pause an upload. */
export const pausable: ReadonlySet<UploadStatus> = new Set(["waiting", "sending", "offline"]);

/**
 * An upload.
 * @property id of the upload on this device
 * @property sent bytes that the server has
 * @property failure why it failed
 * @property file once it is done
 */
export type Upload = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly status: UploadStatus;
  readonly target: UploadTarget;
  readonly failure: Failure | null;
  readonly file: FileRecord | null;
};

/** A file after its upload; `isNew` unless the upload replaced its content. */
export type UploadedFile = { readonly file: FileRecord; readonly isNew: boolean };
