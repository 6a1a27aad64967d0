import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { area } from "../../../../adapters/server/conversations/conversations.area.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn, testSealer } from "../mails.ts";
import { tellDue } from "../portal-notices/notices-bench.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
const clock = fakeClock(noon);
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const own = "/api/cg/conversations";
const uuid = (): string => crypto.randomUUID();
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((held, key) => Reflect.get(Object(held), key), value);
const idOf = (body: unknown): number => Number(at(body, "thread", "id"));
const bodies = (page: unknown): unknown => {
  const messages = at(page, "messages");
  return Array.isArray(messages) ? messages.map((one) => at(one, "body")) : null;
};

type World = { readonly org: TestOrg; readonly staff: Client; readonly learner: Client };
const begun = async (permissions: readonly string[] = ["messages"]): Promise<World> => {
  const org = await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts", "conversations"] });
  const [staff, learner] = [await server.as(org.owner), await server.as(org.learner)];
  const role = { name: "Crew", permissions, relation: null, fields: [], file_folders: [], is_default: true };
  expect((await staff.post("/api/portal/roles", role)).status).toBe(200);
  return { org, staff, learner };
};
const say = (as: Client, body: string, place: object, key = uuid()) => as.post("/api/cg/messages", { key, body, ...place });
const track = (as: Client, thread_id: number, sequence: number) => as.post("/api/cg/track_message", { thread_id, sequence });
const answer = ({ staff, org }: World, body: string, place: object, key = uuid()) =>
  staff.post("/api/messages", { key, body, con_id: org.learner.contact, ...place });

describe("Conversations between learners and staff", () => {
  it("should be begun by a learner, answered by staff, and be read by both in their order", async () => {
    const world = await begun();
    const { org, staff, learner } = world;
    expect((await learner.get(own)).body).toMatchObject({ results: [], count: 0 });
    const first = (await say(learner, "  When does it start?\nI am free from May.  ", { begin: uuid() })).body;
    expect(first).toMatchObject({
      thread: { name: "When does it start?", unread: 0, read: 1, closed: false, channel: "portal" },
      message: { sequence: 1, body: "When does it start?\nI am free from May.", creator: { side: "contact", id: org.learner.contact } },
    });
    const thread_id = idOf(first);
    const seen = await staff.get(`/api/contacts/${org.learner.contact}/threads`);
    expect(seen.body).toMatchObject({
      refusal: null,
      threads: [{ id: thread_id, unread: 1, last: { body: "When does it start? I am free from May." } }],
    });
    expect((await answer(world, "On Monday.", { thread_id })).body).toMatchObject({
      message: { sequence: 2, creator: { side: "user", id: org.owner.user } },
    });
    expect((await learner.get(own)).body).toMatchObject({ results: [{ unread: 1, last: { sequence: 2, side: "user" } }], count: 1 });
    expect(bodies((await learner.get(`${own}/${thread_id}`)).body)).toEqual(["When does it start?\nI am free from May.", "On Monday."]);
    expect((await track(learner, thread_id, 900)).body).toMatchObject({ unread: 0, read: 2 });
    expect((await staff.get(`/api/messages/threads/${thread_id}`)).body).toMatchObject({
      thread: { unread: 0, read: 2 },
      earlier: false,
      later: false,
    });
    expect(await actionsInTrail(server, org.org, "message")).toEqual(["message.send", "message.send"]);
  });

  it("should be paged by sequence: the newest, those before and those after", async () => {
    const { learner } = await begun();
    const begin = uuid();
    for (let n = 1; n <= 103; n++) await say(learner, `No. ${n}`, { begin });
    const thread = Number(at((await learner.get(own)).body, "results", "0", "id"));
    const page = async (query: string) => (await learner.get(`${own}/${thread}?${query}`)).body;
    const [newest, before, after] = [await page(""), await page("before=54"), await page("after=100")];
    expect([bodies(newest), at(newest, "earlier"), at(newest, "later")]).toEqual([
      Array.from({ length: 50 }, (_, n) => `No. ${n + 54}`),
      true,
      false,
    ]);
    expect([at(before, "messages", "0", "sequence"), at(before, "earlier"), at(before, "later")]).toEqual([4, true, true]);
    expect([bodies(after), at(after, "earlier"), at(after, "later")]).toEqual([["No. 101", "No. 102", "No. 103"], true, false]);
  });

  it("should store a message once that is sent again, in one thread that begins once, also at the same time", async () => {
    const { learner } = await begun();
    const [begin, key] = [uuid(), uuid()];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => say(learner, n < 3 ? "Once" : "Other", { begin }, n < 3 ? key : uuid())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
    const page = (await learner.get(`${own}/${idOf(answers[0]?.body)}`)).body;
    const messages = at(page, "messages");
    expect(Array.isArray(messages) && messages.map((one) => at(one, "sequence"))).toEqual([1, 2, 3, 4]);
    expect((await learner.get(own)).body).toMatchObject({ count: 1 });
  });

  it("should be the contact's alone: foreign ids are not found, and a key of another contact is refused", async () => {
    const [a, b] = [await begun(), await begun()];
    const key = uuid();
    const thread = idOf((await say(a.learner, "Mine", { begin: uuid() }, key)).body);
    expect((await b.learner.get(`${own}/${thread}`)).status).toBe(404);
    expect((await track(b.learner, thread, 1)).status).toBe(404);
    expect((await say(b.learner, "Hello", { thread_id: thread })).status).toBe(404);
    expect((await b.staff.get(`/api/messages/threads/${thread}`)).status).toBe(404);
    expect((await b.staff.put(`/api/messages/threads/${thread}/read`, { sequence: 1 })).status).toBe(404);
    expect((await b.staff.get(`/api/contacts/${a.org.learner.contact}/threads`)).status).toBe(404);
    expect((await answer({ ...b, org: a.org }, "Hello", { thread_id: thread })).status).toBe(404);
    const { con_id } = await server.database.asSystem(({ db }) =>
      db
        .insertInto("contacts")
        .values({
          org_id: a.org.org,
          first_name: "Two",
          last_name: "",
          email: [],
          mobile: [],
          photo: null,
          password_hash: null,
          language: null,
          archived_at: null,
          deleted_at: null,
          created_at: 1,
          updated_at: 1,
        })
        .returning("con_id")
        .executeTakeFirstOrThrow(),
    );
    const second = await server.as({ ...a.org.learner, contact: con_id });
    expect((await second.get(`${own}/${thread}`)).status).toBe(404);
    expect((await say(second, "Hello", { thread_id: thread })).status).toBe(404);
    expect((await say(second, "Mine", { begin: uuid() }, key)).status).toBe(409);
    expect((await second.get(own)).body).toMatchObject({ count: 0 });
    expect((await a.learner.get(own)).body).toMatchObject({ results: [{ id: thread, last: { sequence: 1 } }] });
  });

  it("should be refused with its reason without the role's permission or the organisation's switch, which is audited", async () => {
    const world = await begun([]);
    const { org, staff, learner } = world;
    const refused = await say(learner, "Hello", { begin: uuid() });
    expect(refused).toMatchObject({ status: 403, body: { reason: { code: "messages_role" } } });
    expect(at(refused.body, "message")).toBe(
      `Your role in this portal does not include messages. Ask Org ${org.learner.email.split("@")[1]?.split(".")[0]} if you need them.`,
    );
    expect((await learner.get(own)).status).toBe(403);
    expect(await answer(world, "Hello", { begin: uuid() })).toMatchObject({ status: 403, body: { reason: { code: "answer_role" } } });
    expect((await staff.get("/api/portal/messaging")).body).toEqual({ is_on: true });
    expect((await staff.put("/api/portal/messaging", { is_on: false })).body).toEqual({ is_on: false });
    expect((await staff.put("/api/portal/messaging", { is_on: false })).body).toEqual({ is_on: false });
    expect(await learner.get(own)).toMatchObject({ status: 403, body: { reason: { code: "messages_off" } } });
    expect(at((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body, "refusal")).toContain("switched off");
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({
      features: expect.not.arrayContaining(["portal_messaging"]),
    });
    await staff.put("/api/portal/messaging", { is_on: true });
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({ features: expect.arrayContaining(["portal_messaging"]) });
    expect((await actionsInTrail(server, org.org, "portal")).filter((action) => action === "portal.messaging")).toHaveLength(2);
  });

  it("should be refused with the field that is wrong in a message", async () => {
    const { learner } = await begun();
    expect((await say(learner, " \n ", { begin: uuid() })).body).toMatchObject({ errors: { body: ["Write a message first."] } });
    expect((await say(learner, "Hello", {})).body).toMatchObject({
      errors: { thread_id: ["Name the conversation that the message belongs to."] },
    });
    expect((await say(learner, "x".repeat(4_001), { begin: uuid() })).status).toBe(422);
    expect((await say(learner, "Hello", { begin: uuid() }, "no key")).status).toBe(422);
  });

  it("should open again when it was closed: unassigned by the contact, assigned to a user who writes", async () => {
    const world = await begun();
    const thread_id = idOf((await say(world.learner, "Hello", { begin: uuid() })).body);
    const close = () =>
      server.database.asSystem(({ db }) =>
        sql`update threads set closed_at = ${noon}, assigned_to = ${world.org.admin.user} where thread_id = ${thread_id}`.execute(db),
      );
    await close();
    expect((await say(world.learner, "One more", { thread_id })).body).toMatchObject({ thread: { closed: false, assigned_to: null } });
    await close();
    expect((await answer(world, "Yes?", { thread_id })).body).toMatchObject({
      thread: { closed: false, assigned_to: world.org.owner.user },
    });
  });
});

describe("Mails about conversations", () => {
  it("should notify the assigned user, else all users who may answer, once in 15 minutes, with a link to the contact", async () => {
    const world = await begun();
    const { org, learner } = world;
    const told = async () =>
      (await mailsIn(server.database, { org: org.org })).filter(({ con_id }) => con_id === null).map(({ recipient }) => recipient);
    const thread_id = idOf((await say(learner, "A private question", { begin: uuid() })).body);
    expect((await told()).toSorted()).toEqual([org.admin.email, org.owner.email, org.user.email].toSorted());
    const [mail] = await mailsIn(server.database, { recipient: org.owner.email });
    expect(mail?.body).toContain(`/ui/contacts/${org.learner.contact}`);
    expect(mail?.body).not.toContain("private question");
    await say(learner, "Still there?", { thread_id });
    expect(await told()).toHaveLength(3);
    clock.advance(15 * 60);
    const fields = JSON.stringify({ assignedUser: [String(org.admin.user)] });
    await server.database.asSystem(({ db }) =>
      sql`update contacts set fields = fields || ${fields}::jsonb where con_id = ${org.learner.contact}`.execute(db),
    );
    await say(learner, "Anyone?", { thread_id });
    expect((await told()).slice(3)).toEqual([org.admin.email]);
  });

  it("should say whom a learner writes to: the user assigned to them, else the organisation's team, and why nobody answers [B7.26]", async () => {
    const { org, staff, learner } = await begun();
    const asked = async () => (await learner.get("/api/cg/recipients")).body;
    const change = (statement: ReturnType<typeof sql>) => server.database.asSystem(({ db }) => statement.execute(db));
    const team = { kind: "team", photo: null, answers: true, absence: null };
    expect(await asked()).toMatchObject({ recipients: [team] });
    const fields = JSON.stringify({ assignedUser: [String(org.admin.user)] });
    await change(sql`update contacts set fields = fields || ${fields}::jsonb where con_id = ${org.learner.contact}`);
    const own = { kind: "user", name: expect.stringMatching(/\w/), answers: true, absence: null };
    expect(await asked()).toEqual({ recipients: [{ ...own, photo: null }] });
    await change(sql`update users set status = 0 where user_id = ${org.admin.user}`);
    expect(await asked()).toMatchObject({ recipients: [{ ...own, answers: false, absence: "left" }, team] });
    await change(sql`update users set status = 0 where org_id = ${org.org} and user_id <> ${org.owner.user}`);
    await change(sql`update users set activated = false where user_id = ${org.owner.user}`);
    expect(await asked()).toMatchObject({ recipients: [{ absence: "left" }, { kind: "team", answers: false, absence: "nobody" }] });
    expect(JSON.stringify(await asked())).not.toContain("@");
    await change(sql`update users set activated = true where user_id = ${org.owner.user}`);
    await staff.put("/api/portal/messaging", { is_on: false });
    expect((await learner.get("/api/cg/recipients")).status).toBe(403);
  });

  it("should notify the learner of an answer once in 15 minutes, and not while they read the conversation", async () => {
    const world = await begun();
    const { org, learner } = world;
    const thread_id = idOf((await say(learner, "Hello", { begin: uuid() })).body);
    const told = async () => {
      await tellDue(server, clock);
      return mailsIn(server.database, { recipient: org.learner.email });
    };
    const notices = async () => at((await learner.get("/api/portal/notices")).body, "results");
    await track(learner, thread_id, 1);
    await answer(world, "While you look", { thread_id });
    expect(await told()).toEqual([]);
    clock.advance(61);
    const key = uuid();
    await answer(world, "Later", { thread_id }, key);
    await answer(world, "Later", { thread_id }, key);
    await answer(world, "And again", { thread_id });
    const mails = await told();
    expect(mails).toMatchObject([{ channel: "email", con_id: org.learner.contact, subject: expect.stringMatching(/^New message from /) }]);
    expect(mails[0]?.body).toContain(`/portal/${org.pid}/n/`);
    expect(mails[0]?.body).not.toContain("Later");
    expect(await notices()).toMatchObject([{ kind: "message", route: `/p/conversations/${thread_id}`, read_at: null }]);
    await track(learner, thread_id, 4);
    expect(await notices()).toMatchObject([{ kind: "message", read_at: clock.now() }]);
    clock.advance(15 * 60);
    await answer(world, "Hello?", { thread_id });
    expect(await told()).toHaveLength(2);
  });
});

describe("Conversations of contacts", () => {
  it("should move with a merged contact and back, and be gone with an erased one", async () => {
    const world = await begun();
    const { org, staff, learner } = world;
    await say(learner, "Hello", { begin: uuid() });
    const { body } = await staff.post("/api/contacts", { first_name: "Lena", last_name: "Twin", email: ["twin@lena.example"] });
    const kept = Number(at(body, "con_id"));
    const merged = await staff.post("/api/contacts/merge", { kept_id: kept, merge_id: org.learner.contact });
    expect(merged.body).toMatchObject({ merged: true, moved: { conversations: 1 } });
    expect((await staff.get(`/api/contacts/${kept}/threads`)).body).toMatchObject({
      threads: [{ con_id: kept, last: { name: "Lena Twin" } }],
    });
    const timeline = (await staff.get(`/api/contacts/${kept}/timeline?only=conversation`)).body;
    expect(timeline).toMatchObject({ entries: [{ kind: "chat", data: { body: "Hello", side: "contact", by: null } }] });
    expect((await staff.post(`/api/contacts/merges/${Number(at(merged.body, "id"))}/undo`, {})).status).toBe(200);
    expect((await staff.get(`/api/contacts/${kept}/threads`)).body).toMatchObject({ threads: [] });
    expect((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body).toMatchObject({ threads: [{ unread: 1 }] });
    await server.database.inOrg(org.org, async (tx) => area.erase?.(tx, [org.learner.contact], { sealer: testSealer, mobiles: [] }));
    expect((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body).toMatchObject({ threads: [] });
  });

  it("should be kept from guests of other teams by the database", async () => {
    const { org, learner } = await begun();
    await say(learner, "Hello", { begin: uuid() });
    const seen = (teams: readonly number[]) =>
      server.database.inOrg(
        org.org,
        async ({ db }) => {
          const { rows } = await sql<{
            n: number;
          }>`select (select count(*) from threads) + (select count(*) from messages) + (select count(*) from thread_reads) as n`.execute(
            db,
          );
          return rows[0]?.n;
        },
        { rule: "guest", teams },
      );
    expect(await seen([77])).toBe(0);
    await server.database.asSystem(({ db }) =>
      sql`update contacts set fields = fields || '{"contactTeam": ["77"]}' where con_id = ${org.learner.contact}`.execute(db),
    );
    expect(await seen([77])).toBe(2);
  });
});
