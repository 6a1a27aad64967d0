import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { People } from "../../core/users/people.port.ts";
import { invitations } from "../contract/invitations.contract.ts";
import { users } from "../contract/users.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** Colleagues over HTTP, for administrators. */
export const makePeopleHttp = (call: Caller): People => ({
  list: (archived) => call(users.list, { ...none, query: { archived } }),
  get: (id) => call(users.get, { ...none, params: { id } }),
  change: (id, body) => call(users.change, { ...none, params: { id }, body }),
  sessions: (id) => call(users.sessions, { ...none, params: { id } }),
  resetTwoStep: (id) => pipe(call(users.resetTwoStep, { ...none, params: { id } }), nothing),
  endSession: (id, session) => pipe(call(users.endSession, { ...none, params: { id, session } }), nothing),
  handOver: (id, password) => pipe(call(users.handOver, { ...none, params: { id }, body: { password } }), nothing),
  invite: (body) => call(invitations.invite, { ...none, body }),
  inviteMany: (body) => call(invitations.inviteMany, { ...none, body }),
  reinvite: (id) => call(invitations.again, { ...none, params: { id } }),
  restore: (id, undo = false) => pipe(call(users.restore, { ...none, params: { id }, query: { undo } }), nothing),
  owned: (id) => call(users.owned, { ...none, params: { id } }),
  archive: (id, { replacement, replacements, keepsContacts }) =>
    pipe(
      call(users.remove, {
        ...none,
        params: { id },
        query: { replacement_user_id: replacement, replacements, keep_contacts: keepsContacts },
      }),
      nothing,
    ),
});
