import { sql } from "kysely";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { noon } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

export type OrgWithTeams = {
  readonly org: TestOrg;
  readonly features: readonly string[];
  readonly teams: { readonly a: number; readonly b: number; readonly c: number };
  readonly campaign: number;
  /** of the campaign */
  readonly lesson: number;
};

/** An organisation with the teams A, B and C, the user in A and B, and one campaign with one lesson. */
export const orgWithTeams = async (database: Database, features: readonly string[] = ["teams"]): Promise<OrgWithTeams> => {
  const org = await seedOrg(database, `t${crypto.randomUUID().slice(0, 8)}`, { features, flags: ["campaigns", "lessons"] });
  return database.asSystem(async ({ db }) => {
    const stamps = { org_id: org.org, created_at: noon, updated_at: noon, deleted_at: null };
    const team = async (label: string): Promise<number> =>
      (
        await db
          .insertInto("teams")
          .values({ ...stamps, label, twilio_phone: null, contact_fields: ["company"] })
          .returning("team_id")
          .executeTakeFirstOrThrow()
      ).team_id;
    const [c, a, b] = [await team("C"), await team("A"), await team("B")];
    await sql`update users set teams = ${[a, b]} where user_id = ${org.user.user}`.execute(db);
    const { campaign_id } = await db
      .insertInto("campaigns")
      .values({ ...stamps, name: "Welcome", cover: null, portal_section: null, show_order: null, user_id: null })
      .returning("campaign_id")
      .executeTakeFirstOrThrow();
    const { lesson_id } = await db
      .insertInto("lessons")
      .values({ ...stamps, uuid: crypto.randomUUID(), name: "First", banner_img: null, user_id: null })
      .returning("lesson_id")
      .executeTakeFirstOrThrow();
    await sql`insert into triggers (org_id, campaign_id, lesson_id, created_at, updated_at) values (${org.org}, ${campaign_id}, ${lesson_id}, ${noon}, ${noon})`.execute(
      db,
    );
    return { org, features, teams: { a, b, c }, campaign: campaign_id, lesson: lesson_id };
  });
};
