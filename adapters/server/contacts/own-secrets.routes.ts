import { ownSecretsContract } from "../../contract/own-secrets.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOwnSecretsStore } from "./own-secrets.store.ts";

/** Endpoints for learners' own secrets. */
export const routes: RouteContribution = ({ sealer, outbox }) =>
  routesFor(ownSecretsContract, {
    sendPin: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).sendPin,
    confirm: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).confirm(call.body.pin),
    reveal: (call) => makeOwnSecretsStore({ ...call, sealer, outbox }).reveal(call.query.field),
  });
