import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ProfileStore } from "../../core/profile/profile.port.ts";
import { accessList } from "../contract/access-list.contract.ts";
import { credentials } from "../contract/credentials.contract.ts";
import { profile } from "../contract/profile.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** Users' own accounts over HTTP. */
export const makeProfileHttp = (call: Caller): ProfileStore => ({
  change: (body) => pipe(call(profile.change, { ...none, body }), nothing),
  timezones: () => call(profile.timezones, none),
  credentials: () => call(credentials.get, none),
  changePassword: (body) => pipe(call(credentials.password, { ...none, body }), nothing),
  changeEmail: (body) => pipe(call(credentials.email, { ...none, body }), nothing),
  resendEmail: () => pipe(call(credentials.resendEmail, none), nothing),
  cancelEmail: () => pipe(call(credentials.cancelEmail, none), nothing),
  changeMobile: (body) => pipe(call(credentials.mobile, { ...none, body }), nothing),
  changePin: (body) => pipe(call(credentials.pin, { ...none, body }), nothing),
  sessions: () => call(accessList.sessions, none),
  closeSession: (id) => pipe(call(accessList.closeSession, { ...none, params: { id } }), nothing),
  tokens: () => call(accessList.tokens, none),
  createToken: (body) => call(accessList.createToken, { ...none, body }),
  rotateToken: (id) => call(accessList.rotateToken, { ...none, params: { id } }),
  revokeToken: (id) => pipe(call(accessList.revokeToken, { ...none, params: { id } }), nothing),
});
