import * as t from "io-ts";
import { anyone, staff } from "../../core/access/access-rule.rule.ts";
import { ApiTokenEntry, SessionEntry } from "../../core/auth/access-list.model.ts";
import { Credentials, LinkToken, NewApiToken, ResetConfirm, ResetRequest, SignUp } from "../../core/auth/credentials.model.ts";
import { LoginAnswer } from "../../core/auth/login-info.model.ts";
import { PlanInfo } from "../../core/auth/plan.model.ts";
import { SessionUser, SignedIn } from "../../core/auth/session-user.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const entryId = t.type({ id: IntText });

/** Signing in and out of the staff application. */
export const auth = {
  login: endpoint({ ...noInput, name: "auth.login", summary: "Signs a member of staff in.", method: "POST", path: "/api/users/login", access: anyone, rate: "login", body: Credentials, reply: SignedIn }),
  signup: endpoint({ ...noInput, name: "auth.signup", summary: "Creates an organisation and signs its owner in.", method: "POST", path: "/api/users/signup", access: anyone, rate: "login", body: SignUp, reply: SignedIn }),
  logout: endpoint({ ...noInput, name: "auth.logout", summary: "Ends the session.", method: "POST", path: "/api/users/logout", access: staff(), needsPlan: false, reply: Done }),
  current: endpoint({ ...noInput, name: "auth.current", summary: "Tells who is signed in.", method: "GET", path: "/api/users/current", access: staff(), reply: SessionUser }),
  loginInfo: endpoint({ ...noInput, name: "auth.loginInfo", summary: "Tells how one can sign in; with a code, what became of a single sign-on.", method: "GET", path: "/api/users/login", access: anyone, query: t.partial({ code: t.string }), reply: LoginAnswer }),
  signupInfo: endpoint({ ...noInput, name: "auth.signupInfo", summary: "Describes the plan that a sign-up would begin with.", method: "GET", path: "/api/users/signup", access: anyone, query: t.partial({ plan: t.string }), reply: PlanInfo }),
  requestReset: endpoint({ ...noInput, name: "auth.requestReset", summary: "Sends a link to choose a new password, if the address is known.", method: "POST", path: "/api/users/reset_password", access: anyone, rate: "reset", body: ResetRequest, reply: Done }),
  checkReset: endpoint({ ...noInput, name: "auth.checkReset", summary: "Tells whether a reset link is still good.", method: "GET", path: "/api/users/reset_password_confirm", access: anyone, rate: "login", query: LinkToken, reply: Done }),
  confirmReset: endpoint({ ...noInput, name: "auth.confirmReset", summary: "Sets a new password with a reset link, which works once.", method: "POST", path: "/api/users/reset_password_confirm", access: anyone, rate: "login", body: ResetConfirm, reply: Done }),
  activate: endpoint({ ...noInput, name: "auth.activate", summary: "Confirms an email address with the link that was mailed to it.", method: "POST", path: "/api/users/activate", access: anyone, rate: "login", body: LinkToken, reply: Done }),
  createToken: endpoint({ ...noInput, name: "auth.createToken", summary: "Makes a token for scripts, which is shown this once, and tells the key that goes with it.", method: "POST", path: "/api/users/token", access: staff(), body: NewApiToken, reply: t.type({ token: t.string, app_key: t.string }) }),
  tokens: endpoint({ ...noInput, name: "auth.tokens", summary: "Lists one's own tokens, without their secrets.", method: "GET", path: "/api/users/tokens", access: staff(), reply: t.readonlyArray(ApiTokenEntry) }),
  revokeToken: endpoint({ ...noInput, name: "auth.revokeToken", summary: "Revokes one of one's own tokens.", method: "DELETE", path: "/api/users/tokens/:id", access: staff(), needsPlan: false, params: entryId, reply: Done }),
  sessions: endpoint({ ...noInput, name: "auth.sessions", summary: "Lists the browsers in which one is signed in.", method: "GET", path: "/api/users/sessions", access: staff(), reply: t.readonlyArray(SessionEntry) }),
  closeSession: endpoint({ ...noInput, name: "auth.closeSession", summary: "Signs one's own other browser out.", method: "DELETE", path: "/api/users/sessions/:id", access: staff(), needsPlan: false, params: entryId, reply: Done }),
} as const;
