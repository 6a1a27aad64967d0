import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { secretHash } from "../../../../adapters/server/auth/secret.crypto.ts";
import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("portal_links");
});
afterAll(() => engines.close());

const day = 24 * 3600;
let count = 0;

describe.each(["pglite", "postgres"] as const)("A link into the portal on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let contact: number;

  beforeEach(async () => {
    server = engines[engine].server;
    count += 1;
    org = await seedOrg(server.database, `link-${engine}-${count}`);
    owner = await server.as(org.owner);
    contact = org.learner.contact;
  });

  const create = (body: object = {}, id = contact) => owner.post(`/api/contacts/${id}/token`, body);
  const made = async (body: object = {}) => {
    const reply = await create(body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const link: {
      readonly url: string;
      readonly expires_at: number;
      readonly sent_to: string | null;
      readonly missing: readonly string[];
    } = Object(reply.body);
    return { ...link, token: new URL(link.url).hash.replace("#link=", "") };
  };
  const use = (token: string, pid = org.pid) => server.stranger().post("/api/cg/link", { token, pid });
  const outbox = () => mailsIn(server.database, { org: org.org });

  it("should sign the learner in once, be shown once and be stored as a hash only [B7.15]", async () => {
    const { url, token, expires_at, sent_to } = await made();
    expect(url).toContain(`/portal/${org.pid}/home#link=`);
    expect(expires_at).toBe(server.clock.now() + day);
    expect(sent_to).toBeNull();
    const rows = await server.database.inOrg(org.org, ({ db }) =>
      db.selectFrom("one_time_codes").selectAll().where("con_id", "=", contact).execute(),
    );
    expect(rows.map(({ code_hash }) => code_hash)).toEqual([secretHash(token)]);
    const browser = server.stranger();
    const reply = await browser.post("/api/cg/link", { token, pid: org.pid });
    expect(reply).toMatchObject({ status: 200, body: { con_id: contact, pid: org.pid } });
    expect((await browser.get("/api/cg/info?schema=full")).body).toMatchObject({ con_id: contact });
    expect(await use(token)).toMatchObject({ status: 401, body: { message: expect.stringContaining("already been used") } });
    const trail = await server.database.inOrg(org.org, ({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "actor_id", "after"])
        .where("object_id", "=", String(contact))
        .where("object_type", "=", "contact")
        .orderBy("audit_id")
        .execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual(["contact.portal_link", "login_by_link"]);
    expect(trail[0]?.actor_id).toBe(org.owner.user);
    expect(JSON.stringify(trail)).not.toContain(token);
  });

  it("should accept only one of two simultaneous uses", async () => {
    const { token } = await made();
    const statuses = (await Promise.all([use(token), use(token), use(token)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
  });

  it("should work for 24 hours, and not once another is created", async () => {
    const first = await made();
    const second = await made();
    expect((await use(first.token)).status).toBe(401);
    server.clock.advance(day - 1);
    expect((await use(second.token)).status).toBe(200);
    owner = await server.as(org.owner);
    const third = await made();
    server.clock.advance(day);
    expect((await use(third.token)).status).toBe(401);
  });

  it("should not open another organisation's portal, nor accept an invented secret", async () => {
    const other = await seedOrg(server.database, `other-${engine}-${count}`);
    const { token } = await made();
    for (const [secret, pid] of [
      [token, other.pid],
      ["x".repeat(43), org.pid],
      [token, "nowhere"],
    ] as const)
      expect((await use(secret, pid)).status).toBe(401);
    expect((await use(token)).status).toBe(200);
  });

  it("should be refused for blocked, archived, deleted and unknown contacts, also for those who became so later", async () => {
    const acts = [
      ["post", "/api/contacts/block", { con_id: contact }, "/api/contacts/unblock"],
      ["post", `/api/contacts/${contact}/archive`, {}, `/api/contacts/${contact}/unarchive`],
    ] as const;
    for (const [, path, body, back] of acts) {
      const { token } = await made();
      expect((await owner.post(path, body)).status).toBe(200);
      expect(await create()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/is (blocked|archived)/) } });
      expect((await use(token)).status).toBe(401);
      expect((await owner.post(back, body)).status).toBe(200);
    }
    const { token } = await made();
    expect((await owner.delete(`/api/contacts/${contact}`)).status).toBe(200);
    expect((await create()).status).toBe(404);
    expect((await use(token)).status).toBe(401);
    expect((await create({}, 999_999_999)).status).toBe(404);
  });

  it("should be sent in a message with replaced variables, whose link the record does not show", async () => {
    const { token, sent_to, missing, url } = await made({ send: "email", message: "Hi {first_name|there}, {nickname}: {portal_link}" });
    expect(sent_to).toBe(org.learner.email);
    expect(missing).toEqual(["nickname"]);
    expect(await outbox()).toMatchObject([
      {
        channel: "email",
        recipient: org.learner.email,
        body: `Hi Lena, {nickname}: ${url}`,
        shown: "Hi Lena, {nickname}: …",
        con_id: contact,
      },
    ]);
    const { body } = await owner.get(`/api/contacts/${contact}/timeline`);
    expect(JSON.stringify(body)).toContain("Hi Lena, {nickname}: …");
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("should name the errors of a message, and send nothing", async () => {
    expect(await create({ send: "sms" })).toMatchObject({ status: 422, body: { messages: ["This contact has no mobile number"] } });
    expect(await create({ send: "email", message: "No link in here" })).toMatchObject({
      status: 422,
      body: { messages: [expect.stringContaining("{portal_link}")] },
    });
    expect((await create({ send: "pigeon" })).status).toBe(422);
    expect(await outbox()).toEqual([]);
  });

  it("should be refused after five in a quarter of an hour, and in an organisation without a portal", async () => {
    for (let n = 0; n < 5; n += 1) await made();
    expect(await create()).toMatchObject({ status: 403, body: { message: expect.stringContaining("Too many attempts") } });
    server.clock.advance(901);
    await made();
    await server.database.asSystem(({ db }) => db.updateTable("orgs").set({ features: [] }).where("org_id", "=", org.org).execute());
    owner = await server.as(org.owner);
    expect(await create()).toMatchObject({ status: 409, body: { message: "Your organisation has no portal." } });
  });

  it("should replace variables of texts for a contact or without one, and name unknown ones [B7.15]", async () => {
    for (const field of [
      { label: "Town", type: "string" },
      { label: "Salary", type: "int", access: "admin" },
      { label: "Code", type: "secret" },
    ])
      expect((await owner.post("/api/fields", field)).status).toBe(200);
    expect(
      (await owner.put(`/api/contacts/${contact}`, { version: 1, fields: { town: "<b>{first_name}</b>", salary: 5, code: "hush" } }))
        .status,
    ).toBe(200);
    const text = "{first_name|there} {town} {salary} {code} {nothing|x} {mobile|none}";
    const filled = async (client: Client, path: string, body: object) => (await client.post(path, body)).body;
    expect(await filled(owner, `/api/contacts/compile/${contact}`, { text })).toEqual({
      text: "Lena <b>{first_name}</b> 5 {code} {nothing|x} none",
      missing: ["code", "nothing"],
    });
    expect(await filled(owner, "/api/contacts/compile", { text, con_id: contact })).toEqual({
      text: "Lena <b>{first_name}</b> 5 {code} {nothing|x} none",
      missing: ["code", "nothing"],
    });
    expect(await filled(owner, "/api/contacts/compile", { text })).toEqual({
      text: "there   {code} {nothing|x} none",
      missing: ["code", "nothing"],
    });
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("users")
        .set({ flags: ["contacts"] })
        .where("user_id", "=", org.user.user)
        .execute(),
    );
    expect(await filled(await server.as(org.user), `/api/contacts/compile/${contact}`, { text: "{salary|secret}" })).toEqual({
      text: "{salary|secret}",
      missing: ["salary"],
    });
    expect(await filled(owner, "/api/contacts/compile", { text: "{portal}" })).toEqual({
      text: `Academy link-${engine}-${count}`,
      missing: [],
    });
    expect((await owner.post("/api/contacts/compile/999999999", { text })).status).toBe(404);
  });
});
