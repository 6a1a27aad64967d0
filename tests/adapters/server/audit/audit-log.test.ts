import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "../../../../core/audit/audit-entry.model.ts";
import type { Client, Reply } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("audit_log");
});
afterAll(() => engines.close());

const ok = (reply: Reply): object => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};
const pageOf = (reply: Reply): AuditPage => {
  const body = ok(reply);
  if (!AuditPage.is(body)) throw new Error(JSON.stringify(body));
  return body;
};

describe.each(["pglite", "postgres"] as const)("The trail on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let user: Client;
  const field = (values: object): Promise<Reply> => owner.post("/api/fields", values);
  const made = async (values: object): Promise<number> => Number(Reflect.get(ok(await owner.post("/api/contacts", values)), "con_id"));

  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `log-${engine}`, { flags: ["contacts"] });
    [owner, user] = [await server.as(org.owner), await server.as(org.user)];
    for (const values of [
      { label: "Town", type: "string" },
      { label: "Pay", type: "string", access: "admin" },
      { label: "Passport", type: "string" },
    ])
      ok(await field(values));
  });

  it("should show who changed what in which record, with each value before and after in words", async () => {
    const id = await made({ first_name: "Ada", last_name: "Reed", email: ["ada@reed.example"], fields: { town: "Ayr" } });
    ok(await owner.put(`/api/contacts/${id}`, { version: 1, first_name: "Eve", fields: { town: "Oban" } }));
    const [entry] = pageOf(await owner.get(`/api/audit?type=contact&record=${id}`)).entries;
    expect(entry).toMatchObject({
      action: "contact.update",
      actor: { kind: "staff", id: org.owner.user, name: `owner log-${engine}` },
      record: { type: "contact", id: String(id), name: "Eve Reed" },
      changes: [
        { field: "first_name", before: "Ada", after: "Eve" },
        { field: "fields.town", label: "Town", before: "Ayr", after: "Oban" },
      ],
    });
  });

  it("should distinguish an API token from a user", async () => {
    const { token, app_key } = Object(ok(await owner.post("/api/users/token", { name: "Nightly" })));
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/contacts",
      headers: { "x-token": token, "x-app-key": app_key, "content-type": "application/json" },
      payload: { first_name: "Scripted" },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const page = pageOf(await owner.get("/api/audit?who=token"));
    expect(page.entries.map(({ action, actor }) => [action, actor.kind, actor.id])).toEqual([["contact.create", "token", org.owner.user]]);
    expect(
      pageOf(await owner.get(`/api/audit?who=person:${org.owner.user}&action=contact.create`)).entries.map(({ actor }) => actor.kind),
    ).toContain("token");
  });

  it("should be filtered by kind, action, days of the organisation and text, and be paged without gaps or duplicates", async () => {
    await server.database.asSystem(({ db }) => sql`update orgs set timezone = 'Pacific/Auckland' where org_id = ${org.org}`.execute(db));
    const ids = [];
    for (let n = 0; n < 55; n += 1) ids.push(await made({ first_name: `Paged${n}`, fields: { town: "Quaytown" } }));
    const seen: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const page: AuditPage = pageOf(await owner.get(`/api/audit?action=contact.create&text=quayt${next === "" ? "" : `&before=${next}`}`));
      seen.push(...page.entries.map(({ record }) => record.id));
      next = page.next;
    }
    expect(seen).toEqual(ids.map(String).toReversed());
    const day = (text: string) => owner.get(`/api/audit?type=contact&text=quaytown&${text}`);
    // Noon of 1 July in UTC is midnight of 2 July in Auckland.
    expect(pageOf(await day("from=2026-07-02")).entries).toHaveLength(50);
    expect(pageOf(await day("to=2026-07-01")).entries).toHaveLength(0);
    expect(await owner.get("/api/audit?from=yesterday")).toMatchObject({
      status: 422,
      body: { errors: { from: [expect.stringContaining("date")] } },
    });
    expect(await owner.get("/api/audit?who=me")).toMatchObject({
      status: 422,
      body: { errors: { who: [expect.stringContaining("person:{id}")] } },
    });
    const facets = Object(ok(await owner.get("/api/audit/facets")));
    expect(facets).toMatchObject({
      timezone: "Pacific/Auckland",
      actions: expect.arrayContaining(["contact.create", "create_token", "field.create"]),
      types: expect.arrayContaining(["contact", "field"]),
    });
  });

  it("should mask the earlier values of a field that became a secret: in the list, in searches, in the file and in histories [C3.25]", async () => {
    const id = await made({ first_name: "Kim", fields: { passport: "XK4711ZZ" } });
    expect(pageOf(await owner.get("/api/audit?text=xk4711zz")).entries).toHaveLength(1);
    const { fields } = Object(ok(await owner.get("/api/fields")));
    const passport = fields.find(({ name }: { readonly name: string }) => name === "passport");
    ok(await owner.post(`/api/fields/${passport.id}/convert`, { to: "secret", confirmed: true }));
    expect(pageOf(await owner.get("/api/audit?text=xk4711zz")).entries).toHaveLength(0);
    const history = pageOf(await owner.get(`/api/contacts/${id}/history`));
    expect(history.entries.at(-1)?.changes).toContainEqual({
      field: "fields.passport",
      label: "Passport",
      before: null,
      after: "••••",
      masked: true,
    });
    for (const reply of [
      await owner.get(`/api/audit?record=${id}&type=contact`),
      await owner.get("/api/audit/export.csv"),
      await user.get(`/api/contacts/${id}/history`),
    ]) {
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toContain("XK4711ZZ");
    }
  });

  it("should omit fields of other roles from the history of a contact [C3.09, C6.01]", async () => {
    const id = await made({ first_name: "Lee", fields: { town: "Crail" } });
    ok(await owner.put(`/api/contacts/${id}`, { version: 1, fields: { pay: "9000" } }));
    ok(await owner.put(`/api/contacts/${id}`, { version: 2, fields: { pay: "9500", town: "Elie" } }));
    expect(pageOf(await owner.get(`/api/contacts/${id}/history`)).entries).toHaveLength(3);
    const seen = pageOf(await user.get(`/api/contacts/${id}/history`));
    expect(seen.entries.map(({ changes }) => changes.map((change) => change.field))).toEqual([
      ["fields.town"],
      ["first_name", "fields.town"],
    ]);
    expect(seen.entries[0]?.changes[0]?.earlier).toBe("Crail");
    expect(JSON.stringify(seen)).not.toMatch(/9000|9500|pay/i);
    expect(await user.get("/api/audit")).toMatchObject({ status: 403 });
  });

  it("should export a file without formulas, and log who exported it", async () => {
    await made({ first_name: "=HYPERLINK(1)", last_name: "Mo" });
    const file = String((await owner.get("/api/audit/export.csv?type=contact&text=hyperlink")).body);
    expect(file.split("\r\n")[0]).toContain("When,Who,How,Action,Kind,Record,Record id,Field,Before,After");
    expect(file).toContain("'=HYPERLINK(1)");
    expect(file).not.toMatch(/(^|,)=HYPERLINK/m);
    expect(pageOf(await owner.get("/api/audit?action=audit.export")).entries[0]).toMatchObject({ actor: { id: org.owner.user } });
  });

  it("should verify the chain as intact, and as broken from the first altered entry on", async () => {
    const whole = Object(ok(await owner.get("/api/audit/verify")));
    expect(whole).toMatchObject({ broken: null, next: false, since: server.clock.now() });
    expect(whole.checked).toBe(whole.total);
    await server.database.asSystem(({ db }) =>
      sql`update audit set action = 'contact.forged' where org_id = ${org.org} and seq = 5`.execute(db),
    );
    expect(ok(await owner.get("/api/audit/verify"))).toMatchObject({ broken: { number: 5 } });
    expect(ok(await owner.get("/api/audit/verify?after=5"))).toMatchObject({ broken: null });
    await server.database.asSystem(({ db }) => sql`delete from audit where org_id = ${org.org} and seq = ${whole.total}`.execute(db));
    expect(ok(await owner.get("/api/audit/verify?after=5"))).toMatchObject({ broken: { number: whole.total } });
  });
});
