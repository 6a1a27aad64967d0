import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import type { FileRecord } from "./file.model.ts";
import type { FileStore } from "./files.port.ts";
import type { PreparedFile } from "./prepared-file.model.ts";
import type { AttemptEvent } from "./upload-attempt.model.ts";
import type { UploadEntry } from "./upload-entry.rule.ts";
import { uploadRefusal } from "./upload-limits.rule.ts";
import type { PrepareUpload, Transfer, UploadTransport } from "./upload-transport.port.ts";

export type AttemptDeps = {
  readonly transport: UploadTransport;
  readonly prepare: PrepareUpload;
  readonly store: Pick<FileStore, "create" | "replaceContent">;
};

const cut: Failure = { tag: "offline" };

const store = ({ store: files }: AttemptDeps, { target }: UploadEntry, upload: string): TaskEither<Failure, FileRecord> =>
  target.replaces === undefined ? files.create({ upload, folder_id: target.folder_id }) : files.replaceContent(target.replaces, { upload });

/**
 * Makes one attempt at an upload from where it stands: prepares the file, sends a film's picture and the file, and makes a file of it.
 * Unsubscribing stops it.
 */
export const attemptUpload = (deps: AttemptDeps, entry: UploadEntry): Observable<AttemptEvent> =>
  new Observable((listener) => {
    const say = (event: AttemptEvent): void => {
      if (!listener.closed) listener.next(event);
    };
    /** Sends a file; resolves with the id of its whole upload. */
    const send = (transfer: Transfer, isTold: boolean): Promise<E.Either<Failure, string>> =>
      new Promise((resolve) => {
        const sending = deps.transport.send(transfer).subscribe({
          next: (event) => {
            if (event.kind === "whole") resolve(E.right(event.upload));
            else if (event.kind === "ended") resolve(E.left(event.failure));
            else if (isTold) say(event);
          },
          complete: () => resolve(E.left(cut)),
        });
        listener.add(sending);
      });
    const prepared = async (): Promise<PreparedFile | null> => {
      if (entry.prepared !== null || entry.local === null) return entry.prepared;
      const { local } = entry;
      const made = await deps.prepare(local).catch(() => ({ file: local, poster: null }));
      say({ kind: "prepared", prepared: made });
      return made;
    };
    /** A film is sent without a picture when that cannot be sent. */
    const posterOf = async ({ poster }: PreparedFile): Promise<string | null> => {
      if (poster === null || entry.poster !== null || entry.address !== null) return entry.poster;
      const sent = await send({ file: poster, address: null, poster: null }, false);
      if (E.isLeft(sent)) return null;
      say({ kind: "poster", poster: sent.right });
      return sent.right;
    };
    const whole = async (): Promise<E.Either<Failure, string>> => {
      if (entry.whole !== null) return E.right(entry.whole);
      const ready = await prepared();
      if (ready === null || listener.closed) return E.left(cut);
      const refusal = uploadRefusal(ready.file);
      if (refusal !== null) return E.left(refusal);
      const poster = await posterOf(ready);
      return listener.closed ? E.left(cut) : send({ file: ready.file, address: entry.address, poster }, true);
    };
    const run = async (): Promise<void> => {
      const sent = await whole();
      if (E.isLeft(sent) || listener.closed) return E.isLeft(sent) ? say({ kind: "ended", failure: sent.left }) : undefined;
      say({ kind: "whole", upload: sent.right });
      const stored = await store(deps, entry, sent.right)();
      say(E.isLeft(stored) ? { kind: "ended", failure: stored.left } : { kind: "done", file: stored.right });
    };
    void run().finally(() => listener.complete());
  });
