import { freshSecret } from "../../../adapters/server/auth/secret.crypto.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Flag, Role } from "../../../core/access/role.model.ts";
import { noon } from "./harness.ts";

export type StaffPerson = {
  readonly kind: "staff";
  readonly org: number;
  readonly user: number;
  readonly email: string;
  readonly role: Role;
};
/** A staff member as stores get one: without flags, features and teams, and restricted by no row rule. */
export const actorOf = ({ org, user, role }: StaffPerson): StaffActor => ({
  kind: "staff",
  row_rule: "all",
  org_id: org,
  user_id: user,
  role,
  flags: [],
  features: [],
  teams: [],
});
export type LearnerPerson = {
  readonly kind: "learner";
  readonly org: number;
  readonly contact: number;
  readonly pid: string;
  readonly email: string;
};
export type Person = StaffPerson | LearnerPerson;

/** An organisation with one person of each kind; the user holds every flag named at the start, the guest only `contacts`. */
export type TestOrg = {
  readonly org: number;
  readonly appKey: string;
  readonly pid: string;
  readonly owner: StaffPerson;
  readonly admin: StaffPerson;
  readonly user: StaffPerson;
  readonly guest: StaffPerson;
  readonly learner: LearnerPerson;
};

type OrgFacts = {
  readonly features?: readonly string[];
  /** flags of the member with role `user` */
  readonly flags?: readonly Flag[];
  /** kept for every person; null: nobody has a password */
  readonly passwordHash?: string | null;
};

const defaultFeatures = ["include_portal", "tags", "teams", "workflows", "custom_objects", "portal_messaging"];

/**
 * Adds an organisation with its people.
 * @param name short, lower case, unlike any other of the test
 */
export const seedOrg = (
  database: Database,
  name: string,
  { features = defaultFeatures, flags = [], passwordHash = null }: OrgFacts = {},
): Promise<TestOrg> =>
  database.asSystem(async ({ db }) => {
    const appKey = freshSecret();
    const { org_id: org } = await db
      .insertInto("orgs")
      .values({ name: `Org ${name}`, domain: `${name}.example`, app_key: appKey, plan: "pro", features: [...features], created_at: noon })
      .returning("org_id")
      .executeTakeFirstOrThrow();
    const member = async (role: Role, held: readonly Flag[]): Promise<StaffPerson> => {
      const email = `${role}@${name}.example`;
      const row = {
        org_id: org,
        first_name: role,
        last_name: name,
        email,
        mobile: null,
        photo: null,
        password_hash: passwordHash,
        oidc_issuer: null,
        oidc_subject: null,
        role,
        flags: [...held],
        activated: true,
        created_at: noon,
        updated_at: noon,
      };
      const { user_id } = await db.insertInto("users").values(row).returning("user_id").executeTakeFirstOrThrow();
      return { kind: "staff", org, user: user_id, email, role };
    };
    const pid = `portal-${name}`;
    await db
      .insertInto("portals")
      .values({ pid, org_id: org, title: `Academy ${name}`, created_at: noon })
      .execute();
    const learnerEmail = `learner@${name}.example`;
    const contact = {
      org_id: org,
      first_name: "Lena",
      last_name: name,
      email: [learnerEmail],
      mobile: [],
      photo: null,
      password_hash: passwordHash,
      language: null,
      archived_at: null,
      deleted_at: null,
      created_at: noon,
      updated_at: noon,
    };
    const { con_id } = await db.insertInto("contacts").values(contact).returning("con_id").executeTakeFirstOrThrow();
    return {
      org,
      appKey,
      pid,
      owner: await member("owner", []),
      admin: await member("admin", []),
      user: await member("user", flags),
      guest: await member("guest", ["contacts"]),
      learner: { kind: "learner", org, contact: con_id, pid, email: learnerEmail },
    };
  });

/** Two organisations that must never see each other. */
export const seedTwoOrgs = async (database: Database, facts: OrgFacts = {}): Promise<{ readonly a: TestOrg; readonly b: TestOrg }> => ({
  a: await seedOrg(database, "a", facts),
  b: await seedOrg(database, "b", facts),
});
