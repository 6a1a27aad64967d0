import type { AnyEndpoint } from "../../../adapters/contract/endpoint.ts";
import { serverRoutes } from "../../../adapters/server/server-routes.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { testConfig } from "./test-config.ts";

const nobody = { find: async () => null, forget: () => undefined, forgetAll: () => undefined };

/** Every call that the server answers, without starting one. */
export const declaredCalls = (): readonly AnyEndpoint[] => serverRoutes({ config: { ...testConfig, demo: true }, clock: fakeClock(0), sessions: nobody }).map(({ endpoint }) => endpoint);
