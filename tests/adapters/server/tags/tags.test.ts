import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let work: () => Promise<unknown>;
const clock = fakeClock(noon);
beforeAll(async () => {
  server = await startServer({ clock });
  const { database } = server;
  const jobs = await serverJobs({
    config: testConfig,
    clock,
    sealer: sealerOf(testConfig),
    areas: await loadAreas(),
    dns: fakeDns(),
    outside: fakeOutside(),
    origin: () => "",
  });
  const runner = makeJobRunner(
    { database, clock, warn: (message, error) => process.stderr.write(`${message} ${String(error)}\n`) },
    jobs.filter(({ schedule }) => schedule === undefined),
  );
  work = runner.runDue;
});
afterAll(() => server.close());

const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));

type Bench = { readonly org: TestOrg; readonly staff: Client; readonly held: () => Promise<readonly (readonly string[])[]> };

/** An organisation whose contacts have these tags, in the order of their ids. */
const orgWith = async (name: string, tags: readonly (readonly string[])[]): Promise<Bench> => {
  const org = await seedOrg(server.database, name);
  await server.database.asSystem(async ({ db }) => {
    await sql`delete from contacts where org_id = ${org.org}`.execute(db);
    for (const some of tags)
      await sql`insert into contacts (org_id, first_name, tags, created_at, updated_at) values (${org.org}, 'Ada', ${[...some]}::text[], ${noon}, ${noon})`.execute(
        db,
      );
  });
  const held = async (): Promise<readonly (readonly string[])[]> => {
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ tags: string[] }>`select tags from contacts where org_id = ${org.org} order by con_id`.execute(db),
    );
    return rows.map((row) => row.tags);
  };
  return { org, staff: await server.as(org.owner), held };
};
const listed = async (staff: Client): Promise<unknown> => Reflect.get(Object((await staff.get("/api/tags")).body), "tags");

describe("Tags", () => {
  it("should be listed with the contacts that have them and the saved filters that name them [B7.20] [B3.37]", async () => {
    const { staff } = await orgWith("tags1", [["vip", "lead"], ["lead"]]);
    await staff.post("/api/bookmarks", { name: "Leads", filters: { tags: { $overlaps: ["lead"] } } });
    expect((await staff.post("/api/tags", { name: "#New  Hire" })).body).toEqual({ name: "new hire", contacts: 0, filters: 0 });
    expect((await staff.get("/api/tags")).body).toMatchObject({
      total: 3,
      tags: [
        { name: "lead", contacts: 2, filters: 1 },
        { name: "new hire", contacts: 0, filters: 0 },
        { name: "vip", contacts: 1, filters: 0 },
      ],
    });
    expect((await staff.get("/api/tags?search=VI")).body).toMatchObject({ total: 1, tags: [{ name: "vip" }] });
    expect(await staff.post("/api/tags", { name: "VIP" })).toMatchObject({
      status: 422,
      body: { errors: { name: ["There is a tag “vip” already."] } },
    });
    expect((await staff.get("/api/tags/lead/uses")).body).toMatchObject({ contacts: 2, groups: 1, views: 0, imports: 0 });
    expect((await staff.get("/api/tags/gone/uses")).status).toBe(404);
  });

  it("should be renamed on contacts and in saved filters, keep every group's members, and come back by Undo", async () => {
    const { staff, held, org } = await orgWith("tags2", [["vip", "lead"], ["lead", "prospect"], ["vip"]]);
    const group = idOf((await staff.post("/api/bookmarks", { name: "Leads", filters: { tags: { $overlaps: ["Lead"] } } })).body);
    const settings = { filters: { tags: { $all: ["lead", "vip"] } }, sort: "name", columns: [], kind: "list" };
    const view = idOf((await staff.post("/api/contacts/views", { name: "Both", settings })).body);
    const joined = async (): Promise<number> =>
      (
        await server.database.asSystem(({ db }) =>
          sql<{ n: number }>`select count(*)::int as n from group_members where group_id = ${group}`.execute(db),
        )
      ).rows[0]?.n ?? 0;
    const taken = await staff.put("/api/tags/lead", { name: "prospect" });
    expect(taken).toMatchObject({ status: 422 });
    const job = idOf((await staff.put("/api/tags/lead", { name: "Hot lead" })).body);
    await work();
    await workOnGroups(server.database, clock.now());
    expect(await held()).toEqual([["vip", "hot lead"], ["hot lead", "prospect"], ["vip"]]);
    expect((await staff.get(`/api/bookmarks/${group}`)).body).toMatchObject({ filters: { tags: { $overlaps: ["hot lead"] } }, count: 2 });
    expect(await joined()).toBe(2);
    expect((await staff.get("/api/contacts/views")).body).toMatchObject([
      { id: view, settings: { filters: { tags: { $all: ["hot lead", "vip"] } } } },
    ]);
    expect((await staff.get(`/api/jobs/${job}`)).body).toMatchObject({ state: "done", result: { contacts: 2, filters: 2 } });
    await staff.post(`/api/jobs/${job}/undo`);
    await work();
    await workOnGroups(server.database, clock.now());
    expect(await held()).toEqual([["vip", "lead"], ["lead", "prospect"], ["vip"]]);
    expect((await staff.get(`/api/bookmarks/${group}`)).body).toMatchObject({ filters: { tags: { $overlaps: ["Lead"] } }, count: 2 });
    expect(await listed(staff)).toMatchObject([{ name: "lead" }, { name: "prospect" }, { name: "vip" }]);
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ updated_at: number }>`select distinct updated_at from contacts where org_id = ${org.org}`.execute(db),
    );
    expect(rows).toEqual([{ updated_at: noon }]);
  });

  it("should be merged into one, and Undo should leave alone what was changed since", async () => {
    const { staff, held, org } = await orgWith("tags3", [["lead", "vip"], ["cold lead"], ["prospect", "lead"]]);
    const job = idOf((await staff.post("/api/tags/merge", { from: ["lead", "cold lead"], to: "prospect" })).body);
    await work();
    expect(await held()).toEqual([["prospect", "vip"], ["prospect"], ["prospect"]]);
    await server.database.asSystem(({ db }) =>
      sql`update contacts set tags = '{vip}' where org_id = ${org.org} and tags = '{prospect,vip}'`.execute(db),
    );
    await staff.post(`/api/jobs/${job}/undo`);
    await work();
    const after = await held();
    expect(after.map((tags) => tags.toSorted())).toEqual([["vip"], ["cold lead"], ["lead", "prospect"]]);
  });

  it("should be deleted from all contacts, while saved filters keep naming them", async () => {
    const { staff, held } = await orgWith("tags4", [["lead", "vip"], ["lead"]]);
    const group = idOf((await staff.post("/api/bookmarks", { name: "Leads", filters: { tags: { $overlaps: ["lead"] } } })).body);
    const job = idOf((await staff.delete("/api/tags/lead")).body);
    await work();
    expect(await held()).toEqual([["vip"], []]);
    expect(await listed(staff)).toEqual([{ name: "vip", contacts: 1, filters: 0 }]);
    expect((await staff.get(`/api/bookmarks/${group}`)).body).toMatchObject({ filters: { tags: { $overlaps: ["lead"] } } });
    await staff.post(`/api/jobs/${job}/undo`);
    await work();
    expect(await held()).toEqual([["vip", "lead"], ["lead"]]);
  });

  it("should be changed one change after the other, in the order in which they were asked for", async () => {
    const { staff, held } = await orgWith("tags5", [["a"], ["b"]]);
    await staff.put("/api/tags/a", { name: "c" });
    await staff.put("/api/tags/b", { name: "d" });
    await work();
    clock.advance(2);
    await work();
    expect(await held()).toEqual([["c"], ["d"]]);
  });

  it("should refuse a change of tags that another one which has not ended changes, also while it is undone", async () => {
    const { staff, held } = await orgWith("tags9", [["a"], ["b"]]);
    const job = idOf((await staff.put("/api/tags/a", { name: "c" })).body);
    const busy = (name: string) => ({
      status: 409,
      body: { message: `“${name}” is still being renamed, merged or deleted. Try again once that is done.` },
    });
    expect(await staff.put("/api/tags/a", { name: "d" })).toMatchObject(busy("a"));
    expect(await staff.post("/api/tags/merge", { from: ["b"], to: "c" })).toMatchObject(busy("c"));
    expect(await staff.delete("/api/tags/a")).toMatchObject(busy("a"));
    await work();
    await staff.post(`/api/jobs/${job}/undo`);
    expect(await staff.delete("/api/tags/c")).toMatchObject(busy("c"));
    await work();
    expect((await staff.put("/api/tags/a", { name: "d" })).status).toBe(200);
    await work();
    expect(await held()).toEqual([["d"], ["b"]]);
  });

  it("should need the flag and the organisation's feature [B6.03]", async () => {
    const without = await seedOrg(server.database, "tags6", { features: ["include_portal"], flags: ["tags"] });
    expect((await (await server.as(without.owner)).get("/api/tags")).status).toBe(403);
    const withIt = await seedOrg(server.database, "tags7", { flags: ["tags"] });
    expect((await (await server.as(withIt.user)).get("/api/tags")).status).toBe(200);
    const noFlag = await seedOrg(server.database, "tags8", { flags: ["contacts"] });
    expect((await (await server.as(noFlag.user)).get("/api/tags")).status).toBe(403);
  });
});
