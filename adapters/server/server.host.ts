import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { waysOf } from "../../core/outbox/ways.rule.ts";
import type { Clock } from "../../core/kernel/clock.port.ts";
import { serveHeadSignatures } from "./audit/serve-head-signatures.ts";
import { makeTokenSessions } from "./auth/api-token.store.ts";
import { serveSweeping } from "./auth/serve-sweeping.ts";
import { serveOidc } from "./auth/serve-oidc.ts";
import { makeSessions } from "./auth/session.store.ts";
import { serveInvoices } from "./billing/serve-invoices.ts";
import type { Config } from "./config.ts";
import { productAreas } from "./contributions/contribution-files.ts";
import { serveGroups } from "./groups/group-worker.ts";
import { makeApp } from "./http/app.ts";
import { makeCookies } from "./http/cookies.ts";
import { sealerOf } from "./fields/sealer.ts";
import { makeFlood } from "./http/flood.ts";
import { limitBesides } from "./http/limit-besides.ts";
import { makeOutsideFetch, type OutsideFetch } from "./outside/outside-fetch.ts";
import { makePictureLinks } from "./pictures/picture-links.ts";
import { servePictures } from "./pictures/serve-pictures.ts";
import { makeLater } from "./http/later.ts";
import { servePages } from "./http/pages.ts";
import { serveReference } from "./http/reference.ts";
import { registerRoutes } from "./http/register-routes.ts";
import { serveMedia } from "./media/serve-media.ts";
import { makeOutbox } from "./outbox/outbox.store.ts";
import { serveTextStatus } from "./outbox/serve-text-status.ts";
import { serveOutbox } from "./outbox/outbox-page.ts";
import { makeJobRunner } from "./jobs/job-runner.ts";
import { readDsn } from "./reports/sentry.ts";
import { makeServerErrors, type ServerErrors } from "./reports/server-errors.ts";
import { serverJobs } from "./server-jobs.ts";
import { serverRoutes } from "./server-routes.ts";
import type { Database } from "./storage/database.ts";
import { serveTidying } from "./storage/serve-tidying.ts";

export type ServerParts = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** multiplies flood limits; 1 in production, and beyond it no call is turned away because the event loop is late */
  readonly floodScale: number;
  /** how addresses outside are fetched; the public web unless told */
  readonly outside?: OutsideFetch;
  /** folders that hold one folder per area; those of the product unless told */
  readonly areas?: readonly string[];
};

const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

const longestDelayMs = 2_000;

/** The whole server, ready for `inject` or `listen`; once it listens it works in the background too. */
export const makeServer = async ({ config, database, clock, floodScale, outside = makeOutsideFetch(), areas = [productAreas] }: ServerParts): Promise<FastifyInstance> => {
  const dsn = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  const tell: ServerErrors = makeServerErrors({ dsn, now: clock.now, version, warn: (message, error) => app.log.warn({ err: error }, message) });
  const app = await makeApp(config, database.engine, floodScale > 1 ? Infinity : longestDelayMs, tell);
  const sessions = makeSessions(database);
  const listening = originOf(app, config.port);
  const origin = (): string => config.origin ?? listening();
  const sealer = sealerOf(config);
  const pictures = makePictureLinks(sealer.keyFor("links to pictures"));
  const warn = (message: string, error: unknown): void => {
    app.log.error({ err: error }, message);
    tell(error, { call: message });
  };
  const outbox = makeOutbox(sealer, waysOf(config));
  const routes = await serverRoutes({ config, clock, sessions, database, sealer, outbox, outside, pictures, later: makeLater(app, warn) }, areas);
  const cookies = makeCookies(config.origin?.startsWith("https:") ?? false, config.frameAncestors.length > 0);
  const flood = await makeFlood(app, floodScale);
  limitBesides(app, flood);
  registerRoutes(app, routes, { database, sessions, tokens: makeTokenSessions(database), cookies, flood, now: clock.now, origin, dataFolder: config.dataFolder, sealer });
  if (config.oidc !== null) serveOidc(app, config.oidc, { database, sessions, cookies, now: clock.now, origin });
  serveInvoices(app, { database, sessions, cookies, now: clock.now });
  if (config.demo) serveOutbox(app, database, outbox);
  if (config.twilio !== null) await serveTextStatus(app, { database, token: config.twilio.token, origin, now: clock.now });
  serveMedia(app, { database, sessions, cookies, now: clock.now, dataFolder: config.dataFolder, linkKey: sealer.keyFor("links to media") });
  servePictures(app, { outside, pictures, sessions, cookies, now: clock.now });
  await serveReference(app, routes.map(({ endpoint }) => endpoint), version);
  await servePages(app, config);
  const runner = makeJobRunner({ database, clock, warn }, await serverJobs({ config, clock, sealer }, areas));
  app.addHook("onListen", async () => runner.start());
  serveGroups(app, database, clock, warn);
  serveTidying(app, database, warn);
  serveSweeping(app, database, clock, warn);
  serveHeadSignatures(app, { database, clock, key: sealer.keyFor("heads of the audit log"), warn });
  app.addHook("preClose", () => runner.stop());
  return app;
};

/** Where the server listens, asked until it does. */
const originOf = (app: FastifyInstance, port: number): (() => string) => {
  let listening: string | null = null;
  return () => {
    if (listening !== null) return listening;
    const address: AddressInfo | string | null = app.server.address();
    if (address === null || typeof address !== "object") return `http://localhost:${port}`;
    return (listening = `http://localhost:${address.port}`);
  };
};
