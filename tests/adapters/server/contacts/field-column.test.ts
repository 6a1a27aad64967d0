import { sql } from "kysely";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { contactWall } from "../../../../core/contacts/contact-wall.rule.ts";
import { engines } from "../groups/group-rows.ts";
import { seedOrg } from "../two-orgs.ts";

const ours = new URL("../../../../adapters/server/storage/migrations/", import.meta.url);
const added = `
alter table contacts add column planted_line text not null default '';
comment on column contacts.planted_line is 'field';
alter table contacts add column planted_list text[] not null default '{}';
comment on column contacts.planted_list is 'field';`;
const ruled = contactWall({ user_id: 1, role: "user", row_rule: "teams", teams: [3], features: ["teams"] });

describe.each(engines(() => inject("postgresUrl"), "field_column"))("A migration that adds a field of contacts, on %s", (_, open) => {
  let [database, folder, org, contact]: [Database | undefined, string, number, number] = [undefined, "", 0, 0];
  const inOrg = (statement: ReturnType<typeof sql>, seenBy: typeof ruled | null = null): Promise<readonly unknown[]> =>
    database?.inOrg(org, async ({ db }) => (await statement.execute(db)).rows, seenBy) ?? Promise.resolve([]);
  const asSystem = (statement: ReturnType<typeof sql>): Promise<readonly unknown[]> =>
    database?.asSystem(async ({ db }) => (await statement.execute(db)).rows) ?? Promise.resolve([]);

  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "column"));
    contact = await database.asSystem(async ({ db }) => {
      const { rows } = await sql<{ con_id: number }>`
        insert into contacts (org_id, first_name, fields, created_at, updated_at) values (${org}, 'Ada', '{"contactTeam":["3"]}', 1, 1) returning con_id`.execute(
        db,
      );
      return rows[0]?.con_id ?? 0;
    });
    folder = await mkdtemp(join(tmpdir(), "cygnet-migrations-"));
    await cp(ours, folder, { recursive: true });
    await writeFile(join(folder, "9998-planted.sql"), added);
    await writeFile(join(folder, "9999-later.sql"), "select 1;");
    expect(await migrate(database, pathToFileURL(`${folder}/`))).toBe(2);
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ["users", null],
    ["users with a row rule", ruled],
  ])("should show its column to %s, as a value and in the text of lists", async (_viewer, seenBy) => {
    const [row] = await inOrg(
      sql`select c.planted_line, c.planted_list, t.list_text::text as text from own_contacts c join own_contact_texts t using (con_id) where con_id = ${contact}`,
      seenBy,
    );
    expect(row).toMatchObject({ planted_line: "", planted_list: [] });
    expect(JSON.parse(`{${Object.entries(row ?? {}).find(([name]) => name === "text")?.[1]}}`)).toMatchObject({
      first_name: "Ada",
      planted_line: "",
      planted_list: [],
    });
  });

  it("should let users with a row rule change and add its values", async () => {
    await inOrg(sql`update contacts set planted_line = 'Harbor', updated_at = 7 where con_id = ${contact}`, ruled);
    await inOrg(
      sql`insert into contacts (org_id, first_name, planted_line, planted_list, fields, created_at, updated_at)
        values (${org}, 'Bea', 'Quay', '{a,b}', '{"contactTeam":["3"]}', 2, 2)`,
      ruled,
    );
    expect(
      await asSystem(
        sql`select first_name, planted_line, planted_list from contacts where con_id >= ${contact} and org_id = ${org} order by con_id`,
      ),
    ).toEqual([
      { first_name: "Ada", planted_line: "Harbor", planted_list: [] },
      { first_name: "Bea", planted_line: "Quay", planted_list: ["a", "b"] },
    ]);
  });

  it("should have groups evaluated again that read it, and those of other fields as before", async () => {
    const reads = async (statement: ReturnType<typeof sql>): Promise<unknown> => {
      await asSystem(statement);
      return (await asSystem(sql`select reads from contact_changes where org_id = ${org} order by change_id desc limit 1`))[0];
    };
    expect(await reads(sql`update contacts set planted_line = 'Pier' where con_id = ${contact}`)).toEqual({ reads: ["planted_line"] });
    expect(await reads(sql`update contacts set language = 'es' where con_id = ${contact}`)).toEqual({ reads: ["language"] });
    expect(await reads(sql`update contacts set archived_at = 5, fields = '{"a":"1"}' where con_id = ${contact}`)).toEqual({
      reads: ["*", "a", "contactTeam"],
    });
  });
});
