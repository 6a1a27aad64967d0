import { sql } from "kysely";
import type { Demo } from "./demo.ts";

const day = 24 * 3600;

/** Team membership: the user has two teams, so that there is a choice, the guest one, as guests must. */
const demoTeams = [
  {
    label: "Customer success",
    color: "#0b7a75",
    twilio_phone: "+12125550160",
    contact_fields: ["stage", "job_title"],
    people: ["uma@harbor.example", "gus@harbor.example"],
  },
  {
    label: "Partner training",
    color: "#7a3fb0",
    twilio_phone: null,
    contact_fields: ["next_review", "stage"],
    people: ["uma@harbor.example"],
  },
  { label: "Sales academy", color: "#1f5fbf", twilio_phone: "+12125550161", contact_fields: ["stage", "skills"], people: [] },
];

/** Three teams and their members. */
export const demo: Demo = {
  place: 20,
  seed: async ({ db }, { org, now }) => {
    for (const { people, ...team } of demoTeams) {
      const { team_id } = await db
        .insertInto("teams")
        .values({ ...team, org_id: org, deleted_at: null, created_at: now - 300 * day, updated_at: now - 20 * day })
        .returning("team_id")
        .executeTakeFirstOrThrow();
      for (const email of people)
        await sql`update users set teams = teams || ${team_id}::bigint where org_id = ${org} and email = ${email}`.execute(db);
    }
  },
};
