import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import type { Clock } from "../../core/kernel/clock.port.ts";
import { waysOf } from "../../core/outbox/ways.rule.ts";
import type { Dns } from "../../core/senders/dns.port.ts";
import { makeTokenSessions } from "./auth/api-token.store.ts";
import { makeSessions } from "./auth/session.store.ts";
import type { Config } from "./config.ts";
import { storageOf } from "./contents/storage-of.ts";
import { loadAreas } from "./contributions/load-areas.ts";
import { makeApp } from "./http/app.ts";
import { makeCookies } from "./http/cookies.ts";
import type { ServerErrors } from "./http/error-report.ts";
import { makeFlood } from "./http/flood.ts";
import { makeFrameOrigins } from "./http/frame-origins.ts";
import { makeLater } from "./http/later.ts";
import { limitBesides } from "./http/limit-besides.ts";
import { listeningOrigin } from "./http/listening-origin.ts";
import { servePages } from "./http/pages.ts";
import { serveReference } from "./http/reference.ts";
import { registerRoutes } from "./http/register-routes.ts";
import { makeJobRunner } from "./jobs/job-runner.ts";
import { makeOutbox } from "./outbox/outbox.store.ts";
import { makeNodeDns } from "./outside/node-dns.ts";
import { makeOutsideFetch, type OutsideFetch } from "./outside/outside-fetch.ts";
import { makeOutsidePost, type OutsidePost } from "./outside/outside-post.ts";
import { makeZoneDns } from "./outside/zone-dns.ts";
import { readDsn } from "./reports/sentry.ts";
import { makeServerErrors } from "./reports/server-errors.ts";
import type { ServeDeps } from "./server-deps.ts";
import { serverJobs } from "./server-jobs.ts";
import { serverRoutes } from "./server-routes.ts";
import type { Database } from "./storage/database.ts";
import { sealerOf } from "./storage/sealer.ts";
import { serveTidying } from "./storage/serve-tidying.ts";
import { dropFile, keepFile } from "./uploads/upload-folder.ts";
import { contentOriginOf } from "./video-settings.ts";

export type ServerParts = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** multiplies rate limits; 1 in production, and above 1 no call is refused because of event loop delay */
  readonly floodScale: number;
  /** fetches external addresses; by default the public web */
  readonly outside?: OutsideFetch;
  /** posts to external addresses; by default on the public web */
  readonly post?: OutsidePost;
  /** the domain name system; by default that of this machine, in the demo its zone */
  readonly dns?: Dns;
  /** makes what starts work that no caller waits for; by default it runs after the answer */
  readonly laterOn?: typeof makeLater;
  /** folders that hold one folder per area; by default those of the product */
  readonly areaFolders?: readonly string[];
};

const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

const longestDelayMs = 2_000;

/** The whole server, ready for `inject` or `listen`; background work runs while it listens. */
export const makeServer = async ({
  config,
  database,
  clock,
  floodScale,
  outside = makeOutsideFetch(),
  post = makeOutsidePost(),
  dns = config.demo ? makeZoneDns(database) : makeNodeDns(),
  laterOn = makeLater,
  areaFolders,
}: ServerParts): Promise<FastifyInstance> => {
  const dsn = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  const tell: ServerErrors = makeServerErrors({
    dsn,
    now: clock.now,
    version,
    warn: (message, error) => app.log.warn({ err: error }, message),
  });
  const frameOrigins = makeFrameOrigins(database, (message, error) => app.log.warn({ err: error }, message));
  const app = await makeApp(config, database.engine, floodScale > 1 ? Infinity : longestDelayMs, tell, frameOrigins);
  const listening = listeningOrigin(app, config.port);
  const sealer = sealerOf(config);
  const warn = (message: string, error: unknown): void => {
    app.log.error({ err: error }, message);
    tell(error, { call: message });
  };
  const areas = await loadAreas(areaFolders);
  const deps: ServeDeps = {
    config,
    database,
    clock,
    sessions: makeSessions(database),
    sealer,
    outbox: makeOutbox(sealer, waysOf(config)),
    outside,
    post,
    dns,
    contents: storageOf(config),
    later: laterOn(app, warn),
    areas,
    cookies: makeCookies(config.origin?.startsWith("https:") ?? false, config.frameAncestors.length > 0, frameOrigins.areThereAny),
    origin: () => config.origin ?? listening(),
    warn,
  };
  const { sessions, cookies, origin } = deps;
  const files = {
    keep: (id: string, source: Readable) => keepFile(config, sealer, id, source),
    drop: (id: string) => dropFile(config, id),
  };
  const routes = await serverRoutes(deps, areaFolders);
  const flood = await makeFlood(app, floodScale);
  limitBesides(app, flood);
  const tokens = makeTokenSessions(database);
  const content = (): string | null => contentOriginOf(config, listening());
  const runsScripts = (): boolean => content() !== null;
  registerRoutes(app, routes, { database, sessions, tokens, cookies, flood, now: clock.now, origin, runsScripts, files });
  for (const { serve } of areas) await serve?.(app, deps);
  serveReference(
    app,
    routes.map(({ endpoint }) => endpoint),
    version,
  );
  await servePages(app, { config, contentOrigin: content, isLearner: (request) => cookies.read(request, "learner") !== null });
  const runner = makeJobRunner({ database, clock, warn }, await serverJobs(deps, areaFolders));
  app.addHook("onListen", async () => runner.start());
  serveTidying(app, database, warn);
  app.addHook("preClose", () => runner.stop());
  return app;
};
