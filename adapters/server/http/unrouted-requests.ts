import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { codeOf } from "../storage/database-error.ts";
import { failedReply } from "./envelope.ts";

export const maxHeaderBytes = 16_384;
export const maxParamLength = 512;
/** Milliseconds that the client has to read the answer before the connection is cut. */
const lingerMs = 1_000;

const unreadable = (path: string, expected: string): Failure => ({
  tag: "invalid",
  ...serverRefusals.unreadable_request,
  errors: { [path]: [expected] },
});

const bodyOf = (failure: Failure, requestId: string): string => JSON.stringify(failedReply(failure, requestId).body);

/** Answers a URL that no route can match, before any hook has run. */
export const refuseAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const isLong = error.code === "FST_ERR_MAX_PARAM_LENGTH";
  const failure: Failure = isLong
    ? { tag: "too-large", ...serverRefusals.address_too_long, limit: maxParamLength }
    : unreadable("address", "expected percent-encoded UTF-8");
  void reply
    .status(error.statusCode ?? 400)
    .headers({ "x-request-id": request.id, "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" })
    .send(bodyOf(failure, request.id));
};

const refusals: Readonly<Record<string, readonly [number, Failure]>> = {
  HPE_HEADER_OVERFLOW: [431, { tag: "too-large", ...serverRefusals.headers_too_long, limit: maxHeaderBytes }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, unreadable("request", "expected to arrive in time")],
};

/** Answers bytes that are not an HTTP request, and closes the connection, since what follows cannot be parsed either. */
export const refuseBytes = (error: Error, socket: Socket): void => {
  if (codeOf(error) === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, failure] = refusals[codeOf(error)] ?? [400, unreadable("request", "expected HTTP")];
  const id = randomUUID();
  const body = bodyOf(failure, id);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    `x-request-id: ${id}`,
    "content-type: application/json; charset=utf-8",
    "x-content-type-options: nosniff",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
};
