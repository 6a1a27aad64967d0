import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { type Caller, makeCaller } from "../../../adapters/http/caller.ts";
import { openSession } from "../../../adapters/server/auth/session.store.ts";
import type { Config } from "../../../adapters/server/config.ts";
import { productAreas } from "../../../adapters/server/contributions/contribution-files.ts";
import type { OutsideFetch } from "../../../adapters/server/outside/outside-fetch.ts";
import { makeServer } from "../../../adapters/server/server.host.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import type { Dns } from "../../../core/senders/dns.port.ts";
import { type FakeClock, fakeClock } from "../../fakes/clock.fake.ts";
import { fakeDns } from "../../fakes/dns.fake.ts";
import { demoTemplate, openFresh } from "../../setup/postgres.ts";
import { copyOf } from "../../setup/templates.ts";
import { makeAnsweredLast } from "./answered-last.ts";
import { type Client, clientOf } from "./client.ts";
import { injectFetch } from "./inject-fetch.ts";
import { testConfig } from "./test-config.ts";
import type { Person } from "./two-orgs.ts";

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const noon = 1_782_907_200;

export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: FakeClock;
  /** A browser in which the person has just signed in. */
  readonly as: (person: Person) => Promise<Client>;
  /** A browser in which nobody is signed in. */
  readonly stranger: () => Client;
  /** The product's own caller, as the person. */
  readonly callerOf: (person: Person) => Promise<Caller>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly clock?: FakeClock;
  readonly config?: Partial<Config>;
  readonly database?: Database;
  readonly outside?: OutsideFetch;
  readonly dns?: Dns;
  /** further folders that hold one folder per area */ readonly areaFolders?: readonly string[];
  /** limits as in production at 1.0001; the event loop may be late */ readonly floodScale?: number;
};

/** A migrated database of its own with no organisation, on PostgreSQL: it costs a third less than the embedded engine. */
export const openTestDatabase = (): Promise<Database> => openFresh(inject("postgresUrl"));

/** A database of its own with the demo organisation, as it is at noon. */
export const openDemoDatabase = (): Promise<Database> => openFresh(inject("postgresUrl"), demoTemplate);

/** A database of its own on the embedded engine, with no organisation unless told. */
export const openEmbeddedDatabase = (template: "empty" | "demo" = "empty"): Promise<Database> => copyOf(inject("templates"), template);

/** The whole server over an empty database of its own, or the one handed in; share one in a test file. */
export const startServer = async ({
  clock = fakeClock(noon),
  config = {},
  database: given,
  outside,
  dns = fakeDns(),
  areaFolders = [],
  floodScale = 1_000_000,
}: Options = {}): Promise<TestServer> => {
  const database = given ?? (await openTestDatabase());
  const app = await makeServer({
    config: { ...testConfig, ...config },
    database,
    clock,
    floodScale,
    dns,
    laterOn: makeAnsweredLast,
    areaFolders: [productAreas, ...areaFolders],
    ...(outside === undefined ? {} : { outside }),
  });
  await app.ready();
  const session = (person: Person) =>
    database.asSystem((tx) =>
      openSession(
        tx,
        person.kind === "staff"
          ? { kind: "staff", org: person.org, user: person.user }
          : { kind: "learner", org: person.org, contact: person.contact, pid: person.pid },
        { ip: "127.0.0.1", userAgent: "tests", now: clock.now() },
      ),
    );
  const signedIn = async (person: Person): Promise<Client> => {
    const { token, csrfToken } = await session(person);
    return clientOf(app, { cookies: { [person.kind === "staff" ? "sid" : "portal_sid"]: token }, csrfToken });
  };
  return {
    app,
    database,
    clock,
    as: signedIn,
    stranger: () => clientOf(app, { cookies: {}, csrfToken: null }),
    callerOf: async (person) => {
      const client = await signedIn(person);
      return makeCaller({ fetch: injectFetch(client), origin: "" });
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
