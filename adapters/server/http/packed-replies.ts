import type { FastifyCompressOptions } from "@fastify/compress";
import { constants } from "node:zlib";

/** Below this a packed reply, in bytes, is not worth what it takes. */
const threshold = 1_024;

/**
 * What is sent packed: data and pages. Built files lie packed beside themselves, files of the library are continued where they broke
 * off, and a stream of events must not wait for a block to be full. What is packed can be guessed from its length only by a page that makes a signed-in browser ask for it,
 * and session cookies are not sent for requests of other sites.
 */
export const packedReplies: FastifyCompressOptions = {
  encodings: ["br", "gzip"],
  customTypes: /^(?:application\/json|text\/html)\b/,
  threshold,
  globalDecompression: false,
  // The quality at which a reply takes about as long as with gzip.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
