import { sql } from "kysely";
import type { Database } from "../../../adapters/server/storage/database.ts";
import type { TestOrg } from "./two-orgs.ts";

/** The demo's organisation, its people and its learner Lena. */
export const demoOrgAsTestOrg = (database: Database): Promise<TestOrg> =>
  database.asSystem(async ({ db }) => {
    const { org_id: org, app_key: appKey } = await db.selectFrom("orgs").select(["org_id", "app_key"]).executeTakeFirstOrThrow();
    const { pid } = await db.selectFrom("portals").select("pid").orderBy("created_at").executeTakeFirstOrThrow();
    const users = await db.selectFrom("users").select(["user_id", "email", "role"]).execute();
    const named = (role: "owner" | "admin" | "user" | "guest") => {
      const found = users.find((user) => user.role === role);
      if (found === undefined) throw new Error(`The demo has no ${role}.`);
      return { kind: "staff" as const, org, user: found.user_id, email: found.email, role };
    };
    const { con_id } = await db
      .selectFrom("contacts")
      .select("con_id")
      .where(sql<boolean>`email && array['lena@harbor.example']`)
      .executeTakeFirstOrThrow();
    const learner = { kind: "learner" as const, org, contact: con_id, pid, email: "lena@harbor.example" };
    return { org, appKey, pid, owner: named("owner"), admin: named("admin"), user: named("user"), guest: named("guest"), learner };
  });
