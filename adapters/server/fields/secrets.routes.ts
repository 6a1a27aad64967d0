import { secrets } from "../../contract/secrets.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { makeSecretStore } from "./secrets.store.ts";

/** Calls about secrets of contacts. */
export const secretRoutes = ({ sealer }: Pick<ServerDeps, "sealer">): readonly Route[] =>
  routesFor(secrets, {
    confirm: (call) => makeSecretStore({ ...call, sealer }).confirm(call.body.password),
    reveal: (call) => makeSecretStore({ ...call, sealer }).reveal(call.params.id, call.query.field),
  });
