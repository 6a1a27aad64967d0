import { sql } from "kysely";
import type { Doer } from "../audit/audit.store.ts";
import { type AuditEntry, writeAudits } from "../audit/audit.store.ts";
import type { Demo } from "./demo.ts";

const day = 24 * 3600;
const shown = 12;

type Person = {
  readonly con_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly tags: readonly string[];
  readonly created_at: number;
  readonly job_title: string | null;
};

/** Earlier audit entries of the first contacts: each was created, and later given its current job title. */
export const demo: Demo = {
  place: 130,
  seed: async ({ db }, { org, now }) => {
    const owner = await db
      .selectFrom("users")
      .innerJoin("orgs", "orgs.org_id", "users.org_id")
      .select(["users.user_id", "orgs.features"])
      .where("users.org_id", "=", org)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const { rows } = await sql<Person>`
      select con_id, first_name, last_name, tags, created_at, fields ->> 'job_title' as job_title from contacts where org_id = ${org} and deleted_at is null order by con_id limit ${shown}`.execute(
      db,
    );
    const actor: Doer["actor"] = {
      kind: "staff",
      org_id: org,
      user_id: owner.user_id,
      role: "owner",
      flags: [],
      features: owner.features,
      teams: [],
      row_rule: "all",
    };
    const write = (at: number, entry: AuditEntry): Promise<void> =>
      writeAudits({ db, org }, { actor, request: { id: "demo", ip: "", now: at } }, [entry]);
    const changed = (at: number): number => Math.min(now - day, at + 20 * day);
    for (const { con_id, first_name, last_name, tags, created_at } of rows)
      await write(created_at, {
        action: "contact.create",
        object_type: "contact",
        object_id: con_id,
        before: null,
        after: { first_name, last_name, tags },
      });
    for (const [index, { con_id, job_title, created_at }] of rows.entries())
      if (job_title !== null)
        await write(changed(created_at), {
          action: "contact.update",
          object_type: "contact",
          object_id: con_id,
          before: { fields: { job_title: index % 2 === 0 ? null : "Apprentice" } },
          after: { fields: { job_title } },
        });
  },
};
