import { AwsV4Signer } from "aws4fetch";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Agent as HttpAgent, type IncomingMessage, request as plainRequest } from "node:http";
import { Agent as HttpsAgent, request as tlsRequest } from "node:https";
import { pipeline } from "node:stream";
import type { S3Settings } from "./file-settings.ts";

/**
 * A request to a bucket.
 * @property path below the bucket; '' for the bucket itself
 * @property file sent as the body, with its hash in hexadecimal
 */
export type S3Request = {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: { readonly start: number; readonly end: number };
  readonly file?: { readonly path: string; readonly bytes: number; readonly sha256: string };
};

/** Sends a signed request; returns the reply as soon as its headers are there. */
export type S3Send = (request: S3Request) => Promise<IncomingMessage>;

const noBytes = createHash("sha256").digest("hex");
const connections = { keepAlive: true, maxSockets: 64 } as const;

/** @param idleMs longest silence before the reply; a bucket that says nothing for so long has failed */
export const makeS3Send = ({ endpoint, bucket, key, secret, region }: S3Settings, idleMs: number): S3Send => {
  const isTls = endpoint.startsWith("https:");
  const agent = isTls ? new HttpsAgent(connections) : new HttpAgent(connections);
  const keys = new Map<string, ArrayBuffer>();
  const signed = async ({ method, path, query, range, file }: S3Request) => {
    const url = new URL(`${endpoint}/${bucket}${path === "" ? "" : `/${path}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const { headers } = await new AwsV4Signer({
      method,
      url: url.href,
      service: "s3",
      ...(region === null ? {} : { region }),
      accessKeyId: key,
      secretAccessKey: secret,
      cache: keys,
      headers: {
        "x-amz-content-sha256": file?.sha256 ?? noBytes,
        ...(range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }),
      },
    }).sign();
    return { url, headers: { ...Object.fromEntries(headers), ...(file === undefined ? {} : { "content-length": String(file.bytes) }) } };
  };
  return async (asked) => {
    const { url, headers } = await signed(asked);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (isTls ? tlsRequest : plainRequest)(url, { method: asked.method, headers, agent, timeout: idleMs });
    request.once("timeout", () => request.destroy(new Error(`It was silent for ${idleMs / 1_000} seconds.`)));
    request.on("error", reject);
    request.once("response", (reply) => {
      request.setTimeout(0);
      resolve(reply);
    });
    if (asked.file === undefined) request.end();
    else pipeline(createReadStream(asked.file.path), request, (error) => error && request.destroy(error));
    return promise;
  };
};
