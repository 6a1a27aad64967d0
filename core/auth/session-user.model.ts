import * as t from "io-ts";
import { Flag, Role } from "../access/role.model.ts";
import { RowRule } from "../access/row-rule.model.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { OrgTheme, plainTheme } from "../theme/org-theme.model.ts";

/** The signed-in staff user with the organisation's data that the pages need. */
export const SessionUser = t.type(
  {
    id: t.number,
    first_name: t.string,
    last_name: t.string,
    email: t.string,
    mobile: orNull(t.string),
    photo: orNull(t.string),
    role: Role,
    owner: t.boolean,
    activated: t.boolean,
    /** support staff impersonating this user */
    sudo: t.boolean,
    /** permissions granted */
    flags: t.readonlyArray(Flag),
    teams: t.readonlyArray(t.number),
    /** which contacts the user sees */
    row_rule: orDefault(RowRule, "all"),
    team_id: orNull(t.number),
    org_id: t.number,
    org_name: t.string,
    org_domain: t.string,
    org_plan: t.string,
    /** in which days and times are shown: the user's own, else the organisation's */
    timezone: t.string,
    /** whether a PIN stands in for the password where a page asks again */
    has_pin: orDefault(t.boolean, false),
    /** epoch seconds */
    created_at: t.number,
    /** epoch seconds; 0 without a trial */
    trial_end: t.number,
    /** the portal in which staff train: the organisation's oldest open one; null without one */
    training_pid: orNull(t.string),
    /** features enabled for the organisation */
    features: t.readonlyArray(t.string),
    /** the organisation's theme */
    theme: orDefault(OrgTheme, plainTheme),
    analytics_integrations: t.readonlyArray(t.string),
    pn_user_channel: t.string,
    pn_org_channel: t.string,
    pn_sub_key: orNull(t.string),
    twilio_phone: orNull(t.string),
    twilio_ms_id: orNull(t.string),
    csrf_token: t.string,
    /** proves to the support chat who writes; empty without its key, and in replies to a sign-in */
    intercom_user_hash: orDefault(t.string, ""),
    /** two-step sign-in must be set up before anything else */
    two_step_due: orDefault(t.boolean, false),
  },
  "SessionUser",
);
export type SessionUser = t.TypeOf<typeof SessionUser>;

/** The response to a sign-in; the session itself is only in the cookie. */
export const SignedIn = t.type({ status: t.literal("success"), csrf_token: t.string, user: SessionUser }, "SignedIn");
export type SignedIn = t.TypeOf<typeof SignedIn>;
