import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { writtenColumns } from "../../../../adapters/server/contacts/contact-columns.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { holdsTexts } from "../../../../core/contacts/contact-field-kinds.rule.ts";
import { contactField, contactFieldNames, writtenFields } from "../../../../core/contacts/contact-fields.model.ts";
import { contactWall } from "../../../../core/contacts/contact-wall.rule.ts";
import { engines } from "../groups/group-rows.ts";
import { seedOrg } from "../two-orgs.ts";

const written: Readonly<Record<string, string | readonly string[]>> = Object.fromEntries(
  writtenFields.map((field) => [field, holdsTexts(field) ? [`some ${field}`] : `some ${field}`]),
);
const team = 3;
const wall = contactWall({ user_id: 1, role: "guest", row_rule: "all", teams: [team], features: ["teams"] });

/** SQL lists these columns by hand, once in each of these places; everything else derives them from the core's table. */
describe.each(engines(() => inject("postgresUrl"), "fields_in_sql"))("The fields that every contact has, in SQL on %s", (_, open) => {
  let database: Database;
  let org = 0;
  let contact = 0;
  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "fields"));
    contact = await database.asSystem(async ({ db }) => {
      const { rows } = await sql<{ con_id: number }>`
        insert into contacts (org_id, ${writtenColumns}, fields, created_at, updated_at)
        values (${org}, ${sql.join(writtenFields.map((field) => written[field]))}, ${JSON.stringify({ contactTeam: [String(team)] })}::jsonb, 1, 1) returning con_id`.execute(
        db,
      );
      return rows[0]?.con_id ?? 0;
    });
  });
  afterAll(() => database.close());

  it.each([
    ["own_contacts", null],
    ["guest.own_contacts", wall],
  ] as const)("should all be columns of %s, with the written values", async (_view, seenBy) => {
    const columns = sql.join(contactFieldNames.map((name) => sql.ref(`c.${name}`)));
    const { rows } = await database.inOrg(
      org,
      (tx) => sql`select ${columns} from own_contacts c where c.con_id = ${contact}`.execute(tx.db),
      seenBy,
    );
    expect(rows).toEqual([{ ...written, language: null, photo: null, created_at: 1, updated_at: 1, con_id: contact }]);
  });

  it.each([
    ["users", null],
    ["guests", wall],
  ] as const)("should be in the list text of %s, if users write them", async (_viewers, seenBy) => {
    const { rows } = await database.inOrg(
      org,
      (tx) => sql<{ list_text: string }>`select list_text from own_contact_texts c where c.con_id = ${contact}`.execute(tx.db),
      seenBy,
    );
    expect(JSON.parse(`{${rows[0]?.list_text}}`)).toMatchObject(written);
  });

  it("should be changed and added by users with a row rule", async () => {
    const ruled = contactWall({ user_id: 1, role: "user", row_rule: "teams", teams: [team], features: ["teams"] });
    const values = Object.fromEntries(writtenFields.map((field) => [field, holdsTexts(field) ? [`new ${field}`] : `new ${field}`]));
    const fields = sql.join(writtenFields.map((field) => sql`${sql.ref(field)} = ${values[field]}`));
    const { rows: added } = await database.inOrg(
      org,
      async ({ db }) => {
        await sql`update contacts set ${fields}, updated_at = 7 where con_id = ${contact}`.execute(db);
        return sql<{ con_id: number }>`
          insert into contacts (org_id, ${writtenColumns}, fields, created_at, updated_at)
          values (${org}, ${sql.join(writtenFields.map((field) => values[field]))}, ${JSON.stringify({ contactTeam: [String(team)] })}::jsonb, 2, 2) returning con_id`.execute(
          db,
        );
      },
      ruled,
    );
    const ids = [contact, added[0]?.con_id ?? 0];
    const { rows } = await database.asSystem(({ db }) =>
      sql`select ${writtenColumns} from contacts where con_id = any(${ids}) order by con_id`.execute(db),
    );
    expect(rows).toEqual([values, values]);
  });

  it.each(contactFieldNames.filter((name) => name !== "con_id"))(
    "should have groups evaluated again when %s is changed, and only those that read it",
    async (name) => {
      const changed = { text: "other", emails: ["other"], mobiles: ["other"], tags: ["other"], kept: "es", seconds: 2, number: 2 };
      const { rows } = await database.asSystem(async ({ db }) => {
        await sql`update contacts set ${sql.ref(name)} = ${changed[contactField(name).kind]} where con_id = ${contact}`.execute(db);
        return sql`select con_ids, reads from contact_changes where org_id = ${org} order by change_id desc limit 1`.execute(db);
      });
      expect(rows).toEqual([{ con_ids: [contact], reads: [name] }]);
    },
  );
});
