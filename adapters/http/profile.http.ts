import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ProfileStore } from "../../core/profile/profile.port.ts";
import { accessList } from "../contract/access-list.contract.ts";
import { profile } from "../contract/profile.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** Users' own accounts over HTTP. */
export const makeProfileHttp = (call: Caller): ProfileStore => ({
  change: (body) => pipe(call(profile.change, { ...none, body }), nothing),
  changePassword: (body) => pipe(call(profile.changePassword, { ...none, body }), nothing),
  sessions: () => call(accessList.sessions, none),
  closeSession: (id) => pipe(call(accessList.closeSession, { ...none, params: { id } }), nothing),
  tokens: () => call(accessList.tokens, none),
  createToken: (body) => call(accessList.createToken, { ...none, body }),
  rotateToken: (id) => call(accessList.rotateToken, { ...none, params: { id } }),
  revokeToken: (id) => pipe(call(accessList.revokeToken, { ...none, params: { id } }), nothing),
});
