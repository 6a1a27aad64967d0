import { ERRORS } from "@tus/server";
import type { FastifyReply } from "fastify";
import { serverRefusals } from "../../../../core/client/server-refusals.ts";
import { fileLimits } from "../../../../core/files/file-limits.model.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import { failureRefusals } from "../../../../core/kernel/failure-refusals.ts";
import { conflict, type Failure, notFound } from "../../../../core/kernel/failure.ts";
import { failedReply } from "../../http/envelope.ts";

const sent = ["location", "tus-resumable", "upload-length", "upload-metadata", "upload-offset"];

/** Seconds after which a client asks again that came while another request for its upload ends. */
const retryAfter = 1;

/** The failure of a status of the protocol. */
const failureOf = (status: number, text: string): Failure => {
  if (text === ERRORS.ABORTED.body || text === ERRORS.ERR_LOCK_TIMEOUT.body) return { tag: "busy", ...failureRefusals.busy, retryAfter };
  if (status === 404 || status === 410) return notFound(uploadRefusals.upload_missing);
  if (status === 409) return conflict(uploadRefusals.upload_offset);
  if (status === 413) return { tag: "too-large", ...uploadRefusals.upload_longer, limit: fileLimits.videoBytes };
  return { tag: "invalid", ...serverRefusals.unreadable_request, errors: { request: [text.trim()] } };
};

/** Sends an answer of the upload protocol; failures have the product's envelope, and their own status where the protocol names one. */
export const sendUploadReply = async (reply: FastifyReply, response: Response, requestId: string): Promise<FastifyReply> => {
  for (const name of sent) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.header("cache-control", "no-store");
  if (response.status < 400) return reply.status(response.status).send();
  const failure = failureOf(response.status, await response.text());
  const { status, body } = failedReply(failure, requestId);
  if (failure.tag === "busy") reply.header("retry-after", failure.retryAfter);
  return reply
    .status(failure.tag === "invalid" ? response.status : status)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(body));
};
