import { pausable, type Upload, type UploadStatus } from "./uploads.model.ts";

/**
 * An upload with what the user may do with it.
 * @property percent 0 to 100
 * @property mayChoose whether its file must be chosen again
 */
export type UploadLine = Upload & {
  readonly percent: number;
  readonly mayPause: boolean;
  readonly mayResume: boolean;
  readonly mayChoose: boolean;
  readonly mayCancel: boolean;
};

/**
 * How uploads stand together.
 * @property open number of those that are neither done nor failed
 * @property percent of the bytes of all that have not failed
 */
export type UploadSummary = {
  readonly all: number;
  readonly open: number;
  readonly done: number;
  readonly failed: number;
  readonly isOffline: boolean;
  readonly percent: number;
};

const percentOf = (sent: number, size: number): number => (size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100)));
const isEnded = ({ status }: Upload): boolean => status === "done" || status === "failed";

export const uploadLine = (upload: Upload): UploadLine => {
  const { status, sent, size } = upload;
  return {
    ...upload,
    percent: percentOf(sent, size),
    mayPause: pausable.has(status) && sent < size,
    mayResume: status === "paused" || status === "failed",
    mayChoose: status === "stopped",
    mayCancel: status !== "done",
  };
};

export const uploadSummary = (uploads: readonly Upload[]): UploadSummary => {
  const counted = uploads.filter(({ status }) => status !== "failed");
  const count = (status: UploadStatus): number => uploads.filter((upload) => upload.status === status).length;
  return {
    all: uploads.length,
    open: uploads.filter((upload) => !isEnded(upload)).length,
    done: count("done"),
    failed: count("failed"),
    isOffline: count("offline") > 0,
    percent: percentOf(
      counted.reduce((sum, { sent }) => sum + sent, 0),
      counted.reduce((sum, { size }) => sum + size, 0),
    ),
  };
};
