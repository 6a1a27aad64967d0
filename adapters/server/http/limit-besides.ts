import type { FastifyInstance } from "fastify";
import { invoicePath } from "../billing/invoice.store.ts";
import { picturesPath } from "../pictures/picture-links.ts";
import { callerAddress } from "./caller-address.ts";
import { type CountedClass, type Flood, limitHeaders, refuseFlood } from "./flood.ts";

/** What is served beside the calls, by the address of its route, and the class in which it is counted. */
const besides: Readonly<Record<string, CountedClass>> = {
  "/auth/oidc/start": "login",
  "/auth/oidc/callback": "login",
  "/readyz": "general",
  "/docs/openapi.json": "public",
  "/media/:id/:name": "file",
  [`${picturesPath}/:signature`]: "file",
  [invoicePath]: "public",
};

/** Holds what is served beside the calls to limits by address, before anything else is done for it. */
export const limitBesides = (app: FastifyInstance, flood: Flood): void => {
  app.addHook("onRequest", async (request, reply) => {
    const rate = besides[request.routeOptions.url ?? ""];
    if (rate === undefined) return;
    const verdict = await flood.count(request, callerAddress(request.ip), rate);
    reply.headers(limitHeaders(verdict));
    refuseFlood(verdict);
  });
};
