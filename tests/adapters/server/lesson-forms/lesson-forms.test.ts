import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { area } from "../../../../adapters/server/lesson-forms/lesson-forms.area.ts";
import { movedLinks } from "../../../../adapters/server/lesson-forms/moved-forms.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { standardBases } from "../../../../core/lesson-forms/frame-address.rule.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { formsBench } from "./forms-bench.ts";
import { type SignWellDouble, startSignWell } from "./signwell-double.ts";

const clock = fakeClock(noon);
let signwell: SignWellDouble;
let server: TestServer;
let unset: TestServer;
beforeAll(async () => {
  signwell = await startSignWell("key-1");
  server = await startServer({ clock, config: { forms: { signwell: { url: signwell.url, key: "key-1" }, bases: standardBases } } });
  unset = await startServer({ clock });
});
afterAll(async () => {
  await Promise.all([server.close(), unset.close()]);
  await signwell.close();
});

const answer = (given: unknown) => ({ answer: given, answer_id: crypto.randomUUID() });
const chrome = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36" };

describe("The frame of another host's page", () => {
  it("should be prefilled for the learner, without secrets and fields that learners do not see [B3.23 B3.27]", async () => {
    const { learner, item, lesson } = await formsBench(server);
    const frame = await learner.get(`${item("typeform")}/frame`);
    expect(frame).toMatchObject({
      status: 200,
      body: { address: "https://form.typeform.com/to/Ab12?typeform-embed=embed-widget#name=Lena" },
    });
    expect(frame.headers["cache-control"]).toBe("no-store");
    expect(JSON.stringify((await learner.get(`${item("calendly")}/frame`)).body)).toContain("email=learner%40");
    expect(JSON.stringify((await learner.get(lesson)).body)).not.toContain("learner%40");
  });

  it("should be prefilled for staff with their own name and address", async () => {
    const { owner, own } = await formsBench(server);
    expect(JSON.stringify((await owner.get(`${own("calendly")}/frame`)).body)).toContain("email=owner%40");
  });

  it("should not exist for other items, before joining, and for learners of another organisation", async () => {
    const { learner, item } = await formsBench(server);
    const other = await formsBench(server);
    expect((await learner.get(`${item("rich_text")}/frame`)).status).toBe(409);
    expect((await other.learner.get(`${item("typeform")}/frame`)).status).toBe(404);
    expect((await server.stranger().get(`${item("typeform")}/frame`)).status).toBe(401);
  });
});

describe("A booked appointment", () => {
  it("should put its time into the contact's field, once it is in shape [B3.28]", async () => {
    const { learner, owner, item, org } = await formsBench(server);
    expect(await learner.post(`${item("cal")}/answer`, answer({ done: true, time: noon + 3600 }))).toMatchObject({
      body: { completed: true },
    });
    expect(await owner.get(`/api/contacts/${org.learner.contact}`)).toMatchObject({ body: { fields: { next_visit: noon + 3600 } } });
    await learner.post(`${item("cal")}/answer`, answer({ done: true, time: -5 }));
    expect(await owner.get(`/api/contacts/${org.learner.contact}`)).toMatchObject({ body: { fields: { next_visit: noon + 3600 } } });
  });
});

describe("A document to sign", () => {
  it("should be created once for each learner, and be done when SignWell says so [B3.29]", async () => {
    const { learner, item, stateOf } = await formsBench(server);
    signwell.setStatus("Sent");
    const before = signwell.asked.length;
    expect((await learner.post(`${item("signwell")}/document/check`)).body).toMatchObject({ state: "preparing" });
    const opened = await Promise.all([learner.post(`${item("signwell")}/document`), learner.post(`${item("signwell")}/document`)]);
    const created = signwell.asked.slice(before).filter(({ method }) => method === "POST");
    expect(created).toMatchObject([
      { path: "/api/v1/document_templates/documents", key: "key-1", body: { template_id: "t1", embedded_signing: true } },
    ]);
    expect(opened.map(({ body }) => body)).toContainEqual({ state: "open", address: expect.stringContaining("/sign/doc-") });

    await learner.post(`${item("signwell")}/answer`, answer({ done: true }));
    expect(await stateOf("signwell")).toMatchObject({ completed: false });
    expect((await learner.post(`${item("signwell")}/document/check`)).body).toMatchObject({ state: "open" });
    signwell.setStatus("Completed");
    for (const _ of [1, 2])
      expect((await learner.post(`${item("signwell")}/document/check`)).body).toEqual({ state: "signed", address: null });
    expect(await stateOf("signwell")).toMatchObject({ completed: true, points: 0 });
    expect((await learner.post(`${item("signwell")}/document`)).body).toEqual({ state: "signed", address: null });
    expect(signwell.asked.slice(before).filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("should be replaced when it was declined, and be left out when SignWell refuses or fails [B3.29]", async () => {
    const { learner, item } = await formsBench(server);
    signwell.setStatus("Declined");
    expect((await learner.post(`${item("signwell")}/document`)).body).toMatchObject({ state: "ended" });
    signwell.fail(422);
    expect(await learner.post(`${item("signwell")}/document`)).toMatchObject({
      status: 409,
      body: { reason: { code: "signwell_refused" } },
    });
    signwell.fail(503);
    expect((await learner.post(`${item("signwell")}/document`)).status).toBe(500);
    signwell.fail(200);
    signwell.setStatus("Sent");
    expect((await learner.post(`${item("signwell")}/document`)).body).toMatchObject({ state: "open" });
  });

  it("should not be set up without a key [B3.29]", async () => {
    const { learner, item, owner, own } = await formsBench(unset);
    expect((await learner.post(`${item("signwell")}/document`)).body).toEqual({ state: "unset", address: null });
    expect((await owner.post(`${own("signwell")}/document`)).body).toEqual({ state: "unset", address: null });
  });

  it("should ask for an email address of the learner", async () => {
    const { learner, item, org } = await formsBench(server);
    await server.database.asSystem(({ db }) => sql`update contacts set email = '{}' where con_id = ${org.learner.contact}`.execute(db));
    expect((await learner.post(`${item("signwell")}/document`)).body).toEqual({ state: "no-email", address: null });
  });
});

describe("A shared link", () => {
  const shared = async () => {
    const bench = await formsBench(server);
    const { body } = await bench.learner.post(`${bench.item("social")}/link`);
    const address = typeof body === "object" && body !== null ? String(Reflect.get(body, "address")) : "";
    return { ...bench, path: new URL(address).pathname };
  };

  it("should lead to the stored address alone, and be the same at every call [B3.19]", async () => {
    const { learner, item, path } = await shared();
    expect(path).toMatch(/^\/l\/[\w-]{22}$/);
    expect((await learner.post(`${item("social")}/link`)).body).toMatchObject({ address: expect.stringContaining(path) });
    const visit = await server.stranger().get(`${path}?to=https://evil.example`, chrome);
    expect(visit).toMatchObject({ status: 302, headers: { location: "https://harbor.example/day", "cache-control": "no-store" } });
    expect((await server.stranger().get("/l/aaaaaaaaaaaaaaaaaaaaaa", chrome)).status).toBe(404);
  });

  it("should count each foreign browser once, but no bot, no prefetch and none of the learner's own [B3.19]", async () => {
    const { learner, path, stateOf, item } = await shared();
    const friend = server.stranger();
    for (const _ of [1, 2, 3]) await friend.get(path, chrome);
    await server.stranger().get(path, { "user-agent": "Twitterbot/1.0" });
    await server.stranger().get(path, { ...chrome, "sec-purpose": "prefetch" });
    await learner.get(path, chrome);
    expect(await stateOf("social")).toMatchObject({ points: 10, completed: false, lastAnswer: { clicks: 1 } });
    await learner.post(`${item("social")}/answer`, answer({ shared: true, clicks: 50 }));
    await server.stranger().get(path, chrome);
    expect(await stateOf("social")).toMatchObject({ points: 1220, completed: true, lastAnswer: { shared: true, clicks: 2 } });
  });

  it("should tell a visitor's click as points, and only the learner's own word as an answer", async () => {
    const { learner, path, item, org } = await shared();
    const told = async () => {
      const { rows } = await server.database.asSystem(({ db }) =>
        sql<{
          kind: string;
        }>`select kind from learning_events where org_id = ${org.org} and kind in ('answer', 'points') order by kind`.execute(db),
      );
      return rows.map(({ kind }) => kind);
    };
    await server.stranger().get(path, chrome);
    expect(await told()).toEqual(["points"]);
    await learner.post(`${item("social")}/answer`, answer({ shared: true }));
    expect(await told()).toEqual(["answer", "points", "points"]);
  });

  it("should not count the learner's own browser after signing out [B3.19]", async () => {
    const { learner, path, stateOf } = await shared();
    await learner.get(path, chrome);
    const signedOut = server.stranger();
    const visitor = learner.cookies()["visitor"] ?? "";
    await signedOut.get(path, { ...chrome, cookie: `visitor=${visitor}` });
    expect(visitor).not.toBe("");
    expect(await stateOf("social")).toMatchObject({ points: 0 });
  });

  it("should count at most 100 visitors [B3.19]", async () => {
    const { path, org, stateOf } = await shared();
    await server.database.asSystem(({ db }) =>
      sql`insert into link_visitors (org_id, link_id, visitor_hash, is_own, first_at)
        select ${org.org}, l.link_id, encode(sha256(n::text::bytea), 'hex'), false, 1 from links l, generate_series(1, 99) n where l.org_id = ${org.org}`.execute(
        db,
      ),
    );
    for (const _ of [1, 2]) await server.stranger().get(path, chrome);
    expect(await stateOf("social")).toMatchObject({ points: 1000, lastAnswer: { clicks: 100 } });
  });

  it("should go along in a merge and count for the contact that is kept, and come back when the merge is undone", async () => {
    const { learner, owner, org, path, item, stateOf } = await shared();
    const other: unknown = (await owner.post("/api/contacts", { first_name: "Other", email: ["other@merge.example"] })).body;
    const kept = typeof other === "object" && other !== null ? Number(Reflect.get(other, "con_id")) : 0;
    const ownerOf = async (): Promise<number | null | undefined> =>
      server.database.asSystem(
        async ({ db }) =>
          (await db.selectFrom("links").select("con_id").where("token", "=", path.slice("/l/".length)).executeTakeFirst())?.con_id,
      );
    const merge = {
      kept,
      other: org.learner.contact,
      sealer: sealerOf({ dataFolder: "", secretKey: "7e".repeat(32) }),
      taken: [],
      now: noon,
    };
    const doer = { actor: { kind: "system" }, request: { id: "1", ip: "", now: noon } } as const;
    const moves = await server.database.inOrg(org.org, (tx) => movedLinks.move({ ...merge, tx, doer }));
    expect(await ownerOf()).toBe(kept);
    await server.database.inOrg(org.org, (tx) => movedLinks.back({ ...merge, tx, doer }, moves));
    expect(await ownerOf()).toBe(org.learner.contact);
    expect((await learner.post(`${item("social")}/link`)).body).toMatchObject({ address: expect.stringContaining(path) });
    await server.stranger().get(path, chrome);
    expect(await stateOf("social")).toMatchObject({ points: 10 });
  });

  it("should lead nowhere once the contact is erased", async () => {
    const { org, path } = await shared();
    await server.database.inOrg(org.org, async (tx) => {
      await area.erase?.(tx, [org.learner.contact], { sealer: testSealer, mobiles: [] });
    });
    expect((await server.stranger().get(path, chrome)).status).toBe(404);
  });
});
