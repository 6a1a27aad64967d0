import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import type { Client } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { sharedBench, value } from "./shared-lessons-bench.ts";

const engines = {
  PGlite: openEmbeddedDatabase,
  PostgreSQL: async (): Promise<Database> => {
    const database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "hidden_campaign"), () => undefined));
    await migrate(database);
    return database;
  },
} as const;

/** A word that is in the name of the campaign and nowhere else. */
const name = "Unheardof";

describe.each(["PGlite", "PostgreSQL"] as const)("the campaign of shared lessons on %s", (engine) => {
  let server: TestServer;
  let bench: Awaited<ReturnType<typeof sharedBench>>;
  let campaign = 0;
  let trigger = 0;
  beforeAll(async () => {
    server = await startServer({ database: await engines[engine](), clock: fakeClock(noon) });
    bench = await sharedBench(server);
    await bench.share([bench.safety]);
    const { body } = await bench.open(bench.safety, bench.ropes);
    [campaign, trigger] = [Number(value(body, "campaign_id")), Number(value(body, "trigger_id"))];
    await bench.answer(`/api/cg/campaigns/${campaign}/lessons/${trigger}`, [0]);
    await server.database.asSystem(({ db }) =>
      sql`update campaigns set name = ${name}, internal_name = ${name}, summary = ${name}, about = ${name} where is_library`.execute(db),
    );
  });
  afterAll(() => server.close());

  /** Addresses of calls that answer with it, whatever of theirs stands in for each id. */
  const naming = async (client: Client, ids: readonly number[]): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const { method, path } of declaredCalls().filter((call) => call.method === "GET"))
      for (const id of path.includes(":") ? ids : [0]) {
        const url = path.replaceAll(/:([A-Za-z_]+)/g, String(id));
        for (const asked of [url, `${url}?search=${name.slice(0, -1)}`]) {
          const { body } = await client.get(asked);
          if (JSON.stringify(body ?? "").includes(name)) found.push(`${method} ${asked}`);
        }
      }
    return found;
  };

  it("should be one for all lessons of an organisation, be named by no call that reads, and be counted by none", async () => {
    const other = await bench.lesson("Second", bench.safety);
    const second = (await bench.open(bench.safety, other)).body;
    expect(value(second, "campaign_id")).toBe(campaign);
    const { org, staff, learner, ropes } = bench;
    const guest = await server.as(org.guest);
    const ids = [campaign, trigger, ropes, org.learner.contact];
    for (const client of [staff, guest, learner]) expect(await naming(client, ids)).toEqual([]);
    const stored = await server.database.asSystem(({ db }) =>
      db.selectFrom("campaigns").select("name").where("is_library", "=", true).where("org_id", "=", org.org).execute(),
    );
    expect(stored).toEqual([{ name }]);
    expect((await staff.get("/api/campaigns")).body).toHaveLength(2);
    expect((await staff.get("/api/org/usage")).body).toMatchObject({ campaigns: { used: 2 } });
    expect((await staff.get(`/api/lessons/${ropes}/related`)).body).toMatchObject({ campaigns: [], hidden: 0 });
    expect(JSON.stringify((await learner.get("/api/cg/campaigns")).body)).not.toContain(`"id":${campaign},`);
  });

  it("should not be found by calls that change, join, share or refer to it", async () => {
    const { org, staff, learner } = bench;
    const refused = [
      await staff.get(`/api/campaigns/${campaign}`),
      await staff.delete(`/api/campaigns/${campaign}`),
      await staff.post("/api/triggers", { campaign_id: campaign, lesson_ids: [bench.pay] }),
      await staff.delete(`/api/triggers/${trigger}`),
      await staff.put(`/api/campaigns/share/${campaign}`, { add_teams: [] }),
      await learner.get(`/api/cg/campaigns/${campaign}`),
      await learner.post("/api/cg/join", { campaign_id: campaign }),
      await learner.post(`/api/cg/campaigns/${campaign}/reset`, {}),
      await learner.put(`/api/cg/campaigns/${campaign}/drip`, { paused: true }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    for (const key of [`api/campaigns@${campaign}`, `api/triggers@${trigger}`])
      expect((await staff.post("/api/tasks", { name: "About it", related_records: [key] })).status).toBe(422);
    const seen = await server.database.inOrg(org.org, ({ db }) => db.selectFrom("campaigns").select("campaign_id").execute());
    expect(seen.map((row) => row.campaign_id)).not.toContain(campaign);
    const joins = await server.database.asSystem(({ db }) =>
      db.selectFrom("course_joins").select("con_id").where("campaign_id", "=", campaign).execute(),
    );
    expect(joins).toEqual([]);
  });
});
