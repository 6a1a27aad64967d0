import * as t from "io-ts";
import { admins, ownerOnly, staff } from "../../core/access/access-rule.rule.ts";
import { SessionEntry } from "../../core/auth/access-list.model.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { Colleagues, HandOver, UserChange, UserNames, UserRecord } from "../../core/users/colleague.model.ts";
import { Owned } from "../../core/users/owned.model.ts";
import { ReplacementsText } from "../../core/users/replacements.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { ById } from "./resource.ts";
import { BoolText, IntText, orNullText } from "./wire.ts";

const all = "/api/users";
const one = `${all}/:id`;

/** Endpoints for the organisation's staff. */
export const users = {
  names: endpoint({
    ...noInput,
    name: "users.names",
    summary: "Lists all staff users by name, including former ones, and the caller.",
    method: "GET",
    path: `${all}/usernames`,
    access: staff(),
    carriesTeams: false,
    reply: UserNames,
  }),
  list: endpoint({
    ...noInput,
    name: "users.list",
    summary:
      "Lists users, and the caller: for administrators all users, active or archived; for others the active users of their teams, without addresses.",
    method: "GET",
    path: all,
    access: staff(),
    carriesTeams: false,
    query: t.type({ archived: orDefault(BoolText, false) }),
    reply: Colleagues,
  }),
  get: endpoint({
    ...noInput,
    name: "users.get",
    summary: "Returns a user with role, teams, features and permissions.",
    method: "GET",
    path: one,
    access: admins,
    carriesTeams: false,
    wrapsValues: true,
    params: ById,
    reply: UserRecord,
  }),
  change: endpoint({
    ...noInput,
    name: "users.change",
    summary:
      "Changes name, mobile number, photo, role, teams or permissions of a user. Fails with 409 and the stored user on a version conflict.",
    method: "PUT",
    path: one,
    access: admins,
    carriesTeams: false,
    wrapsValues: true,
    params: ById,
    body: UserChange,
    reply: UserRecord,
  }),
  restore: endpoint({
    ...noInput,
    name: "users.restore",
    summary: "Restores an archived user, without teams; with `undo` also with teams and what went to the replacement.",
    method: "POST",
    path: `${all}/restore/:id`,
    access: admins,
    carriesTeams: false,
    params: ById,
    query: t.type({ undo: orDefault(BoolText, false) }),
    reply: Done,
  }),
  owned: endpoint({
    ...noInput,
    name: "users.owned",
    summary: "Counts what a user owns, by kind.",
    method: "GET",
    path: `${one}/owned`,
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: Owned,
  }),
  remove: endpoint({
    ...noInput,
    name: "users.remove",
    summary:
      "Archives a user: what they own goes to the replacement, or by kind to those of `replacements`, such as `contacts:5,tasks:6`; contacts unless `keep_contacts`, and their sessions, tokens and devices end.",
    method: "DELETE",
    path: one,
    access: admins,
    carriesTeams: false,
    params: ById,
    query: t.type({ replacement_user_id: orNullText(IntText), replacements: ReplacementsText, keep_contacts: orDefault(BoolText, false) }),
    reply: Done,
  }),
  sessions: endpoint({
    ...noInput,
    name: "users.sessions",
    summary: "Lists the active sessions of a user.",
    method: "GET",
    path: `${one}/sessions`,
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: t.readonlyArray(SessionEntry),
  }),
  resetTwoStep: endpoint({
    ...noInput,
    name: "users.resetTwoStep",
    summary: "Turns off two-step sign-in of a user who lost both phone and recovery codes, and ends their sessions.",
    method: "DELETE",
    path: `${one}/two_step`,
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: Done,
  }),
  handOver: endpoint({
    ...noInput,
    name: "users.handOver",
    summary: "Makes an administrator the owner of the organisation, given the owner's password; the owner becomes an administrator.",
    method: "POST",
    path: `${one}/owner`,
    access: ownerOnly,
    carriesTeams: false,
    rate: "login",
    params: ById,
    body: HandOver,
    reply: Done,
  }),
  endSession: endpoint({
    ...noInput,
    name: "users.endSession",
    summary: "Ends a session of a user.",
    method: "DELETE",
    path: `${one}/sessions/:session`,
    access: admins,
    carriesTeams: false,
    params: t.type({ id: IntText, session: IntText }),
    reply: Done,
  }),
} as const;
