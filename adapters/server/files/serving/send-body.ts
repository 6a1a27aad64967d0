import type { FastifyReply, FastifyRequest } from "fastify";
import { contentDisposition, isShownInline, isShownInSandbox } from "../../../../core/files/content-disposition.rule.ts";
import { fileRefusals } from "../../../../core/files/file-refusals.ts";
import { notFound } from "../../../../core/kernel/failure.ts";
import { RequestFailure } from "../../http/body-parser.ts";
import { byteRange } from "./byte-range.ts";
import type { FileBody } from "./file-body.ts";

/**
 * How a file is sent.
 * @property filename of a download
 * @property isDownload whether browsers save it in any case
 * @property cache of `Cache-Control`
 * @property vary whether the answer depends on the accepted types
 */
type Manner = { readonly filename: string; readonly isDownload: boolean; readonly cache: string; readonly vary: boolean };

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

/** The policy of a file: none of its own, no rights at all, or those of the server's pages within a sandbox. */
const policyOf = (request: FastifyRequest, reply: FastifyReply, mime: string): Readonly<Record<string, string>> => {
  if (!isShownInline(mime)) return { "content-security-policy": "sandbox; default-src 'none'" };
  const pages = String(reply.getHeader("content-security-policy") ?? "default-src 'none'");
  const isInSandbox = isShownInSandbox(mime, String(request.headers["sec-fetch-dest"] ?? ""));
  return isInSandbox ? { "content-security-policy": `sandbox;${pages}` } : {};
};

/** What cannot be shown safely is downloaded, and has no rights if a browser shows it all the same. */
const describe = (
  request: FastifyRequest,
  reply: FastifyReply,
  { mime, etag }: FileBody,
  { filename, isDownload, cache, vary }: Manner,
): void => {
  const isSafe = isShownInline(mime);
  const depends = [...(vary ? ["accept"] : []), ...(mime.startsWith("application/pdf") ? ["sec-fetch-dest"] : [])];
  reply
    .headers({
      "accept-ranges": "bytes",
      etag,
      "cache-control": cache,
      "x-content-type-options": "nosniff",
      "content-disposition": contentDisposition(isSafe && !isDownload ? "inline" : "attachment", filename),
      ...policyOf(request, reply, mime),
      ...(depends.length === 0 ? {} : { vary: depends.join(", ") }),
    })
    .type(mime);
};

/** Sends a file, whole or the requested range; nothing when the caller has it already. */
export const sendBody = async (request: FastifyRequest, reply: FastifyReply, body: FileBody, manner: Manner): Promise<FastifyReply> => {
  describe(request, reply, body, manner);
  const { size, etag } = body;
  if (isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send();
  const isStale = request.headers["if-range"] !== undefined && request.headers["if-range"] !== etag;
  const range = byteRange(isStale ? undefined : request.headers.range, size);
  if (range.kind === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${size}`).send();
  const part = range.kind === "part" ? { start: range.start, end: range.end } : undefined;
  if (part !== undefined) reply.status(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
  reply.header("content-length", part === undefined ? size : part.end - part.start + 1);
  if (request.method === "HEAD") return reply.send();
  const bytes = await body.read(part);
  if (bytes === null) throw new RequestFailure(notFound(fileRefusals.no_file));
  return reply.send(bytes);
};
