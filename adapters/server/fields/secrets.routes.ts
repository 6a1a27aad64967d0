import { secrets } from "../../contract/secrets.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeSecretStore } from "./secrets.store.ts";

/** Endpoints for secrets of contacts. */
export const routes: RouteContribution = ({ sealer }) =>
  routesFor(secrets, {
    confirm: (call) => makeSecretStore({ ...call, sealer }).confirm(call.body.password),
    reveal: (call) => makeSecretStore({ ...call, sealer }).reveal(call.params.id, call.query.field),
  });
