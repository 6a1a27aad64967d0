import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { FileId } from "./file-id.ts";
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

/** Uploads of this browser, kept across pages and reloads. */
export type FileUploads = {
  readonly uploads$: Observable<readonly Upload[]>;
  /** Files that were created or replaced by an upload. */
  readonly uploaded$: Observable<FileRecord>;
  /**
   * Adds uploads; files over their limit fail without sending a byte.
   * @returns ids of the uploads, in order
   */
  readonly add: (files: readonly LocalFile[], target: UploadTarget) => readonly string[];
  readonly pause: (id: string) => void;
  /** Continues a paused or failed upload. */
  readonly resume: (id: string) => void;
  readonly cancel: (id: string) => void;
  /** Removes uploads that are done or failed from the list. */
  readonly clear: () => void;
};
export const FileUploads = token<FileUploads>("uploads.files");
