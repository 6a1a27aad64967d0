import type { FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { contentDisposition } from "../../../core/files/content-disposition.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import type { Download } from "./answer.ts";
import { RequestFailure } from "./body-parser.ts";
import type { KeptFile } from "./call.ts";

/** Stores uploaded files until their call has succeeded. */
export type FileKeeper = {
  /**
   * @returns the number of bytes
   * @throws RequestFailure when the file is too large; nothing is stored then
   */
  readonly keep: (id: string, source: Readable) => Promise<number>;
  readonly drop: (id: string) => Promise<void>;
};

type Received = { readonly file: KeptFile; readonly drop: () => Promise<void> };

/**
 * Stores the file of a call that takes one.
 * @returns null for other calls
 * @throws RequestFailure when the call takes no file and gets one, or takes one and gets something else
 */
export const receiveFile = async (
  { takesFile }: Pick<AnyEndpoint, "takesFile">,
  request: FastifyRequest,
  files: FileKeeper,
): Promise<Received | null> => {
  const { body } = request;
  if (!(body instanceof Readable)) {
    if (takesFile) throw new RequestFailure(invalid({ body: ["expected a file as application/octet-stream"] }));
    return null;
  }
  if (!takesFile) {
    body.resume();
    throw new RequestFailure(invalid({ body: ["expected Content-Type application/json"] }));
  }
  const id = randomUUID();
  const bytes = await files.keep(id, body);
  return { file: { id, bytes }, drop: () => files.drop(id) };
};

/** Streams a file while it is produced; a failure midway truncates the response, which browsers report. */
export const sendFile = (reply: FastifyReply, { filename, text }: Download, type: string): FastifyReply =>
  reply
    .headers({
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": contentDisposition("attachment", filename),
      "x-content-type-options": "nosniff",
    })
    .send(Readable.from(text()));
