import type { KeptUpload } from "./kept-upload.model.ts";
import type { PreparedFile } from "./prepared-file.model.ts";
import type { LocalFile } from "./uploads.model.ts";
import type { Upload, UploadTarget } from "./uploads.model.ts";

/**
 * An upload with what it needs to go on.
 * @property local the chosen file; null after a reload
 * @property source the facts of the chosen file, by which it is recognised
 * @property prepared the file as it is sent; null before it is prepared
 * @property address of the upload on the server
 * @property poster id of the whole upload of a film's picture
 * @property whole id of the whole upload
 * @property arrived bytes that the server is known to have
 * @property attempts since more bytes arrived
 * @property isResting whether it waits after a failed attempt
 */
export type UploadEntry = Upload & {
  readonly local: LocalFile | null;
  readonly source: LocalFile;
  readonly prepared: PreparedFile | null;
  readonly address: string | null;
  readonly poster: string | null;
  readonly whole: string | null;
  readonly arrived: number;
  readonly attempts: number;
  readonly isResting: boolean;
};

/** The facts of a file, without its bytes. */
const factsOf = ({ name, size, type, lastModified }: LocalFile): LocalFile => ({ name, size, type, lastModified });

export const newEntry = (id: string, local: LocalFile, target: UploadTarget): UploadEntry => ({
  id,
  name: local.name,
  size: local.size,
  sent: 0,
  status: "waiting",
  target,
  failure: null,
  file: null,
  local,
  source: factsOf(local),
  prepared: null,
  address: null,
  poster: null,
  whole: null,
  arrived: 0,
  attempts: 0,
  isResting: false,
});

/** An upload after a reload: a whole one goes on by itself, another waits for its file. */
export const reloadedEntry = ({ folder_id, replaces, upload, address, id, sent, ...source }: KeptUpload): UploadEntry => ({
  ...newEntry(id, source, { folder_id, ...(replaces === null ? {} : { replaces }) }),
  local: null,
  sent,
  arrived: sent,
  status: upload === null ? "stopped" : "waiting",
  address,
  whole: upload,
});

/** Whether a chosen file is the one that a stopped upload waits for. */
export const isSameFile = ({ status, source, target }: UploadEntry, file: LocalFile, to: UploadTarget): boolean =>
  status === "stopped" &&
  target.folder_id === to.folder_id &&
  target.replaces === to.replaces &&
  source.name === file.name &&
  source.size === file.size &&
  source.lastModified === file.lastModified;

/** What is kept of an upload; the address of a file that was prepared is not, since preparing it again may give other bytes. */
export const keptOf = ({
  id,
  source,
  target,
  arrived,
  prepared,
  local,
  address,
  whole,
}: UploadEntry): Omit<KeptUpload, "tab" | "seen_at"> => {
  const isPlain = prepared === null || prepared.file === local;
  return {
    ...factsOf(source),
    id,
    folder_id: target.folder_id,
    replaces: target.replaces ?? null,
    sent: isPlain || whole !== null ? arrived : 0,
    address: isPlain ? address : null,
    upload: whole,
  };
};

/** An upload as views show it. */
export const shownUpload = ({ id, name, size, sent, status, target, failure, file }: UploadEntry): Upload => ({
  id,
  name,
  size,
  sent,
  status,
  target,
  failure,
  file,
});
