import { compiledTexts, portalLinks } from "../../contract/portal-links.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { makePortalLinks } from "./portal-links.store.ts";
import { makeTextCompiler } from "./text-compiler.store.ts";

/** Calls about links into the portal, and about texts with variables. */
export const portalLinkRoutes = ({ outbox }: Pick<ServerDeps, "outbox">): readonly Route[] => [
  ...routesFor(portalLinks, { create: (call) => makePortalLinks({ ...call, outbox }).create(call.params.id, call.body) }),
  ...routesFor(compiledTexts, {
    compile: (call) => makeTextCompiler(call).compile(call.body.text, call.body.con_id ?? null),
    compileFor: (call) => makeTextCompiler(call).compile(call.body.text, call.params.id),
  }),
];
