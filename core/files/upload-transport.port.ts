import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PreparedFile } from "./prepared-file.model.ts";
import type { LocalFile } from "./uploads.model.ts";

/**
 * What an upload tells while it is sent: its address once the server has made one, bytes sent, bytes that arrived, and last the id of the
 * whole upload or why it ended before.
 */
export type TransferEvent =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "progress"; readonly sent: number }
  | { readonly kind: "arrived"; readonly bytes: number }
  | { readonly kind: "whole"; readonly upload: string }
  | { readonly kind: "ended"; readonly failure: Failure };

/**
 * A file to send.
 * @property address of its upload so far; null for a new one. The server may make another
 * @property poster id of the upload of the picture that stands for a film; null for none
 */
export type Transfer = { readonly file: LocalFile; readonly address: string | null; readonly poster: string | null };

/** Sends files to the server in parts. */
export type UploadTransport = {
  /** Makes one attempt and never fails; unsubscribing stops it, and the server keeps what it has. */
  readonly send: (transfer: Transfer) => Observable<TransferEvent>;
  /** Removes an upload from the server. */
  readonly discard: (address: string) => TaskEither<Failure, void>;
};
export const UploadTransport = token<UploadTransport>("uploads.transport");

/** Prepares a file before it is sent: makes large pictures smaller, and a picture of a film. */
export type PrepareUpload = (file: LocalFile) => Promise<PreparedFile>;
