import type { FastifyInstance } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { type CountedClass, type Flood, limitHeaders, refuseFlood } from "./flood.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** the class in which requests to an address beside the calls are counted */
    rate?: CountedClass;
  }
}

/** Holds what is served beside the calls, where its route names a class, to limits by address, before anything else is done for it. */
export const limitBesides = (app: FastifyInstance, flood: Flood): void => {
  app.addHook("onRequest", async (request, reply) => {
    const rate = request.routeOptions.config?.rate;
    if (rate === undefined) return;
    const verdict = await flood.count(request, callerAddress(request.ip), rate);
    reply.headers(limitHeaders(verdict));
    refuseFlood(verdict);
  });
};
