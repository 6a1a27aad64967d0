import { compiledTexts, portalLinks } from "../../contract/portal-links.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortalLinks } from "./portal-links.store.ts";
import { makeTextCompiler } from "./text-compiler.store.ts";

/** Endpoints for portal links, and for texts with variables. */
export const routes: RouteContribution = ({ outbox }) => [
  ...routesFor(portalLinks, { create: (call) => makePortalLinks({ ...call, outbox }).create(call.params.id, call.body) }),
  ...routesFor(compiledTexts, {
    compile: (call) => makeTextCompiler(call).compile(call.body.text, call.body.con_id ?? null),
    compileFor: (call) => makeTextCompiler(call).compile(call.body.text, call.params.id),
  }),
];
