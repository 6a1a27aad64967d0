import { sql } from "kysely";
import { slugName } from "../../../core/tasks/task-slug.rule.ts";
import { type DemoTask, launchTasks, teamTasks } from "./demo-tasks.ts";
import type { Demo } from "./demo.ts";

const day = 24 * 3600;

/** The launch tasks and the team's tasks, in every status. */
export const demo: Demo = {
  place: 60,
  seed: async ({ db }, { org, now }) => {
    const users = await db.selectFrom("users").select(["user_id", "first_name"]).where("org_id", "=", org).execute();
    const campaigns = await db.selectFrom("campaigns").select(["campaign_id", "name"]).where("org_id", "=", org).execute();
    const wanted = teamTasks.flatMap(({ of }) => of ?? []);
    const { rows: people } = await sql<{
      con_id: number;
      email: string[];
    }>`select con_id, email from contacts where org_id = ${org} and email && ${wanted}::text[]`.execute(db);
    const userOf = (name: string): number | null => users.find(({ first_name }) => first_name === name)?.user_id ?? null;
    const row = ({ name, status, to, by, body = "", links = [], program, about, of, age, changed }: DemoTask, place: number) => ({
      org_id: org,
      name,
      slug_name: slugName(name),
      status,
      assigned_to: to.map(userOf).filter((id) => id !== null),
      body,
      resources: JSON.stringify(links.map((value) => ({ type: "url", value }))),
      program_class: program ?? null,
      related_records: [
        ...campaigns.filter((campaign) => campaign.name === about).map(({ campaign_id }) => `api/campaigns@${campaign_id}`),
        ...people.filter(({ email }) => of !== undefined && email.includes(of)).map(({ con_id }) => `api/contacts@${con_id}`),
      ],
      created_by: userOf(by),
      create_key: null,
      deleted_at: null,
      created_at: now - age * day - place * 60,
      updated_at: Math.floor(now - changed * day),
    });
    await db
      .insertInto("tasks")
      .values([...launchTasks, ...teamTasks].map(row))
      .execute();
  },
};
