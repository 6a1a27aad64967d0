import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../core/kernel/clock.port.ts";
import { makeTokenSessions } from "./auth/api-token.store.ts";
import { serveOidc } from "./auth/serve-oidc.ts";
import { makeSessions } from "./auth/session.store.ts";
import type { Config } from "./config.ts";
import { makeApp } from "./http/app.ts";
import { makeCookies } from "./http/cookies.ts";
import { makeFlood } from "./http/flood.ts";
import { servePages } from "./http/pages.ts";
import { serveReference } from "./http/reference.ts";
import { registerRoutes } from "./http/register-routes.ts";
import { serveMedia } from "./media/serve-media.ts";
import { serveOutbox } from "./outbox/outbox-page.ts";
import { serverRoutes } from "./server-routes.ts";
import type { Database } from "./storage/database.ts";

export type ServerParts = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** multiplies flood limits; 1 in production */
  readonly floodScale: number;
};

const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** The whole server, ready for `inject` or `listen`. */
export const makeServer = async ({ config, database, clock, floodScale }: ServerParts): Promise<FastifyInstance> => {
  const app = await makeApp(config, database.engine);
  const sessions = makeSessions(database);
  const origin = (): string => config.origin ?? originOf(app, config.port);
  const routes = serverRoutes({ config, clock, sessions });
  const cookies = makeCookies(config.origin?.startsWith("https:") ?? false);
  registerRoutes(app, routes, { database, sessions, tokens: makeTokenSessions(database), cookies, flood: await makeFlood(app, floodScale), now: clock.now, origin });
  if (config.oidc !== null) serveOidc(app, config.oidc, { database, sessions, cookies, now: clock.now, origin });
  if (config.demo) serveOutbox(app, database);
  serveMedia(app, { database, sessions, cookies, now: clock.now, dataFolder: config.dataFolder });
  await serveReference(app, routes.map(({ endpoint }) => endpoint), version);
  await servePages(app);
  return app;
};

const originOf = (app: FastifyInstance, port: number): string => {
  const address: AddressInfo | string | null = app.server.address();
  return `http://localhost:${address !== null && typeof address === "object" ? address.port : port}`;
};
