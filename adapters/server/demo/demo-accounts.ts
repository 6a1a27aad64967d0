import { sql } from "kysely";
import { passwordHash, passwordMatches } from "../auth/password.crypto.ts";
import type { Database, Tx } from "../storage/database.ts";
import { demoLearner } from "./learning.demo.ts";
import { demoPassword, demoStaff } from "./people.demo.ts";
import { trialStaff } from "./plans.demo.ts";
import { ruledStaff } from "./ruled-staff.ts";

type Stored = { readonly kind: "staff" | "learner"; readonly id: number; readonly password_hash: string };

/** Accounts of demo organisations with a password. */
const withPassword = async ({ db }: Tx): Promise<readonly Stored[]> => {
  const { rows } = await sql<Stored>`
    select 'staff' as kind, user_id as id, password_hash from users join orgs using (org_id) where is_demo and password_hash is not null
    union all
    select 'learner', con_id, password_hash from contacts join orgs using (org_id) where is_demo and password_hash is not null`.execute(db);
  return rows;
};

const endStaff = async ({ db }: Tx, users: readonly number[]): Promise<void> => {
  if (users.length === 0) return;
  await db.updateTable("users").set({ password_hash: null }).where("user_id", "in", users).execute();
  await db.deleteFrom("sessions").where("user_id", "in", users).execute();
  await db.deleteFrom("api_tokens").where("user_id", "in", users).execute();
  await db.deleteFrom("one_time_codes").where("user_id", "in", users).execute();
};

const endLearners = async ({ db }: Tx, contacts: readonly number[]): Promise<void> => {
  if (contacts.length === 0) return;
  await db.updateTable("contacts").set({ password_hash: null }).where("con_id", "in", contacts).execute();
  await db.deleteFrom("sessions").where("con_id", "in", contacts).execute();
  await db.deleteFrom("one_time_codes").where("con_id", "in", contacts).execute();
};

/**
 * Removes the published password, sessions, API tokens and unused links of the demo's accounts; an account whose password was changed keeps
 * everything.
 * @returns how many accounts still had the published password
 */
export const endDemo = async (database: Database): Promise<number> => {
  const published: Stored[] = [];
  for (const account of await database.asSystem(withPassword))
    if (await passwordMatches(account.password_hash, demoPassword)) published.push(account);
  const ids = (kind: Stored["kind"]): readonly number[] => published.filter((account) => account.kind === kind).map(({ id }) => id);
  if (published.length > 0)
    await database.asSystem(async (tx) => {
      await endStaff(tx, ids("staff"));
      await endLearners(tx, ids("learner"));
    });
  return published.length;
};

/** Restores the published password of the demo's own accounts, where it was removed. */
export const resumeDemo = async (database: Database): Promise<void> => {
  const emails = [...demoStaff, ruledStaff, ...trialStaff].map(({ email }) => email);
  const ended = await database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ is_ended: boolean }>`
      select exists (select from users join orgs using (org_id) where is_demo and password_hash is null and email = any(${emails}::text[]))
          or exists (select from contacts join orgs using (org_id) where is_demo and password_hash is null and email @> array[${demoLearner.email}]::text[]) as is_ended`.execute(
      db,
    );
    return rows[0]?.is_ended === true;
  });
  if (!ended) return;
  const password_hash = await passwordHash(demoPassword);
  await database.asSystem(async ({ db }) => {
    const demo = db.selectFrom("orgs").select("org_id").where("is_demo", "=", true);
    await db
      .updateTable("users")
      .set({ password_hash })
      .where("org_id", "in", demo)
      .where("email", "in", emails)
      .where("password_hash", "is", null)
      .execute();
    await db
      .updateTable("contacts")
      .set({ password_hash })
      .where("org_id", "in", demo)
      .where(sql<boolean>`email @> array[${demoLearner.email}]::text[]`)
      .where("password_hash", "is", null)
      .execute();
  });
};
