import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { applications } from "./applications.ts";
import { failedReply } from "./envelope.ts";
import { type PageFacts, withPageConfig } from "./page-head.ts";
import { applicationOf } from "./page-policy.ts";

const built = fileURLToPath(new URL("../../../dist/web/", import.meta.url));
const notBuilt = "<!doctype html><title>Cygnet</title><p>The pages have not been built. Run <code>npm run build</code>.";

/** The text of a built page. */
export const builtPage = (name: string): string => (existsSync(built + name) ? readFileSync(built + name, "utf8") : notBuilt);

const yearSeconds = 31_536_000;

const asBuilt: Omit<FastifyStaticOptions, "root"> = {
  index: false,
  preCompressed: true,
  // The library's own header is written after `setHeaders` and would take the place of ours.
  cacheControl: false,
  setHeaders: (response, path) => {
    response.setHeader("cache-control", path.includes("/assets/") ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
  },
};

/**
 * Serves the built applications: hashed assets cached forever, pages never cached, unknown paths of an application answered with its page.
 */
export const servePages = async (app: FastifyInstance, config: PageFacts["config"], contentOrigin: () => string | null): Promise<void> => {
  const pages = new Map(applications.map((application) => [application, builtPage(application.page)]));
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
  if (existsSync(built)) {
    await app.register(fastifyStatic, { ...asBuilt, root: built, wildcard: false, globIgnore: ["assets/**"] });
    // Thousands of files: a route for each would take half a second of every start.
    await app.register(fastifyStatic, { ...asBuilt, root: `${built}assets/`, prefix: "/assets/", decorateReply: false });
  }
  app.get("/", async (_request, reply) => reply.redirect("/ui/", 302));
  app.setNotFoundHandler(async (request, reply) => {
    const application = request.method === "GET" || request.method === "HEAD" ? applicationOf(request.url) : null;
    const html = application === null ? undefined : pages.get(application);
    if (application !== null && html !== undefined)
      return send(reply, withPageConfig(html, { config, contentOrigin: contentOrigin(), showsVideos: application.showsVideos }));
    const { status, body } = failedReply({ tag: "not-found", ...failureRefusals.nothing_here }, request.id);
    return reply.status(status).send(body);
  });
};
