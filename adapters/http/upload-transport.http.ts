import * as E from "fp-ts/lib/Either.js";
import { Observable } from "rxjs";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { uploadRefusals } from "../../core/files/upload-refusals.ts";
import type { Transfer, TransferEvent, UploadTransport } from "../../core/files/upload-transport.port.ts";
import { failureRefusals } from "../../core/kernel/failure-refusals.ts";
import { type Failure, notFound } from "../../core/kernel/failure.ts";
import { jsonIn } from "../../core/kernel/json-in.ts";
import { failureOfReply } from "./failure-of-reply.ts";
import type { UploadAnswer, uppyUpload } from "./uppy-upload.ts";

export type UploadTransportDeps = {
  readonly fetch: typeof globalThis.fetch;
  /** the identity of the client and its newest CSRF token */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly gate: Pick<SignInGate, "round" | "ask">;
  /** loads what sends, once something is sent */
  readonly load: () => Promise<typeof uppyUpload>;
};

const endpoint = "/api/files/uploads";
const unreached: Failure = { tag: "offline" };
/** Another request for the upload is still ending, or has sent more than this one knew of. */
const overtaken: Failure = { tag: "busy", ...failureRefusals.busy, retryAfter: 1 };

const failureOf = ({ status, body, header }: Omit<UploadAnswer, "method">): Failure =>
  status === 409 || status === 423 ? overtaken : failureOfReply(status, jsonIn(body), "files.upload", header("retry-after"));

const beginsAnew: ReadonlySet<number> = new Set([404, 410, 413, 422]);

const isGone = (status: number): boolean => status === 404 || status === 410;

const metadataOf = ({ file, poster }: Transfer): Readonly<Record<string, string>> => ({
  filename: file.name,
  filetype: file.type,
  ...(poster === null ? {} : { poster }),
});

/** Uploads over HTTP; one whose session has expired waits for the user to sign in again. */
export const makeUploadTransportHttp = ({ fetch, headers, gate, load }: UploadTransportDeps): UploadTransport => {
  const attempt = (send: typeof uppyUpload, transfer: Transfer, file: Blob, say: (event: TransferEvent) => void): (() => void) => {
    let address = transfer.address;
    const round = gate.round();
    let refused: Failure | null = null;
    let stop = (): void => undefined;
    let isStopped = false;
    const onAnswer = (answer: UploadAnswer): void => {
      const { method, status, header } = answer;
      const location = method === "POST" && status === 201 ? header("location") : null;
      if (location !== null) say({ kind: "address", address: (address = location) });
      refused = status < 400 ? null : failureOf(answer);
      // An upload that is gone, or that was refused at its end, begins anew; any other would be sent twice.
      if (method === "HEAD" && refused !== null && !beginsAnew.has(status)) throw new Error("The upload cannot be resumed now.");
    };
    const ended = async (failure: Failure): Promise<void> => {
      if (failure.tag !== "unauthorized" || !(await gate.ask(round))) return say({ kind: "ended", failure });
      if (!isStopped) stop = attempt(send, { ...transfer, address }, file, say);
    };
    stop = send({
      endpoint,
      address,
      file,
      metadata: metadataOf(transfer),
      headers: () => {
        refused = null;
        return headers();
      },
      onAnswer,
      onProgress: (sent) => say({ kind: "progress", sent }),
      onArrived: (bytes) => say({ kind: "arrived", bytes }),
      onWhole: () => say({ kind: "whole", upload: (address ?? "").slice(-32) }),
      onError: () => void ended(refused ?? unreached),
    });
    return () => {
      isStopped = true;
      stop();
    };
  };
  return {
    discard: (address) => async () => {
      try {
        const reply = await fetch(address, { method: "DELETE", headers: { ...headers(), "tus-resumable": "1.0.0" } });
        return reply.ok || isGone(reply.status)
          ? E.right(undefined)
          : E.left(failureOf({ status: reply.status, body: await reply.text(), header: () => null }));
      } catch {
        return E.left(unreached);
      }
    },
    send: (transfer) =>
      new Observable((listener) => {
        const { file } = transfer;
        const say = (event: TransferEvent): void => {
          listener.next(event);
          if (event.kind === "whole" || event.kind === "ended") listener.complete();
        };
        if (!(file instanceof Blob)) return say({ kind: "ended", failure: notFound(uploadRefusals.upload_missing) });
        const begin = async (): Promise<void> => {
          const send = await load();
          if (!listener.closed) listener.add(attempt(send, transfer, file, say));
        };
        begin().catch(() => say({ kind: "ended", failure: unreached }));
        return undefined;
      }),
  };
};
