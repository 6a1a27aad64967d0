import { sql } from "kysely";
import { Role } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import { OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { orgLines } from "../phone/phone-lines.store.ts";
import type { Tx } from "../storage/database.ts";
import { teamInForceOf } from "../teams/team-in-force.store.ts";

/** The account data that sign-in needs. */
export type Account = {
  readonly user_id: number;
  readonly org_id: number;
  readonly first_name: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly active: boolean;
  /** the email address was confirmed */
  readonly activated: boolean;
  /** epoch seconds */
  readonly created_at: number;
  /** the identity at a sign-on provider to which the account is linked */
  readonly issuer: string | null;
  readonly subject: string | null;
  /** when the pending invitation was sent, epoch seconds; null without one */
  readonly invited_at: number | null;
};

const accountColumns = sql<Account>`user_id, org_id, first_name, email, password_hash, status = 1 as active, activated, created_at, oidc_issuer as issuer, oidc_subject as subject, invited_at`;

/** The account with an email address, in any organisation. */
export const accountByEmail = async ({ db }: Tx, email: string): Promise<Account | null> => {
  const { rows } = await sql<Account>`select ${accountColumns} from users where lower(email) = ${normalEmail(email)}`.execute(db);
  return rows[0] ?? null;
};

/** Makes other transactions that would create an account with this address wait for the end of this one. */
export const lockAddress = async ({ db }: Tx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signup:${normalEmail(email)}`}, 4400))`.execute(db);
};

/** The account linked to an identity at a sign-on provider. */
export const accountBySubject = async ({ db }: Tx, issuer: string, subject: string): Promise<Account | null> => {
  const { rows } =
    await sql<Account>`select ${accountColumns} from users where oidc_issuer = ${issuer} and oidc_subject = ${subject}`.execute(db);
  return rows[0] ?? null;
};

const readTheme = (stored: unknown): OrgTheme => {
  const theme = OrgTheme.decode(stored);
  return theme._tag === "Right" ? theme.right : plainTheme;
};

/**
 * The user as the pages receive it.
 * @param csrfToken of the caller's session
 * @param two_step_due whether the session has to set up two-step sign-in first
 * @param now epoch seconds
 */
export const sessionUser = async (
  tx: Tx,
  org: number,
  user: number,
  csrfToken: string,
  two_step_due: boolean,
  now: number,
): Promise<SessionUser | null> => {
  const row = await tx.db
    .selectFrom("users as u")
    .innerJoin("orgs as o", "o.org_id", "u.org_id")
    .select([
      "u.user_id",
      "u.first_name",
      "u.last_name",
      "u.email",
      "u.mobile",
      "u.photo",
      "u.role",
      "u.flags",
      "u.flags_until",
      "u.teams",
      "u.row_rule",
      "u.team_id",
      "u.activated",
      "u.created_at",
    ])
    .select([
      "o.org_id",
      "o.name as org_name",
      "o.domain as org_domain",
      "o.plan as org_plan",
      "o.trial_end",
      "o.features",
      "o.theme",
      "o.analytics_integrations",
    ])
    .select((eb) => eb.fn.coalesce("u.timezone", "o.timezone").as("timezone"))
    .select((eb) => eb("u.pin_hash", "is not", null).$castTo<boolean>().as("has_pin"))
    .select((eb) =>
      eb
        .selectFrom("portals as p")
        .select("p.pid")
        .whereRef("p.org_id", "=", "o.org_id")
        .where("p.closed_at", "is", null)
        .orderBy("p.created_at")
        .orderBy("p.pid")
        .limit(1)
        .as("training_pid"),
    )
    .where("u.org_id", "=", org)
    .where("u.user_id", "=", user)
    .executeTakeFirst();
  if (row === undefined || !Role.is(row.role)) return null;
  const { user_id, role, flags, flags_until, org_id, row_rule, ...rest } = row;
  const team = await teamInForceOf(tx, { org_id, role, teams: rest.teams, features: rest.features }, rest.team_id);
  return {
    ...rest,
    row_rule: storedRowRule(row_rule),
    id: user_id,
    org_id,
    role,
    theme: readTheme(rest.theme),
    flags: flagsInForce(flags, flags_until, now),
    owner: role === "owner",
    sudo: false,
    team_id: team?.id ?? null,
    pn_user_channel: `user:${user_id}`,
    pn_org_channel: `org:${org_id}`,
    pn_sub_key: null,
    twilio_phone: team?.twilio_phone ?? (await orgLines(tx, org_id))[0] ?? null,
    twilio_ms_id: null,
    csrf_token: csrfToken,
    intercom_user_hash: "",
    two_step_due,
  };
};
