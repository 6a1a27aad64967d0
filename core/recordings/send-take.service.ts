import { Subscription } from "rxjs";
import type { LocalFile, UploadStatus } from "../files/uploads.model.ts";
import type { FileUploads } from "../files/uploads.port.ts";
import { RecordId } from "../kernel/bounded.ts";
import type { Failure } from "../kernel/failure.ts";

type Tellings = {
  readonly onProgress: (status: UploadStatus, sent: number, size: number) => void;
  readonly onFailed: (failure: Failure) => void;
  /** @param file id of the uploaded video */
  readonly onDone: (file: number) => Promise<void>;
};

const unsaid: Failure = { tag: "offline" };

/** Sends one video at a time by the uploads of this page. */
export const sendTake = (uploads: FileUploads, { onProgress, onFailed, onDone }: Tellings) => {
  let sending: string | null = null;
  let following = new Subscription();
  const end = (): void => {
    sending = null;
    following.unsubscribe();
  };
  const follow = (id: string): void => {
    following = new Subscription();
    following.add(
      uploads.uploads$.subscribe((all) => {
        const upload = all.find((one) => one.id === id);
        if (upload === undefined || sending !== id) return;
        onProgress(upload.status, upload.sent, upload.size);
        if (upload.status === "failed") {
          end();
          uploads.cancel(id);
          onFailed(upload.failure ?? unsaid);
        } else if (upload.status === "done" && upload.file !== null && RecordId.is(upload.file.id)) {
          const { id: file } = upload.file;
          end();
          void onDone(file);
        }
      }),
    );
  };
  return {
    send: (file: LocalFile): void => {
      const [id] = uploads.add([file], { folder_id: null });
      if (id === undefined) return;
      sending = id;
      follow(id);
    },
    pause: (): void => (sending === null ? undefined : uploads.pause(sending)),
    resume: (): void => (sending === null ? undefined : uploads.resume(sending)),
    cancel: (): void => {
      const id = sending;
      end();
      if (id !== null) uploads.cancel(id);
    },
  };
};
