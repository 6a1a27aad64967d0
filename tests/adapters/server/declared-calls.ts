import type { AnyEndpoint } from "../../../adapters/contract/endpoint.ts";
import { storageOf } from "../../../adapters/server/contents/storage-of.ts";
import { loadAreas } from "../../../adapters/server/contributions/load-areas.ts";
import { makeOutsideFetch } from "../../../adapters/server/outside/outside-fetch.ts";
import { serverRoutes } from "../../../adapters/server/server-routes.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../adapters/server/storage/sealer.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeDns } from "../../fakes/dns.fake.ts";
import { testOutbox } from "./mails.ts";
import { testConfig } from "./test-config.ts";

const nobody = { find: async () => null, findLimited: async () => null, forget: () => undefined, forgetAll: () => undefined };

const unused = (): never => {
  throw new Error("Nothing is called here.");
};

const noDatabase: Database = {
  get engine(): never {
    return unused();
  },
  inOrg: unused,
  asSystem: unused,
  asLogin: unused,
  close: unused,
};

const sealer = sealerOf(testConfig);

const routes = await serverRoutes({
  config: { ...testConfig, demo: true },
  clock: fakeClock(0),
  sessions: nobody,
  sealer,
  outbox: testOutbox,
  database: noDatabase,
  outside: makeOutsideFetch(),
  later: () => undefined,
  contents: storageOf(testConfig),
  areas: await loadAreas(),
  dns: fakeDns(),
});

/** Every call that the server answers, without starting one. */
export const declaredCalls = (): readonly AnyEndpoint[] => routes.map(({ endpoint }) => endpoint);

/** Test files that try every call share them: two workers then have something to do. */
export const parts = 4;

/**
 * Every fourth call.
 * @param part from 0 to `parts` − 1
 */
export const callsOfPart = (part: number): readonly AnyEndpoint[] => declaredCalls().filter((_, at) => at % parts === part);
