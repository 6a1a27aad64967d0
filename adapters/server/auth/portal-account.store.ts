import { sql } from "kysely";
import type { PortalInfo, PortalUser } from "../../../core/auth/portal-auth.model.ts";
import type { ContactKey } from "../../../core/auth/portal-credentials.rule.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import { noticeStanding } from "../portal-notices/alert-choice.store.ts";
import { learnerRole } from "../portal-roles/learner-role.store.ts";
import { sectionsOf } from "../portal-settings/portal-sections.store.ts";
import type { Tx } from "../storage/database.ts";

export type PortalPlace = {
  readonly pid: string;
  readonly org_id: number;
  readonly title: string;
  readonly theme: Record<string, unknown>;
  readonly full_screen: boolean;
};

/** The look of a portal: its own, or else the organisation's. */
const ownTheme = sql<Record<string, unknown>>`coalesce(p.theme, o.theme)`;

const openPortals = ({ db }: Tx) =>
  db
    .selectFrom("portals as p")
    .innerJoin("orgs as o", "o.org_id", "p.org_id")
    .select(["p.pid", "p.org_id", "p.title", "p.full_screen", ownTheme.as("theme")])
    .where("p.closed_at", "is", null)
    .where("o.closed_at", "is", null)
    .where(sql<boolean>`'include_portal' = any(o.features)`);

/** The portal with an id, or without one the first of the server's only organisation; null when there is none, or more than one organisation. */
export const portalPlace = async (tx: Tx, pid: string | null): Promise<PortalPlace | null> => {
  if (pid !== null) return (await openPortals(tx).where("p.pid", "=", pid).executeTakeFirst()) ?? null;
  const open = await openPortals(tx).orderBy("p.created_at").orderBy("p.pid").execute();
  const [first] = open;
  return first === undefined || open.some(({ org_id }) => org_id !== first.org_id) ? null : first;
};

export const portalInfo = ({ pid, title, theme, full_screen }: Omit<PortalPlace, "org_id">): PortalInfo => ({
  pid,
  title,
  theme,
  full_screen,
});

export type LearnerAccount = {
  readonly con_id: number;
  readonly password_hash: string | null;
  /** chosen by the learner */ readonly language: Language | null;
};

/**
 * The contact with an email or mobile number, neither archived, blocked nor deleted; of several the one with a password, then the oldest.
 */
export const learnerAccount = async ({ db }: Tx, org: number, { kind, value }: ContactKey): Promise<LearnerAccount | null> => {
  const column = kind === "email" ? sql.ref("email") : sql.ref("mobile");
  const { rows } = await sql<LearnerAccount>`
    select con_id, password_hash, language from contacts
    where org_id = ${org} and ${column} @> array[${value}]::text[] and archived_at is null and blocked_at is null and deleted_at is null
    order by password_hash is null, con_id limit 1`.execute(db);
  return rows[0] ?? null;
};

/**
 * The learner as the portal's pages receive it.
 * @param csrfToken of the caller's session
 */
export const portalUser = async (tx: Tx, org: number, contact: number, pid: string, csrfToken: string): Promise<PortalUser | null> => {
  const row = await tx.db
    .selectFrom("contacts as c")
    .innerJoin("orgs as o", "o.org_id", "c.org_id")
    .innerJoin("portals as p", "p.org_id", "o.org_id")
    .select([
      "c.con_id",
      "c.first_name",
      "c.last_name",
      "c.email",
      "c.mobile",
      "c.photo",
      "c.language",
      "c.password_hash",
      "o.name as org_name",
      "o.features",
      "o.analytics_integrations",
      ownTheme.as("theme"),
      "p.pid",
      "p.title",
      "p.full_screen",
    ])
    .where("c.org_id", "=", org)
    .where("c.con_id", "=", contact)
    .where("p.pid", "=", pid)
    .where("p.closed_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { password_hash, theme, title, full_screen, ...rest } = row;
  const tester = await tx.db
    .selectFrom("portal_testers")
    .select("con_id")
    .where("org_id", "=", org)
    .where("con_id", "=", contact)
    .executeTakeFirst();
  const standing = {
    ...(await noticeStanding(tx, contact)),
    portal_sections: await sectionsOf(tx),
    tester: tester !== undefined,
    role: await learnerRole(tx, contact),
  };
  return {
    ...rest,
    ...standing,
    has_password: password_hash !== null,
    portal: portalInfo({ pid: row.pid, title, theme, full_screen }),
    csrf_token: csrfToken,
  };
};
