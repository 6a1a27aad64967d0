import { ownSecretsContract } from "../../contract/own-secrets.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { makeOwnSecretsStore } from "./own-secrets.store.ts";

/** Calls of learners about what they have told in confidence. */
export const ownSecretsRoutes = ({ sealer, outbox }: Pick<ServerDeps, "sealer" | "outbox">): readonly Route[] =>
  routesFor(ownSecretsContract, {
    sendPin: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).sendPin,
    confirm: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).confirm(call.body.pin),
    reveal: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).reveal(call.query.field),
  });
