import type { People } from "../../core/users/people.port.ts";
import { invitations } from "../contract/invitations.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Colleagues over HTTP, for administrators. */
export const makePeopleHttp = (call: Caller): People => ({
  invite: (body) => call(invitations.invite, { ...none, body }),
  inviteMany: (body) => call(invitations.inviteMany, { ...none, body }),
  reinvite: (id) => call(invitations.again, { ...none, params: { id } }),
});
