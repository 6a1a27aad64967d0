import * as t from "io-ts";
import { Role } from "../access/role.model.ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { EmailText, NewPassword, PersonName } from "../auth/credentials.model.ts";
import { listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** Limits of invitations: how many at once, how long one is valid, and how long to wait before it is sent again; times in seconds. */
export const invitationLimits = { atOnce: 50, seconds: 7 * 24 * 3600, again: 60, pasted: 320, teams: 200 } as const;

const access = { role: Role, teams: listUpTo(RecordId, invitationLimits.teams) };

/** A colleague to be invited. */
export const Invitee = exactly(
  "Invitee",
  { email: EmailText, ...access },
  { first_name: boundedText("Name", 0, 100), last_name: boundedText("Name", 0, 100) },
);
export type Invitee = t.TypeOf<typeof Invitee>;

/** Several addresses, as they were pasted, that are invited with one role and the same teams. */
export const Invitees = exactly(
  "Invitees",
  { emails: listUpTo(textUpTo(invitationLimits.pasted), invitationLimits.atOnce), ...access },
  {},
);
export type Invitees = t.TypeOf<typeof Invitees>;

const sent = {
  /** the address that accepts the invitation; only its hash is stored */
  link: t.string,
  /** false where mail is not set up, so that the link has to be passed on */
  mailed: t.boolean,
};

/** An invitation as its inviter receives it, once. */
export const Invited = t.type({ new_user_id: t.number, ...sent }, "Invited");
export type Invited = t.TypeOf<typeof Invited>;

/** An invitation that was sent again. */
export const InvitedAgain = t.type(sent, "InvitedAgain");
export type InvitedAgain = t.TypeOf<typeof InvitedAgain>;

/**
 * What became of one pasted address.
 * @property user_id the new user, or the archived one who can be restored; null for none
 * @property link null unless invited
 * @property problem why the address was not invited; null if it was
 */
export const InviteResult = t.type(
  {
    email: t.string,
    outcome: t.keyof({ invited: null, archived: null, refused: null }),
    user_id: orNull(t.number),
    link: orNull(t.string),
    problem: orNull(t.string),
  },
  "InviteResult",
);
export type InviteResult = t.TypeOf<typeof InviteResult>;
export const InviteResults = t.type({ results: t.readonlyArray(InviteResult), mailed: t.boolean }, "InviteResults");
export type InviteResults = t.TypeOf<typeof InviteResults>;

/** An invitation as the person who was invited sees it. */
export const InvitationShown = t.type(
  {
    email: t.string,
    first_name: t.string,
    last_name: t.string,
    org_name: t.string,
    /** the name of the person who sent it; null if they left */
    invited_by: orNull(t.string),
    /** where single sign-on begins; null where it is not configured */
    oidc_url: orNull(t.string),
  },
  "InvitationShown",
);
export type InvitationShown = t.TypeOf<typeof InvitationShown>;

/** The acceptance of an invitation. */
export const Acceptance = exactly(
  "Acceptance",
  { token: boundedText("Secret", 1, 200), first_name: PersonName, last_name: PersonName, password: NewPassword },
  {},
);
export type Acceptance = t.TypeOf<typeof Acceptance>;
