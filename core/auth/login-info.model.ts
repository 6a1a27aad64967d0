import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** A public account of the demo mode. */
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

/** The available ways to sign in. */
export const LoginInfo = t.type(
  {
    password: t.boolean,
    /** whether this server can send email, which a password reset needs */
    mail: t.boolean,
    /** the URL of single sign-on; null if it is off */
    oidc_url: orNull(t.string),
    /** whether anyone may sign up with a new organisation */
    sign_up: t.boolean,
    demo_accounts: t.readonlyArray(DemoAccount),
    /** the result of a single sign-on redirect with a code; null without one */
    message: orNull(t.string),
  },
  "LoginInfo",
);
export type LoginInfo = t.TypeOf<typeof LoginInfo>;

/** The response about sign-in: the options, an action, or an empty list if there is nothing to sign in to. */
export const LoginAnswer = t.union([LoginInfo, t.type({ action: t.literal("validate_okta") }), t.readonlyArray(t.unknown)], "LoginAnswer");
export type LoginAnswer = t.TypeOf<typeof LoginAnswer>;
