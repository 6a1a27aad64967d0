import type { FastifyReply, onSendAsyncHookHandler } from "fastify";

/** What a browser that shows data as a document may do with it: nothing, and in no frame of another site. */
const policy = "default-src 'none';frame-ancestors 'self'";

/** What holds no script and no address: JSON, and pictures made of pixels. */
const data = /^(?:application\/json|image\/(?:avif|gif|jpeg|png|webp))\b/;
const addresses = /^\/(?:api|media)\//;

/** Headers that matter for documents and workers alone. A page asks for a dozen answers, most of which are shorter than these. */
export const documentHeaders = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Takes headers off a reply, whether the framework or a plugin has set them. */
export const withoutHeaders = (reply: FastifyReply, names: readonly string[]): void => {
  for (const name of names) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
};

/** Gives JSON answers of calls, and pictures, the few headers that data needs; whatever else is sent has those of a document. */
export const dataHeaders: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (!addresses.test(request.url) || !data.test(String(reply.getHeader("content-type")))) return payload;
  withoutHeaders(reply, documentHeaders);
  if (!String(reply.getHeader("content-security-policy")).startsWith("sandbox")) reply.header("content-security-policy", policy);
  return payload;
};
