import type { FastifyInstance } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { type CountedClass, type Flood, limitHeaders, refuseFlood } from "./flood.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** the rate limit class of a route that is not an API call */
    rate?: CountedClass;
  }
}

/** Applies rate limits by address to routes that are not API calls and name a class, before any other work. */
export const limitBesides = (app: FastifyInstance, flood: Flood): void => {
  app.addHook("onRequest", async (request, reply) => {
    const rate = request.routeOptions.config?.rate;
    if (rate === undefined) return;
    const verdict = await flood.count(request, callerAddress(request.ip), rate);
    reply.headers(limitHeaders(verdict));
    refuseFlood(verdict);
  });
};
