import type { Database } from "../../../../adapters/server/storage/database.ts";
import { allFlags, type Flag } from "../../../../core/access/role.model.ts";
import type { TestServer } from "../harness.ts";
import type { LearnerPerson, Person, StaffPerson, TestOrg } from "../two-orgs.ts";
import type { Policy } from "./policy.ts";

/**
 * Somebody who tries every call.
 * @property person null: nobody is signed in
 * @property live false: archived or blocked after signing in
 */
export type Tester = { readonly name: string; readonly person: Person | null; readonly flags: readonly Flag[]; readonly live: boolean };

const lastDay = 1_782_820_800;

const addUser = (
  database: Database,
  org: TestOrg,
  name: string,
  flags: readonly Flag[],
  role: "user" | "guest" = "user",
  teams: readonly number[] = [],
  row_rule: "all" | "teams" | "assigned" = "all",
): Promise<StaffPerson> =>
  database.asSystem(async ({ db }) => {
    const email = `${name}@a.example`;
    const row = {
      org_id: org.org,
      first_name: name,
      last_name: "a",
      email,
      mobile: null,
      photo: null,
      password_hash: null,
      oidc_issuer: null,
      oidc_subject: null,
      role,
      flags: [...flags],
      teams: [...teams],
      row_rule,
      activated: true,
      created_at: lastDay,
      updated_at: lastDay,
    };
    const { user_id } = await db.insertInto("users").values(row).returning("user_id").executeTakeFirstOrThrow();
    return { kind: "staff", org: org.org, user: user_id, email, role };
  });

const addLearner = (database: Database, org: TestOrg, name: string): Promise<LearnerPerson> =>
  database.asSystem(async ({ db }) => {
    const email = `${name}@a.example`;
    const row = {
      org_id: org.org,
      first_name: name,
      last_name: "a",
      email: [email],
      mobile: [],
      photo: null,
      password_hash: null,
      language: null,
      archived_at: null,
      deleted_at: null,
      created_at: lastDay,
      updated_at: lastDay,
    };
    const { con_id } = await db.insertInto("contacts").values(row).returning("con_id").executeTakeFirstOrThrow();
    return { kind: "learner", org: org.org, contact: con_id, pid: org.pid, email };
  });

export const walledGuest = "guest of A with every permission";
export const walledUser = "user of A with every permission who sees their own contacts";

/**
 * Everybody who may or may not: strangers, learners, staff with none, each and all of the permissions, guests, another organisation's
 * people, people who were put out.
 * @param team of the guest with every permission, and of the user who sees their own contacts
 */
export const makeTesters = async ({ database }: TestServer, a: TestOrg, b: TestOrg, team: number): Promise<readonly Tester[]> => {
  const staff = (name: string, person: StaffPerson, flags: readonly Flag[], live = true): Tester => ({ name, person, flags, live });
  const learner = (name: string, person: LearnerPerson, live = true): Tester => ({ name, person, flags: [], live });
  const single = await Promise.all(
    allFlags.map(async (flag) => staff(`user with only ${flag}`, await addUser(database, a, `only-${flag}`, [flag]), [flag])),
  );
  return [
    { name: "nobody", person: null, flags: [], live: true },
    learner("learner of A", a.learner),
    learner("another learner of A", await addLearner(database, a, "sibling")),
    learner("archived learner of A", await addLearner(database, a, "archived-learner"), false),
    learner("learner of B", b.learner),
    staff("guest of A", a.guest, ["contacts"]),
    staff(walledGuest, await addUser(database, a, "guest-every", allFlags, "guest", [team]), allFlags),
    staff("user of A without permissions", await addUser(database, a, "none", []), []),
    ...single,
    staff("user of A with every permission", await addUser(database, a, "every", allFlags), allFlags),
    staff(walledUser, await addUser(database, a, "assigned-every", allFlags, "user", [team], "assigned"), allFlags),
    staff("archived user of A", await addUser(database, a, "archived-user", allFlags), allFlags, false),
    staff("admin of A", a.admin, allFlags),
    staff("owner of A", a.owner, allFlags),
    staff("owner of B", b.owner, allFlags),
  ];
};

/** Puts out those who are not to be live any more; their sessions stay open. */
export const putOut = async ({ database, clock }: TestServer, testers: readonly Tester[]): Promise<void> => {
  await database.asSystem(async ({ db }) => {
    for (const { person, live } of testers) {
      if (live || person === null) continue;
      if (person.kind === "staff") await db.updateTable("users").set({ status: 0 }).where("user_id", "=", person.user).execute();
      else await db.updateTable("contacts").set({ archived_at: lastDay }).where("con_id", "=", person.contact).execute();
    }
  });
  clock.advance(2);
};

/** Whether the policy lets this person make the call at all, whatever it is about. */
export const mayMake = (policy: Policy, { person, flags, live }: Tester): boolean => {
  if (policy === "everybody") return true;
  if (person === null || !live) return false;
  if (policy === "learners") return person.kind === "learner";
  if (person.kind !== "staff") return false;
  if (policy === "members") return person.role !== "guest";
  if (policy === "owner") return person.role === "owner";
  if (policy === "admins") return person.role === "owner" || person.role === "admin";
  if (person.role === "guest" && policy.guests !== true) return policy.staff.length === 0;
  return policy.staff.every((flag) => flags.includes(flag));
};
