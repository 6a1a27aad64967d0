import { sql } from "kysely";
import { Flag, Role } from "../../../core/access/role.model.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import type { Tx } from "../storage/database.ts";

/** What sign-in needs to know of an account. */
export type Account = {
  readonly user_id: number;
  readonly org_id: number;
  readonly first_name: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly active: boolean;
  /** the person at a sign-on provider to whom the account is linked */
  readonly issuer: string | null;
  readonly subject: string | null;
};

const accountColumns = sql<Account>`user_id, org_id, first_name, email, password_hash, status = 1 as active, oidc_issuer as issuer, oidc_subject as subject`;

/** The account of an email address, in whatever organisation. */
export const accountByEmail = async ({ db }: Tx, email: string): Promise<Account | null> => {
  const { rows } = await sql<Account>`select ${accountColumns} from users where lower(email) = ${normalEmail(email)}`.execute(db);
  return rows[0] ?? null;
};

/** The account that is linked to a person at a sign-on provider. */
export const accountBySubject = async ({ db }: Tx, issuer: string, subject: string): Promise<Account | null> => {
  const { rows } = await sql<Account>`select ${accountColumns} from users where oidc_issuer = ${issuer} and oidc_subject = ${subject}`.execute(db);
  return rows[0] ?? null;
};

/** The user as the pages know them. @param csrfToken of the session that asks */
export const sessionUser = async ({ db }: Tx, org: number, user: number, csrfToken: string): Promise<SessionUser | null> => {
  const row = await db
    .selectFrom("users as u")
    .innerJoin("orgs as o", "o.org_id", "u.org_id")
    .select(["u.user_id", "u.first_name", "u.last_name", "u.email", "u.mobile", "u.photo", "u.role", "u.flags", "u.teams", "u.activated", "u.created_at"])
    .select(["o.org_id", "o.name as org_name", "o.domain as org_domain", "o.plan as org_plan", "o.trial_end", "o.timezone", "o.features"])
    .where("u.org_id", "=", org)
    .where("u.user_id", "=", user)
    .executeTakeFirst();
  if (row === undefined || !Role.is(row.role)) return null;
  const { user_id, role, flags, org_id, ...rest } = row;
  return {
    ...rest,
    id: user_id,
    org_id,
    role,
    flags: flags.filter(Flag.is),
    owner: role === "owner",
    sudo: false,
    team_id: rest.teams[0] ?? null,
    training_pid: null,
    analytics_integrations: [],
    pn_user_channel: `user:${user_id}`,
    pn_org_channel: `org:${org_id}`,
    pn_sub_key: null,
    twilio_phone: null,
    twilio_ms_id: null,
    csrf_token: csrfToken,
  };
};
