import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import { NewOrgToken, OrgToken } from "../../core/org-tokens/org-token.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const path = "/api/org/tokens";
const MadeToken = t.type({ token: t.string, app_key: t.string });
const common = { ...noInput, access: admins, carriesTeams: false };
const one = { ...common, params: t.type({ id: IntText }, "OrgTokenOfPath") };

/** Endpoints for the organisation's tokens. */
export const orgTokens = {
  list: endpoint({
    ...common,
    name: "orgTokens.list",
    summary: "Lists the organisation's tokens, without the tokens themselves; expired ones for 30 more days.",
    method: "GET",
    path,
    reply: t.readonlyArray(OrgToken),
  }),
  create: endpoint({
    ...common,
    name: "orgTokens.create",
    summary:
      "Creates a token of the organisation, which acts as a service user of its own and outlives whoever made it. The response contains the token, which is not shown again, and the app key to send with it.",
    method: "POST",
    path,
    body: NewOrgToken,
    reply: MadeToken,
  }),
  rotate: endpoint({
    ...one,
    name: "orgTokens.rotate",
    summary:
      "Gives a token of the organisation a new secret and its full life again; the replaced one works for another 24 hours. The token of a connector comes with a new signing secret: for 24 hours its deliveries carry a signature with each.",
    method: "POST",
    path: `${path}/:id/rotate`,
    reply: t.intersection([MadeToken, t.partial({ secret: t.string })]),
  }),
  revoke: endpoint({
    ...one,
    name: "orgTokens.revoke",
    summary: "Revokes a token of the organisation, and ends the subscriptions that were made with it.",
    method: "DELETE",
    path: `${path}/:id`,
    needsPlan: false,
    reply: Done,
  }),
} as const;
