import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { ApiTokenEntry, SessionEntry } from "../../core/auth/access-list.model.ts";
import { NewApiToken } from "../../core/auth/new-api-token.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const MadeToken = t.type({ token: t.string, app_key: t.string });
const entryId = t.type({ id: IntText });

/** Endpoints for the user's sessions and API tokens; only the profile loads them, which keeps them out of the initial bundle. */
export const accessList = {
  createToken: endpoint({
    ...noInput,
    name: "auth.createToken",
    summary:
      "Creates an API token for scripts, limited to scopes if it names some, for 30, 90 or 365 days. The response contains the token, which is not shown again, and the app key to send with it.",
    method: "POST",
    path: "/api/users/token",
    access: staff(),
    carriesTeams: false,
    body: NewApiToken,
    reply: MadeToken,
  }),
  rotateToken: endpoint({
    ...noInput,
    name: "auth.rotateToken",
    summary:
      "Gives an API token of the caller a new secret and its full life again. The new secret is not shown again; the replaced one works for another 24 hours, but not longer than it would have.",
    method: "POST",
    path: "/api/users/tokens/:id/rotate",
    access: staff(),
    carriesTeams: false,
    params: entryId,
    reply: MadeToken,
  }),
  tokens: endpoint({
    ...noInput,
    name: "auth.tokens",
    summary: "Lists the caller's API tokens, without the tokens themselves; expired ones for 30 more days.",
    method: "GET",
    path: "/api/users/tokens",
    whileViewing: "refused",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(ApiTokenEntry),
  }),
  revokeToken: endpoint({
    ...noInput,
    name: "auth.revokeToken",
    summary: "Revokes an API token of the caller.",
    method: "DELETE",
    path: "/api/users/tokens/:id",
    access: staff(),
    carriesTeams: false,
    needsPlan: false,
    params: entryId,
    reply: Done,
  }),
  sessions: endpoint({
    ...noInput,
    name: "auth.sessions",
    summary: "Lists the caller's active sessions.",
    method: "GET",
    path: "/api/users/sessions",
    whileViewing: "refused",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(SessionEntry),
  }),
  closeSession: endpoint({
    ...noInput,
    name: "auth.closeSession",
    summary: "Ends another session of the caller.",
    method: "DELETE",
    path: "/api/users/sessions/:id",
    access: staff(),
    carriesTeams: false,
    needsPlan: false,
    params: entryId,
    reply: Done,
  }),
} as const;
