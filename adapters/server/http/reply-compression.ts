import type { FastifyCompressOptions } from "@fastify/compress";
import { constants } from "node:zlib";

/**
 * Replies that are compressed: JSON and HTML. Built files are compressed by the build, a download of the library continues by bytes, and an
 * event of a stream would wait for a full block.
 */
export const replyCompression: FastifyCompressOptions = {
  encodings: ["br", "gzip"],
  customTypes: /^(?:application\/json|text\/html)\b/,
  threshold: 1_024,
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
