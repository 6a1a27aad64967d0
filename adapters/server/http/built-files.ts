import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { relative, sep } from "node:path";

const yearSeconds = 31_536_000;
/** The folder whose files carry a hash of what they hold in their names. */
const hashedFolder = `assets${sep}`;

/**
 * Serves the files of a build: those with a hash in their name are kept for ever, all others are asked for again each time.
 * @param root the folder of the build
 */
export const serveBuiltFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    // By itself the plugin writes a header of its own over the one below.
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = relative(root, path).startsWith(hashedFolder);
      response.setHeader("cache-control", isHashed ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
    },
  });
};
