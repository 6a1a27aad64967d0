import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepPages } from "../../../../adapters/server/portal-pages/sweep-pages.store.ts";
import { portalLimits } from "../../../../core/portal-settings/portal-sections.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import type { Client, Reply } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const pages = "/api/portal/pages";
const valueOf = (key: string, { body }: Reply): number => Number(Reflect.get(Object(body), key));

type Bench = { readonly org: TestOrg; readonly staff: Client; readonly learner: Client };

const bench = async (): Promise<Bench> => {
  const org = await seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`);
  return { org, staff: await server.as(org.owner), learner: await server.as(org.learner) };
};

/** Adds a page with content; its version is 2. */
const added = async (staff: Client, path = "house-rules", html = "<p>Wear a life jacket.</p>"): Promise<number> => {
  const id = valueOf("id", await staff.post(pages, { title: "House rules", path }));
  await staff.put(`${pages}/${id}`, { version: 1, html });
  return id;
};

describe("The sweep of pages", () => {
  it("should remove those that were deleted 90 days ago, and no sooner, and leave pages in use", async () => {
    const { org, staff } = await bench();
    const [gone, kept] = [await added(staff, "gone"), await added(staff, "kept")];
    await staff.delete(`${pages}/${gone}`);
    const sweep = (now: number) =>
      server.database.inOrg(org.org, (tx) => sweepPages({ ...tx, org: org.org }, now - portalLimits.binSeconds, 100));
    const ids = async () =>
      (
        await server.database.asSystem(({ db }) =>
          sql<{ page_id: number }>`select page_id from portal_pages where org_id = ${org.org} order by page_id`.execute(db),
        )
      ).rows.map(({ page_id }) => page_id);
    expect(await sweep(noon + portalLimits.binSeconds)).toBe(0);
    expect(await ids()).toEqual([gone, kept]);
    expect(await sweep(noon + portalLimits.binSeconds + 1)).toBe(1);
    expect(await ids()).toEqual([kept]);
  });
});

describe("Pages of the portal", () => {
  it("should be read by learners only while they are published, as they were published [C8.21]", async () => {
    const { org, staff, learner } = await bench();
    const id = await added(staff);
    const read = () => learner.get("/api/cg/pages/house-rules");
    const missing = await read();
    expect([missing.status, missing.body]).toMatchObject([404, { message: "Page not found." }]);
    const published = await staff.post(`${pages}/${id}/publish`, { version: 2 });
    expect(published.body).toMatchObject({ state: "published", published_at: noon, version: 3 });
    const seen = { path: "house-rules", title: "House rules", html: "<p>Wear a life jacket.</p>" };
    expect((await read()).body).toEqual(seen);
    expect((await staff.put(`${pages}/${id}`, { version: 3, title: "Rules" })).body).toMatchObject({ state: "changed", title: "Rules" });
    expect((await read()).body).toEqual(seen);
    expect((await staff.get(pages)).body).toMatchObject([{ id, path: "house-rules", title: "Rules", state: "changed" }]);
    await staff.post(`${pages}/${id}/publish`, { version: 4 });
    expect((await read()).body).toEqual({ ...seen, title: "Rules" });
    expect((await staff.post(`${pages}/${id}/unpublish`, { version: 5 })).body).toMatchObject({ state: "draft", published_at: null });
    expect((await read()).status).toBe(404);
    expect(await actionsInTrail(server, org.org, "portal")).toEqual([
      "portal.page_added",
      "portal.page_changed",
      "portal.page_published",
      "portal.page_changed",
      "portal.page_published",
      "portal.page_unpublished",
    ]);
  });

  it("should be deleted and restored as they were, unless their address is taken by then", async () => {
    const { org, staff, learner } = await bench();
    const id = await added(staff);
    await staff.post(`${pages}/${id}/publish`, { version: 2 });
    expect((await staff.delete(`${pages}/${id}`)).status).toBe(200);
    expect((await learner.get("/api/cg/pages/house-rules")).status).toBe(404);
    expect((await staff.get(`${pages}/${id}`)).status).toBe(404);
    expect((await staff.get(pages)).body).toEqual([]);
    const other = valueOf("id", await staff.post(pages, { title: "Other rules", path: "house-rules" }));
    const refused = await staff.post(`${pages}/${id}/restore`, {});
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { path: [expect.stringContaining("house-rules")] } }]);
    await staff.delete(`${pages}/${other}`);
    expect((await staff.post(`${pages}/${id}/restore`, {})).body).toMatchObject({ id, state: "published" });
    expect((await learner.get("/api/cg/pages/house-rules")).status).toBe(200);
    expect((await actionsInTrail(server, org.org, "portal")).slice(-4)).toEqual([
      "portal.page_deleted",
      "portal.page_added",
      "portal.page_deleted",
      "portal.page_restored",
    ]);
  });

  it("should have an address of their own in the organisation, and be refused by field", async () => {
    const { staff } = await bench();
    const { staff: elsewhere } = await bench();
    const id = await added(staff);
    expect((await elsewhere.post(pages, { title: "House rules", path: "house-rules" })).status).toBe(200);
    const taken = await staff.post(pages, { title: "Rules", path: "house-rules" });
    expect([taken.status, taken.body]).toMatchObject([
      422,
      { errors: { path: ["Another page has the address “house-rules”. Choose another one."] } },
    ]);
    expect((await staff.put(`${pages}/${id}`, { version: 2, path: "House Rules" })).body).toMatchObject({
      errors: { path: [expect.stringContaining("lower-case")] },
    });
    expect((await staff.put(`${pages}/${id}`, { version: 2, path: "a".repeat(61) })).status).toBe(422);
    const empty = valueOf("id", await staff.post(pages, { title: "Empty", path: "empty" }));
    expect((await staff.post(`${pages}/${empty}/publish`, { version: 1 })).body).toMatchObject({ errors: { html: [expect.any(String)] } });
    expect((await staff.get(pages)).body).toHaveLength(2);
  });

  it("should be refused with the stored page when another user changed them", async () => {
    const { staff } = await bench();
    const id = await added(staff);
    const late = await staff.put(`${pages}/${id}`, { version: 1, title: "Rules" });
    expect([late.status, late.body]).toMatchObject([409, { data: { id, title: "House rules", version: 2 } }]);
    expect((await staff.post(`${pages}/${id}/publish`, { version: 1 })).status).toBe(409);
  });

  it("should be stored without scripts", async () => {
    const { staff, learner } = await bench();
    const html = '<p onclick="alert(1)">Safe</p><script>alert(1)</script><a href="javascript:alert(1)">link</a>';
    const id = await added(staff, "safe", html);
    expect((await staff.get(`${pages}/${id}`)).body).toMatchObject({ html: "<p>Safe</p><a>link</a>" });
    await staff.post(`${pages}/${id}/publish`, { version: 2 });
    expect((await learner.get("/api/cg/pages/safe")).body).toMatchObject({ html: "<p>Safe</p><a>link</a>" });
  });

  it("should not be found by another organisation", async () => {
    const { staff } = await bench();
    const { org, staff: other, learner } = await bench();
    const id = await added(staff);
    await staff.post(`${pages}/${id}/publish`, { version: 2 });
    expect((await learner.get("/api/cg/pages/house-rules")).status).toBe(404);
    expect((await learner.get("/api/cg/search?search=house")).body).toMatchObject({ pages: [], page_count: 0 });
    const replies = [
      await other.get(`${pages}/${id}`),
      await other.put(`${pages}/${id}`, { version: 3, title: "Mine" }),
      await other.post(`${pages}/${id}/publish`, { version: 3 }),
      await other.post(`${pages}/${id}/unpublish`, { version: 3 }),
      await other.delete(`${pages}/${id}`),
      await other.post(`${pages}/${id}/restore`, {}),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await actionsInTrail(server, org.org, "portal")).toEqual([]);
  });

  it("should be found by learners by title and text once they are published", async () => {
    const { staff, learner } = await bench();
    const id = await added(staff);
    const search = async () => (await learner.get("/api/cg/search?search=jacket")).body;
    expect(await search()).toMatchObject({ pages: [], page_count: 0 });
    await staff.post(`${pages}/${id}/publish`, { version: 2 });
    expect(await search()).toMatchObject({ pages: [{ path: "house-rules", title: "House rules" }], page_count: 1 });
  });

  it("should be hidden in the database from other organisations", async () => {
    const { staff } = await bench();
    const { org } = await bench();
    await added(staff);
    const rows = await server.database.inOrg(org.org, async ({ db }) => (await sql`select from portal_pages`.execute(db)).rows);
    expect(rows).toEqual([]);
  });
});
