import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { applications } from "./applications.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { earlyCalls, withEarlyCalls } from "./early-calls.ts";
import { failedReply } from "./envelope.ts";
import { type PageFacts, withPageConfig } from "./page-head.ts";

const built = fileURLToPath(new URL("../../../dist/web/", import.meta.url));
const notBuilt = "<!doctype html><title>Cygnet</title><p>The pages have not been built. Run <code>npm run build</code>.";

/** The text of a built page. */
export const builtPage = (name: string): string => (existsSync(built + name) ? readFileSync(built + name, "utf8") : notBuilt);

type Facts = {
  readonly config: PageFacts["config"];
  readonly contentOrigin: () => string | null;
  /** whether a request carries the session of a learner */
  readonly isLearner: (request: FastifyRequest) => boolean;
};

/**
 * Serves the built applications: hashed assets cached forever, pages never cached, unknown paths of an application answered with its page. A
 * page of the portal asks at once for what a learner's first drawing needs.
 */
export const servePages = async (app: FastifyInstance, { config, contentOrigin, isLearner }: Facts): Promise<void> => {
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
  if (existsSync(built)) await serveBuiltFiles(app, built);
  app.get("/", async (_request, reply) => reply.redirect("/ui/", 302));
  for (const { prefix, page, showsVideos } of applications) {
    const html = builtPage(page);
    for (const path of [prefix.slice(0, -1), `${prefix}*`])
      app.get(path, async (request, reply) => {
        const configured = withPageConfig(html, { config, contentOrigin: contentOrigin(), showsVideos });
        const asksEarly = prefix === "/portal/" && isLearner(request);
        return send(reply, asksEarly ? withEarlyCalls(configured, earlyCalls(request.url.split("?", 1)[0] ?? "")) : configured);
      });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { status, body } = failedReply({ tag: "not-found", ...failureRefusals.nothing_here }, request.id);
    return reply.status(status).send(body);
  });
};
