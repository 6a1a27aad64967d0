import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  admin = await server.as(a.admin);
});
afterAll(() => server.close());

const made = async (values: Readonly<Record<string, unknown>>): Promise<number> => {
  const { body } = await admin.post("/api/contacts", values);
  return Number(Reflect.get(Object(body), "con_id"));
};
const trail = async (id: number): Promise<readonly string[]> =>
  (
    await server.database.asSystem(({ db }) =>
      sql<{
        action: string;
      }>`select action from audit where object_type = 'contact' and object_id = ${String(id)} order by audit_id`.execute(db),
    )
  ).rows.map(({ action }) => action);

describe("Contact calls", () => {
  it("should require the flags contacts and add_contacts", async () => {
    const member = await server.as(a.user);
    expect((await member.get("/api/contacts")).status).toBe(200);
    expect(await member.post("/api/contacts", { first_name: "Eve" })).toMatchObject({ status: 403, body: { needs: "add_contacts" } });
    expect((await server.stranger().get("/api/contacts")).status).toBe(401);
    expect((await (await server.as(a.learner)).get("/api/contacts")).status).toBe(401);
  });

  it("should neither show nor change another organisation's contacts", async () => {
    const theirs = b.learner.contact;
    const answers = await Promise.all([
      admin.get(`/api/contacts/${theirs}`),
      admin.put(`/api/contacts/${theirs}`, { version: 1, first_name: "Mine" }),
      admin.post(`/api/contacts/${theirs}/archive`, {}),
      admin.post(`/api/contacts/${theirs}/unarchive`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await admin.post("/api/contacts/duplicates", { filters: { $or: [{ email: { $in: [b.learner.email] } }] } })).toMatchObject({
      status: 200,
      body: [],
    });
    expect(await admin.get("/api/contacts?search=learner@b")).toMatchObject({ body: { results: [], count: 0 } });
    expect(await (await server.as(b.admin)).get(`/api/contacts/${theirs}`)).toMatchObject({
      status: 200,
      body: { first_name: "Lena", version: 1 },
    });
  });

  it("should store markup as plain text", async () => {
    const first_name = `<img src=x onerror="alert(1)"> & "Co"`;
    const id = await made({ first_name });
    expect(await admin.get(`/api/contacts/${id}`)).toMatchObject({ body: { first_name, name: first_name } });
  });

  it("should refuse unknown keys, oversized values and invalid shapes, and name the field", async () => {
    const errorsOf = async (body: Readonly<Record<string, unknown>>) =>
      Reflect.get(Object((await admin.post("/api/contacts", body)).body), "errors");
    expect(await errorsOf({ first_name: "A", org_id: b.org })).toEqual({ org_id: ["is not a known field"] });
    expect(await errorsOf({ first_name: "x".repeat(101) })).toHaveProperty("first_name");
    expect(await errorsOf({ email: Array.from({ length: 11 }, (_, index) => `a${index}@x.example`) })).toHaveProperty("email");
    expect(await errorsOf({ email: "a@x.example" })).toHaveProperty("email");
    expect(await errorsOf({ first_name: "A", key: "mine" })).toHaveProperty("key");
    expect((await admin.put(`/api/contacts/${a.learner.contact}`, { first_name: "A" })).body).toMatchObject({
      errors: { version: [expect.stringContaining("expected")] },
    });
  });

  it.each(["page=0", "page=x", "limit=0", "limit=251", "sort=password_hash", "archived=maybe", `search=${"x".repeat(201)}`])(
    "should refuse a list with %s",
    async (query) => {
      expect((await admin.get(`/api/contacts?${query}`)).status).toBe(422);
    },
  );

  it("should write one audit log entry for each change, and none if nothing changes", async () => {
    const id = await made({ first_name: "Tracked" });
    await admin.put(`/api/contacts/${id}`, { version: 1, last_name: "Person" });
    await admin.put(`/api/contacts/${id}`, { version: 1, last_name: "Person" });
    await admin.put(`/api/contacts/${id}`, { version: 1, last_name: "Other" });
    await admin.post(`/api/contacts/${id}/archive`, {});
    await admin.post(`/api/contacts/${id}/archive`, {});
    await admin.post(`/api/contacts/${id}/unarchive`, {});
    expect(await trail(id)).toEqual(["contact.create", "contact.update", "contact.archive", "contact.unarchive"]);
  });

  it("should answer an update of an older version with 409 and the stored contact", async () => {
    const id = await made({ first_name: "Two", last_name: "Writers" });
    await admin.put(`/api/contacts/${id}`, { version: 1, last_name: "First" });
    expect(await admin.put(`/api/contacts/${id}`, { version: 1, last_name: "Second" })).toMatchObject({
      status: 409,
      body: { status: "failed", code: "conflict", data: { con_id: id, last_name: "First", version: 2 } },
    });
  });

  it("should accept one of two users who create the same contact at the same time", async () => {
    const answers = await Promise.all([1, 2].map(() => admin.post("/api/contacts", { first_name: "Twin", email: ["twin@x.example"] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("should keep the counts of lists correct through every kind of change", async () => {
    const counts = async () => {
      const held = await server.database.asSystem(({ db }) =>
        sql`select archived, sum(n)::int as n from contact_counts group by archived having sum(n) <> 0 order by archived`.execute(db),
      );
      const real = await server.database.asSystem(({ db }) =>
        sql`select archived_at is not null as archived, count(*)::int as n from contacts where deleted_at is null group by 1 order by 1`.execute(
          db,
        ),
      );
      return { held: held.rows, real: real.rows };
    };
    const id = await made({ first_name: "Counted" });
    const steps = [
      sql`update contacts set archived_at = 5 where con_id = ${id}`,
      sql`update contacts set deleted_at = 6 where con_id = ${id}`,
      sql`update contacts set archived_at = null where con_id = ${id}`,
      sql`update contacts set deleted_at = null where con_id = ${id}`,
      sql`delete from contacts where con_id = ${id}`,
    ];
    for (const step of steps) {
      await server.database.asSystem(({ db }) => step.execute(db));
      const { held, real } = await counts();
      expect(held).toEqual(real);
    }
  });
});
