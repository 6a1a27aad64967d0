import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { applications } from "./applications.ts";
import { type PageFacts, withPageConfig } from "./page-head.ts";

const configFile = fileURLToPath(new URL("../../../vite.config.ts", import.meta.url));
const sources = new URL("../../../ui/", import.meta.url);

/** Hot reload needs an inline script and a WebSocket; only the development server allows them. */
const relaxed = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace("connect-src 'self'", "connect-src 'self' ws:");

/** Serves the pages from their sources through Vite, with hot reload, on the server's own port. */
export const serveDevPages = async (app: FastifyInstance, config: PageFacts["config"]): Promise<void> => {
  const vite = await createServer({ configFile, appType: "custom", server: { middlewareMode: true, hmr: { server: app.server } } });
  await app.register(middie);
  app.use((request, response, next) => {
    const url = request.url ?? "/";
    const application = applications.find(({ prefix }) => url.startsWith(prefix) && !/\.[a-z0-9]+(\?|$)/i.test(url));
    if (request.method !== "GET" || application === undefined) return vite.middlewares(request, response, next);
    void readFile(new URL(application.page, sources), "utf8")
      .then((html) => vite.transformIndexHtml(`/${application.page}`, html))
      .then((html) => {
        response.setHeader("content-security-policy", relaxed(String(response.getHeader("content-security-policy"))));
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(withPageConfig(html, { config, contentOrigin: null, showsVideos: application.showsVideos }));
      }, next);
  });
  app.addHook("onClose", () => vite.close());
};
