import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";
import type { LocalFile, Upload, UploadedFile, UploadTarget } from "./uploads.model.ts";

/** Uploads of this browser, kept across pages and reloads. */
export type FileUploads = {
  readonly uploads$: Observable<readonly Upload[]>;
  /** Files that were created, or got new content, by an upload. */
  readonly uploaded$: Observable<UploadedFile>;
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
