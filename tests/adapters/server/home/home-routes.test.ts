import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeOutside, fakeOutside } from "../../../fakes/outside.fake.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { noon } from "../harness.ts";
import { seedOrg, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const feedUrl = "https://blog.example.com/feed.xml";
const feed = (title: string): string =>
  `<rss><channel>${[1, 2, 3, 4].map((n) => `<item><title>${title} ${n}</title><link>/p${n}</link><enclosure url="/p${n}.png" type="image/png"/></item>`).join("")}</channel></rss>`;
const Items = t.readonlyArray(t.type({ title: t.string, enclosures: t.readonlyArray(t.type({ url: t.string })) }));
const itemsOf = (body: unknown): t.TypeOf<typeof Items> => {
  if (!Items.is(body)) throw new Error(JSON.stringify(body));
  return body;
};

let server: TestServer;
let world: FakeOutside;
let a: TestOrg;
let owner: Client;
let plain: Client;

beforeAll(async () => {
  world = fakeOutside();
  server = await startServer({ config: { feedUrl }, outside: world });
  ({ a } = await seedTwoOrgs(server.database));
  owner = await server.as(a.owner);
  plain = await server.as(a.user);
});
afterAll(() => server.close());

describe("the item counts", () => {
  it("should exclude archived, deleted and other organisations' items [A7.08]", async () => {
    const org = await seedOrg(server.database, "counts");
    const counting = await server.as(org.owner);
    const { body } = await counting.post("/api/contacts", { first_name: "Ann" });
    await counting.post("/api/contacts", { first_name: "Ben" });
    await counting.post(`/api/contacts/${String(Reflect.get(Object(body), "id"))}/archive`);
    const lesson = (name: string, deleted_at: number | null) => ({
      org_id: org.org,
      uuid: crypto.randomUUID(),
      name,
      banner_img: null,
      user_id: null,
      deleted_at,
      created_at: noon,
      updated_at: noon,
    });
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("lessons")
        .values([lesson("Kept", null), lesson("Gone", noon)])
        .execute(),
    );
    expect((await counting.get("/api/items/count")).body).toEqual({ contacts: 2, lessons: 1 });
  });

  it("should omit what the caller cannot see [A6.06]", async () => {
    expect((await plain.get("/api/items/count")).body).toEqual({ contacts: null, lessons: null });
    expect((await (await server.as(a.guest)).get("/api/items/count")).body).toEqual({ contacts: 0, lessons: null });
  });
});

describe("the list of campaigns", () => {
  it("should show the current status of each, not that of the last write [A7.10] [A3.10]", async () => {
    const org = await seedOrg(server.database, "camp");
    const campaign = (name: string, start_time: number, end_time: number, deleted_at: number | null = null) => ({
      org_id: org.org,
      name,
      cover: null,
      portal_section: null,
      show_order: null,
      start_time,
      end_time,
      user_id: null,
      deleted_at,
      created_at: noon,
      updated_at: noon,
    });
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("campaigns")
        .values([campaign("Later", noon + 60, 0), campaign("Now", 0, noon + 60), campaign("Over", 0, noon), campaign("Gone", 0, 0, noon)])
        .execute(),
    );
    const list = async () => (await (await server.as(org.owner)).get("/api/campaigns")).body;
    expect(await list()).toMatchObject([
      { name: "Later", status: "scheduled" },
      { name: "Now", status: "live" },
      { name: "Over", status: "ended" },
    ]);
    server.clock.advance(60);
    expect(await list()).toMatchObject([{ name: "Later", status: "live" }, { status: "ended" }, { status: "ended" }]);
  });

  it("should follow the portal's sections first, with campaigns without one last [B4.15]", async () => {
    const org = await seedOrg(server.database, "sections");
    const campaign = (name: string, portal_section: string | null, start_time = 0) => ({
      org_id: org.org,
      name,
      cover: null,
      portal_section,
      show_order: null,
      start_time,
      end_time: 0,
      user_id: null,
      deleted_at: null,
      created_at: noon,
      updated_at: noon,
    });
    await server.database.asSystem(async ({ db }) => {
      await db
        .insertInto("portal_sections")
        .values(["Start here", "Advanced"].map((name, order) => ({ org_id: org.org, slug: `s${order}`, name, order })))
        .execute();
      await db
        .insertInto("campaigns")
        .values([
          campaign("Loose", null, noon + 9_999),
          campaign("Deep", "Advanced", noon + 9_999),
          campaign("First", "Start here"),
          campaign("Lost", "Renamed"),
        ])
        .execute();
    });
    expect((await (await server.as(org.owner)).get("/api/campaigns")).body).toMatchObject([
      { name: "First" },
      { name: "Deep" },
      { name: "Loose" },
      { name: "Lost" },
    ]);
  });

  it("should be refused without the permission", async () => {
    expect((await plain.get("/api/campaigns")).status).toBe(403);
  });
});

describe("the blog feed", () => {
  it("should report that it is unavailable, retry after a minute, then cache its first three items for half an hour, and beyond that for a minute while it is unavailable [A7.07] [A9.17]", async () => {
    expect(await owner.get("/api/blog")).toMatchObject({ status: 503, body: { message: "Could not load the news." } });
    world.put(feedUrl, { type: "application/rss+xml", body: feed("First") });
    expect((await owner.get("/api/blog")).status).toBe(503);
    server.clock.advance(60);
    const titles = async () => itemsOf((await owner.get("/api/blog")).body).map(({ title }) => title);
    expect(await titles()).toEqual(["First 1", "First 2", "First 3"]);
    world.put(feedUrl, { type: "application/rss+xml", body: feed("Second") });
    server.clock.advance(29 * 60);
    expect(await titles()).toEqual(["First 1", "First 2", "First 3"]);
    server.clock.advance(60);
    expect(await titles()).toEqual(["Second 1", "Second 2", "Second 3"]);
    world.put(feedUrl, "too slow");
    server.clock.advance(30 * 60);
    expect(await titles()).toEqual(["Second 1", "Second 2", "Second 3"]);
    world.put(feedUrl, { type: "application/rss+xml", body: feed("Later") });
    server.clock.advance(59);
    expect(await titles()).toEqual(["Second 1", "Second 2", "Second 3"]);
    server.clock.advance(1);
    expect(await titles()).toEqual(["Later 1", "Later 2", "Later 3"]);
  });

  it("should be requested once for simultaneous callers", async () => {
    world.put(feedUrl, { type: "text/xml", body: feed("Third") });
    server.clock.advance(31 * 60);
    const before = world.asked.length;
    await Promise.all([owner, plain, owner, plain].map((client) => client.get("/api/blog")));
    expect(world.asked.length - before).toBe(1);
  });

  it("should proxy pictures for staff, and only those that it links to itself", async () => {
    const [item] = itemsOf((await owner.get("/api/blog")).body);
    const href = item?.enclosures[0]?.url ?? "";
    expect(href).toMatch(/^\/pictures\/[\w-]{43}\?url=https%3A%2F%2Fblog\.example\.com%2Fp1\.png$/);
    expect((await owner.get(href)).status).toBe(404);
    world.put("https://blog.example.com/p1.png", { type: "image/png", body: "png" });
    const picture = await owner.get(href);
    expect(picture).toMatchObject({
      status: 200,
      body: "png",
      headers: { "content-type": "image/png", "x-content-type-options": "nosniff" },
    });
    expect((await server.stranger().get(href)).status).toBe(401);
    const asked = world.asked.length;
    expect((await owner.get(href.replace("p1.png", "p2.png"))).status).toBe(404);
    expect((await owner.get(href.replace(/pictures\/./, "pictures/_x"))).status).toBe(404);
    expect(world.asked.length).toBe(asked);
  });

  it.each(["text/html", "image/svg+xml", "application/octet-stream"])("should refuse pictures of type %s", async (type) => {
    const href = itemsOf((await owner.get("/api/blog")).body)[1]?.enclosures[0]?.url ?? "";
    world.put("https://blog.example.com/p2.png", { type, body: "<svg onload=alert(1)>" });
    expect((await owner.get(href)).status).toBe(404);
  });

  it("should be the product's own if none is configured", async () => {
    const own = await startServer({ outside: fakeOutside() });
    const client = await own.as((await seedOrg(own.database, "own")).owner);
    expect(itemsOf((await client.get("/api/blog")).body)).toHaveLength(3);
    await own.close();
  });
});

describe("a link preview", () => {
  const page = "https://pages.example.com/a";
  const html = `<html><head><meta charset="utf-8"><title>Plain</title><meta property="og:title" content="A &amp; B"><meta name="description" content="Words"><meta property="og:image" content="/pic.png"></head></html>`;
  const keyOf = async (client: Client): Promise<string> =>
    String(Reflect.get(Object((await client.get("/api/users/current")).body), "csrf_token"));
  const preview = async (client: Client, url: string, key: string) => client.get(`/api/embed?${new URLSearchParams({ url, key })}`);

  it("should return title, description and picture of the page at the address, for the params url and key [A7.06]", async () => {
    world.put(page, { type: "text/html; charset=utf-8", body: html, url: "https://pages.example.com/b" });
    const { status, body } = await preview(owner, page, await keyOf(owner));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: "https://pages.example.com/b",
      title: "A & B",
      description: "Words",
      image: expect.stringMatching(/^\/pictures\/[\w-]+\?url=https%3A%2F%2Fpages\.example\.com%2Fpic\.png$/),
    });
  });

  it.each([
    ["no head", "<p>hi</p>", { title: "a", description: "", image: null }],
    [
      "a picture that may not be opened",
      '<meta property="og:image" content="javascript:x"><title> Two\n lines </title>',
      { title: "Two lines", description: "", image: null },
    ],
  ])("should fall back to %s", async (_, body, expected) => {
    world.put(page, { type: "text/html", body });
    expect((await preview(owner, page, await keyOf(owner))).body).toMatchObject(expected);
  });

  it("should be the picture itself for a picture, and the name for a file", async () => {
    world.put("https://pages.example.com/x.png", { type: "image/png", body: "x" });
    world.put("https://pages.example.com/r%20a.pdf", { type: "application/pdf", body: "x" });
    const key = await keyOf(owner);
    expect((await preview(owner, "https://pages.example.com/x.png", key)).body).toMatchObject({
      title: "pages.example.com",
      image: expect.stringContaining("/pictures/"),
    });
    expect((await preview(owner, "https://pages.example.com/r%20a.pdf", key)).body).toMatchObject({ title: "r a.pdf", image: null });
  });

  it("should be refused in the field of the address when there is no page, and in that of the key without ours", async () => {
    const key = await keyOf(owner);
    expect(await preview(owner, "https://nowhere.example/", key)).toMatchObject({
      status: 422,
      body: { errors: { url: ["There is nothing to see at this address"] } },
    });
    const asked = world.asked.length;
    expect(await preview(owner, page, "guessed")).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } });
    expect(world.asked.length).toBe(asked);
    expect((await preview(owner, page, a.appKey)).status).toBe(200);
  });
});

describe("a server without test doubles", () => {
  it("should request no address of its own machine", async () => {
    const real = await startServer();
    const org = await seedOrg(real.database, "real");
    const client = await real.as(org.owner);
    for (const url of [
      "http://127.0.0.1/",
      "http://localhost/",
      "http://[::1]/",
      "http://169.254.169.254/latest/meta-data/",
      "file:///etc/passwd",
    ])
      expect(await client.get(`/api/embed?${new URLSearchParams({ url, key: org.appKey })}`)).toMatchObject({
        status: 422,
        body: { errors: { url: ["This address cannot be looked at"] } },
      });
    await real.close();
  });
});
