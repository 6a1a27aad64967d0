import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { join } from "node:path";
import { documentHeaders, withoutHeaders } from "./answer-headers.ts";

const yearSeconds = 31_536_000;
/** The folder whose files carry a hash of what they hold in their names. */
const hashedFolder = "assets";

/**
 * Left out of scripts and styles, of which a start asks for dozens: these headers would double their size. What a style or a script asks for
 * in its turn is of its own origin, so it needs no rule for referrers.
 */
const leftOut = [...documentHeaders, "content-security-policy", "referrer-policy", "x-request-id"];
const loadedByDocuments = /\.(?:js|css|txt|woff2)$/;
/** Modules are always UTF-8, and styles have the encoding of their page: a file that names its own says it once more. */
const shortTypes = [
  { name: /\.js$/, type: "text/javascript" },
  { name: /\.css$/, type: "text/css" },
] as const;

/** Connections stay open without being told so, but one that the server is about to close says it. */
const withoutConnection = ({ raw }: FastifyReply): void => {
  if (!raw.hasHeader("connection")) raw.removeHeader("connection");
};

const kept = (cacheControl: string): Omit<FastifyStaticOptions, "root"> => ({
  index: false,
  preCompressed: true,
  // By itself the plugin writes a header of its own over the one below.
  cacheControl: false,
  setHeaders: (response) => void response.setHeader("cache-control", cacheControl),
});

/**
 * Serves the files of a build: those with a hash in their name are kept for ever, all others are asked for again each time.
 * @param root the folder of the build
 */
export const serveBuiltFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, { ...kept("no-cache"), root, wildcard: false, globIgnore: [`${hashedFolder}/**`] });
  await app.register(async (hashed) => {
    hashed.addHook("onRequest", async (request, reply) => {
      if (!loadedByDocuments.test(request.url)) return;
      withoutHeaders(reply, leftOut);
      withoutConnection(reply);
    });
    hashed.addHook("onSend", async (request, reply, payload) => {
      const short = shortTypes.find(({ name }) => name.test(request.url));
      if (short !== undefined && reply.statusCode === 200) reply.header("content-type", short.type);
      return payload;
    });
    // Thousands of files: a route for each would take half a second of every start.
    await hashed.register(fastifyStatic, {
      ...kept(`public, max-age=${yearSeconds}, immutable`),
      root: join(root, hashedFolder),
      prefix: `/${hashedFolder}/`,
      decorateReply: false,
      // Nobody asks whether a file has changed that never does, nor for a piece of one.
      acceptRanges: false,
      etag: false,
      lastModified: false,
    });
  });
};
