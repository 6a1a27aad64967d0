import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chainFindings } from "../../../../adapters/server/audit/chain-findings.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { type ImportSession, openImportSession } from "../import/import-session.ts";

const desks: Record<string, ImportSession> = {};
beforeAll(async () => {
  desks["the embedded database"] = await openImportSession();
  const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "contact_erase"), () => undefined));
  await migrate(postgres);
  desks["PostgreSQL"] = await openImportSession(postgres);
});
afterAll(() => Promise.all(Object.values(desks).map((desk) => desk.close())));

/** Words that stand in what is known of one person and nowhere else. */
const words = [
  "Wilhelmina",
  "Forgettable",
  "forget.me",
  "2125550177",
  "rarelytagged",
  "Lighthousekeeper",
  "Confidentially",
  "SECRET-777",
  "Renamedlater",
];

/** Every table whose rows hold one of the words, with the words. */
const remembering = async (database: Database): Promise<readonly string[]> =>
  database.asSystem(async ({ db }) => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
      db,
    );
    const found: string[] = [];
    for (const { name } of tables)
      for (const word of words) {
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from ${sql.table(name)} t where t::text ilike ${`%${word}%`}`.execute(db);
        if ((rows[0]?.n ?? 0) > 0) found.push(`${name}: ${word}`);
      }
    return found;
  });

const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "con_id"));

describe("erasing a contact", () => {
  it.each(["the embedded database", "PostgreSQL"])(
    "should remove all of their data from every table of %s, and keep the audit log intact",
    async (engine) => {
      const desk = desks[engine];
      if (desk === undefined) throw new Error("There is no such engine.");
      const owner = await desk.freshOrg();
      for (const field of [
        { label: "Job", type: "string" },
        { label: "Tax", type: "secret" },
      ])
        await owner.client.post("/api/fields", field);
      await owner.imported(
        "First name,Last name,Email,Mobile,Tags,Job,Tax\nWilhelmina,Forgettable,me@forget.me,+1 212 555 0177,rarelytagged,Lighthousekeeper,SECRET-777\nBob,Stays,bob@stays.example,,,,",
      );
      await owner.planned("First name,Email,Job\nWilhelmina,me@forget.me,Lighthousekeeper\nWilhelmina,not-forget.me,x", {
        existing: "overwrite",
      });
      const list: { readonly results: readonly { readonly con_id: number; readonly version: number; readonly first_name: string }[] } =
        JSON.parse(JSON.stringify((await owner.client.get("/api/contacts")).body));
      const person = list.results.find(({ first_name }) => first_name === "Wilhelmina");
      const id = idOf(person);
      await owner.client.put(`/api/contacts/${id}`, {
        version: person?.version,
        first_name: "Renamedlater",
        fields: { job: "Lighthousekeeper emerita" },
      });
      await owner.client.post(`/api/contacts/${id}/notes`, { body: "Confidentially told" });
      expect((await remembering(desk.database)).length).toBeGreaterThan(words.length);
      expect((await owner.client.delete(`/api/contacts/${id}`)).status).toBe(200);
      desk.server.clock.advance(30 * 86_400 + 7_200);
      await desk.runner().runDue();
      desk.server.clock.advance(3_600);
      await desk.runner().runDue();
      expect(await remembering(desk.database)).toEqual([]);
      expect((await owner.people()).map(({ first_name }) => first_name)).toEqual(["Bob"]);
      expect(await desk.database.asSystem(chainFindings)).toMatchObject([{ ok: true }]);
    },
  );

  it("should not empty an audit log row about a contact that was not erased", async () => {
    const desk = desks["the embedded database"];
    if (desk === undefined) throw new Error("There is no such engine.");
    const owner = await desk.freshOrg();
    const { body } = await owner.client.post("/api/contacts", { first_name: "Ada" });
    await desk.database.asSystem(({ db }) =>
      sql`update audit set before = null, after = null, erased_at = 1 where org_id = ${owner.org.org} and object_id = ${String(idOf(body))}`.execute(
        db,
      ),
    );
    expect((await desk.database.asSystem(chainFindings))[0]?.ok).toBe(false);
  });
});
