import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** An account that anybody may use, in demo mode. */
export const DemoAccount = t.type(
  {
    kind: t.keyof({ staff: null, learner: null }),
    name: t.string,
    email: t.string,
    password: t.string,
    /** role of staff, `learner` of learners */
    role: t.string,
    /** portal of a learner */
    pid: orNull(t.string),
  },
  "DemoAccount",
);
export type DemoAccount = t.TypeOf<typeof DemoAccount>;

/** How one can sign in here. */
export const LoginInfo = t.type(
  {
    password: t.boolean,
    /** whether mail can leave, which resetting a password needs */
    mail: t.boolean,
    /** where single sign-on begins; null where it is off */
    oidc_url: orNull(t.string),
    /** whether anybody may sign up with an organisation of their own */
    sign_up: t.boolean,
    demo_accounts: t.readonlyArray(DemoAccount),
    /** what became of a single sign-on that came back with a code; null without one */
    message: orNull(t.string),
  },
  "LoginInfo",
);
export type LoginInfo = t.TypeOf<typeof LoginInfo>;

/** What asking how to sign in may answer: the ways, an action, or an empty list when there is nothing to sign in to any more. */
export const LoginAnswer = t.union([LoginInfo, t.type({ action: t.literal("validate_okta") }), t.readonlyArray(t.unknown)], "LoginAnswer");
export type LoginAnswer = t.TypeOf<typeof LoginAnswer>;
