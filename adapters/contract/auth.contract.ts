import * as t from "io-ts";
import { anyone, staff } from "../../core/access/access-rule.rule.ts";
import { Credentials, LinkToken, ResetConfirm, ResetRequest, SignUp } from "../../core/auth/credentials.model.ts";
import { LoginAnswer } from "../../core/auth/login-info.model.ts";
import { PlanInfo } from "../../core/auth/plan.model.ts";
import { SecondStep, SecondStepAsked } from "../../core/auth/second-step.model.ts";
import { SessionUser, SignedIn } from "../../core/auth/session-user.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Signing in and out of the staff application. */
export const auth = {
  login: endpoint({ ...noInput, name: "auth.login", summary: "Signs a member of staff in, or asks for the second step.", method: "POST", path: "/api/users/login", access: anyone, rate: "login", body: Credentials, reply: t.union([SignedIn, SecondStepAsked]) }),
  secondStep: endpoint({ ...noInput, name: "auth.secondStep", summary: "Signs in with a code, after the password.", method: "POST", path: "/api/users/login/second_step", access: anyone, rate: "login", body: SecondStep, reply: SignedIn }),
  signup: endpoint({ ...noInput, name: "auth.signup", summary: "Creates an organisation and signs its owner in.", method: "POST", path: "/api/users/signup", access: anyone, rate: "login", body: SignUp, reply: SignedIn }),
  logout: endpoint({ ...noInput, name: "auth.logout", summary: "Ends the session.", method: "POST", path: "/api/users/logout", access: staff(), needsPlan: false, duringTwoStepSetUp: true, reply: Done }),
  current: endpoint({ ...noInput, name: "auth.current", summary: "Tells who is signed in.", method: "GET", path: "/api/users/current", access: staff(), duringTwoStepSetUp: true, reply: SessionUser }),
  loginInfo: endpoint({ ...noInput, name: "auth.loginInfo", summary: "Tells how one can sign in; with a code, what became of a single sign-on.", method: "GET", path: "/api/users/login", access: anyone, duringTwoStepSetUp: true, query: t.partial({ code: t.string }), reply: LoginAnswer }),
  signupInfo: endpoint({ ...noInput, name: "auth.signupInfo", summary: "Describes the plan that a sign-up would begin with.", method: "GET", path: "/api/users/signup", access: anyone, query: t.partial({ plan: t.string }), reply: PlanInfo }),
  requestReset: endpoint({ ...noInput, name: "auth.requestReset", summary: "Sends a link to choose a new password, if the address is known.", method: "POST", path: "/api/users/reset_password", access: anyone, rate: "reset", body: ResetRequest, reply: Done }),
  checkReset: endpoint({ ...noInput, name: "auth.checkReset", summary: "Tells whether a reset link is still good.", method: "GET", path: "/api/users/reset_password_confirm", access: anyone, rate: "login", query: LinkToken, reply: Done }),
  confirmReset: endpoint({ ...noInput, name: "auth.confirmReset", summary: "Sets a new password with a reset link, which works once.", method: "POST", path: "/api/users/reset_password_confirm", access: anyone, rate: "login", body: ResetConfirm, reply: Done }),
  activate: endpoint({ ...noInput, name: "auth.activate", summary: "Confirms an email address with the link that was mailed to it.", method: "POST", path: "/api/users/activate", access: anyone, rate: "login", body: LinkToken, reply: Done }),
} as const;
