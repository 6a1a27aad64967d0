import * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { Channel } from "../outbox/message.model.ts";
import { AlertChoice, defaultAlerts } from "../portal-notices/alert-choice.model.ts";
import { LearnerRole } from "../portal-roles/learner-role.model.ts";
import { PortalSection } from "../portal-settings/portal-section.model.ts";
import { longestEmail } from "../validation/email.rule.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";
import { boundedText } from "./bounded-text.model.ts";

const who = { pid: boundedText("PortalId", 1, 100), email: boundedText("Email", 1, longestEmail), mobile: boundedText("Mobile", 1, 40) };

/** An email or mobile with a pin or password; the portal id is optional if the server has a single portal. */
export const PortalCredentials = exactly(
  "PortalCredentials",
  {},
  { ...who, pin: boundedText("Pin", 1, 12), password: boundedText("GivenPassword", 1, passwordLength.max) },
);
export type PortalCredentials = t.TypeOf<typeof PortalCredentials>;

/** The recipient of a pin. */
export const PinRequest = exactly("PinRequest", {}, who);
export type PinRequest = t.TypeOf<typeof PinRequest>;

/** The secret of a sign-in link created by staff; the portal id is optional if the server has a single portal. */
export const PortalLinkSignIn = exactly("PortalLinkSignIn", { token: boundedText("LinkSecret", 1, 100) }, { pid: who.pid });
export type PortalLinkSignIn = t.TypeOf<typeof PortalLinkSignIn>;

/** The public data of a portal; `full_screen` tells whether lessons may fill the screen. */
export const PortalInfo = t.type(
  { pid: t.string, title: t.string, theme: t.UnknownRecord, full_screen: orDefault(t.boolean, true) },
  "PortalInfo",
);
export type PortalInfo = t.TypeOf<typeof PortalInfo>;

/**
 * A portal as its sign-in page needs it.
 * @property pin_by channels by which a pin can be sent
 */
export const PortalEntrance = t.intersection([PortalInfo, t.type({ pin_by: t.readonlyArray(Channel) })], "PortalEntrance");
export type PortalEntrance = t.TypeOf<typeof PortalEntrance>;

/** The learner who is signed in to a portal. */
export const PortalUser = t.type(
  {
    con_id: t.number,
    pid: t.string,
    first_name: t.string,
    last_name: t.string,
    email: t.readonlyArray(t.string),
    mobile: t.readonlyArray(t.string),
    photo: orNull(t.string),
    language: orNull(t.keyof({ en: null, es: null })),
    has_password: t.boolean,
    org_name: t.string,
    /** features enabled for the organisation */
    features: t.readonlyArray(t.string),
    /** services that receive the organisation's events */
    analytics_integrations: orDefault(t.readonlyArray(t.string), []),
    portal: PortalInfo,
    /** the sections of the portal, in order */
    portal_sections: orDefault(t.readonlyArray(PortalSection), []),
    /** sees courses that are drafts */
    tester: orDefault(t.boolean, false),
    /** null without a role */
    role: orDefault(orNull(LearnerRole), null),
    /** how the learner is notified besides the page */
    alerts: orDefault(AlertChoice, defaultAlerts),
    unread_notices: orDefault(t.number, 0),
    csrf_token: t.string,
  },
  "PortalUser",
);
export type PortalUser = t.TypeOf<typeof PortalUser>;

/** The response to a portal sign-in; the token is also in the cookie. */
export const PortalSignedIn = t.type(
  { access_token: t.string, pid: t.string, con_id: t.number, csrf_token: t.string, meta: PortalUser },
  "PortalSignedIn",
);
export type PortalSignedIn = t.TypeOf<typeof PortalSignedIn>;

/** What a learner may change of their own record. */
export const PortalUserChange = exactly(
  "PortalUserChange",
  {},
  {
    first_name: boundedText("Name", 1, 100),
    last_name: boundedText("Name", 0, 100),
    language: t.keyof({ en: null, es: null }),
    alerts: AlertChoice,
  },
);
export type PortalUserChange = t.TypeOf<typeof PortalUserChange>;
