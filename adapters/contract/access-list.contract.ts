import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { ApiTokenEntry, SessionEntry } from "../../core/auth/access-list.model.ts";
import { NewApiToken } from "../../core/auth/credentials.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const entryId = t.type({ id: IntText });

/** Endpoints for the user's sessions and API tokens; only the profile loads them, which keeps them out of the initial bundle. */
export const accessList = {
  createToken: endpoint({
    ...noInput,
    name: "auth.createToken",
    summary: "Makes a token for scripts, which is shown this once, and tells the key that goes with it.",
    method: "POST",
    path: "/api/users/token",
    access: staff(),
    carriesTeams: false,
    body: NewApiToken,
    reply: t.type({ token: t.string, app_key: t.string }),
  }),
  tokens: endpoint({
    ...noInput,
    name: "auth.tokens",
    summary: "Lists one's own tokens, without their secrets.",
    method: "GET",
    path: "/api/users/tokens",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(ApiTokenEntry),
  }),
  revokeToken: endpoint({
    ...noInput,
    name: "auth.revokeToken",
    summary: "Revokes one of one's own tokens.",
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
    summary: "Lists the browsers in which one is signed in.",
    method: "GET",
    path: "/api/users/sessions",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(SessionEntry),
  }),
  closeSession: endpoint({
    ...noInput,
    name: "auth.closeSession",
    summary: "Signs one's own other browser out.",
    method: "DELETE",
    path: "/api/users/sessions/:id",
    access: staff(),
    carriesTeams: false,
    needsPlan: false,
    params: entryId,
    reply: Done,
  }),
} as const;
