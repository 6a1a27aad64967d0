import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ProfileStore } from "../../core/profile/profile.port.ts";
import { accessList } from "../contract/access-list.contract.ts";
import { profile } from "../contract/profile.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** Users' own accounts kept by the server. */
export const makeProfileHttp = (call: Caller): ProfileStore => ({
  change: (body) => pipe(call(profile.change, { ...none, body }, returned), nothing),
  changePassword: (body) => pipe(call(profile.changePassword, { ...none, body }, returned), nothing),
  sessions: () => call(accessList.sessions, none, returned),
  closeSession: (id) => pipe(call(accessList.closeSession, { ...none, params: { id } }), nothing),
  tokens: () => call(accessList.tokens, none, returned),
  createToken: (name) => call(accessList.createToken, { ...none, body: { name } }, returned),
  revokeToken: (id) => pipe(call(accessList.revokeToken, { ...none, params: { id } }), nothing),
});
