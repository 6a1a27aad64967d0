import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { playerBase } from "../../../core/learning/player-address.rule.ts";
import type { Config } from "../config.ts";
import { failedReply } from "./envelope.ts";
import { withPageConfig } from "./page-head.ts";

const built = fileURLToPath(new URL("../../../dist/web/", import.meta.url));
const yearSeconds = 31_536_000;

/** The applications and the paths of their pages; `/shared/` is the page that a link to files opens, `/player/` plays lessons for staff. */
export const applications = [
  { prefix: "/ui/", page: "staff/index.html" },
  { prefix: "/portal/", page: "portal/index.html" },
  { prefix: "/shared/", page: "shared/index.html" },
  { prefix: playerBase, page: "player/index.html" },
] as const;

const notBuilt = "<!doctype html><title>Cygnet</title><p>The pages have not been built. Run <code>npm run build</code>.";

/**
 * Serves the built applications: hashed assets cached forever, pages never cached, unknown paths of an application answered with its page.
 */
export const servePages = async (app: FastifyInstance, config: Pick<Config, "pages" | "frameAncestors">): Promise<void> => {
  const page = (name: string): string => (existsSync(built + name) ? readFileSync(built + name, "utf8") : notBuilt);
  const pages = applications.map(({ prefix, page: name }) => ({ prefix, html: withPageConfig(page(name), config) }));
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
  if (existsSync(built))
    await app.register(fastifyStatic, {
      root: built,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader("cache-control", path.includes("/assets/") ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
      },
    });
  app.get("/", async (_request, reply) => reply.redirect("/ui/", 302));
  app.setNotFoundHandler(async (request, reply) => {
    const application =
      request.method === "GET"
        ? pages.find(({ prefix }) => request.url.startsWith(prefix) || request.url === prefix.slice(0, -1))
        : undefined;
    if (application !== undefined) return send(reply, application.html);
    const { status, body } = failedReply({ tag: "not-found", ...failureRefusals.nothing_here }, request.id);
    return reply.status(status).send(body);
  });
};
