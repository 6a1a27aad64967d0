import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFetchedValues } from "../../../../adapters/server/fields/fetched-values.client.ts";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { OutsideProblem } from "../../../../adapters/server/outside/outside-request.ts";
import { plainField } from "../../../../core/fields/plain-field.rule.ts";
import type { Client } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("buckets");
});
afterAll(() => engines.close());

const body = (reply: { readonly body: unknown; readonly status: number }) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("Values that are only shown on contacts, on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let user: Client;
  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `buckets-${engine}`, { flags: ["contacts", "add_contacts"] });
    await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
    owner = await server.as(org.owner);
    user = await server.as(org.user);
    for (const field of [
      { label: "Direct line", type: "string", bucket_id: "rep" },
      { label: "Region", type: "list", values: ["North", "South"], bucket_id: "rep" },
      { label: "Salary", type: "int", bucket_id: "rep", access: "admin" },
      { label: "Points", type: "int", bucket_id: "http" },
    ])
      body(await owner.post("/api/fields", field));
  });
  const newcomer = async (first_name: string): Promise<number> =>
    body(await owner.post("/api/contacts", { first_name, fields: { assignedUser: [String(org.user.user)] } })).con_id;

  it("should be listed by their source, with the fields that the user can see [C3.05]", async () => {
    const all = body(await owner.get("/api/buckets"));
    expect(all.map(({ type }: { type: string }) => type)).toEqual(["default", "rep", "http"]);
    expect(Object.keys(all[1].fields)).toEqual(["Rep_direct_line", "Rep_region", "Rep_salary"]);
    expect(Object.keys(body(await user.get("/api/buckets"))[1].fields)).toEqual(["Rep_direct_line", "Rep_region"]);
    expect((await (await server.as(org.guest)).get("/api/buckets")).status).toBe(403);
  });

  it("should be written once per user and shown on the contacts assigned to them, without being stored there [C7.13]", async () => {
    const id = await newcomer("Ada");
    const empty = body(await user.get("/api/buckets/rep"));
    expect(empty).toMatchObject({ values: {}, version: 0, updated_at: null });
    const saved = body(
      await user.put("/api/buckets/rep", { version: 0, values: { Rep_direct_line: "+1 212 555 0140", Rep_region: ["North"] } }),
    );
    expect(saved).toMatchObject({ values: { Rep_direct_line: "+1 212 555 0140", Rep_region: ["North"] }, version: 1 });
    expect(body(await owner.get(`/api/contacts/${id}`)).fields).toEqual({
      assignedUser: [String(org.user.user)],
      Rep_direct_line: "+1 212 555 0140",
      Rep_region: ["North"],
    });
    expect((await owner.put(`/api/contacts/${id}`, { version: 1, fields: { Rep_direct_line: "x" } })).status).toBe(422);
    expect(body(await owner.post(`/api/contacts/compile/${id}`, { text: "Call {Rep_direct_line}" })).text).toBe("Call +1 212 555 0140");
    const { rows } = await server.database.asSystem(async ({ db }) => ({
      rows: await db.selectFrom("contacts").select("fields").where("con_id", "=", id).execute(),
    }));
    expect(rows[0]?.fields).toEqual({ assignedUser: [String(org.user.user)] });
  });

  it("should be written by other systems with a token only, and be found and shown like any other value [C3.05]", async () => {
    body(await owner.post("/api/fields", { label: "Loyalty level", type: "string", bucket_id: "others" }));
    expect(body(await owner.get("/api/buckets")).at(-1)).toMatchObject({
      type: "others",
      title: "Other systems",
      fields: { Others_loyalty_level: { bucket_id: "others" } },
    });
    const id = body(await owner.post("/api/contacts", { first_name: "Olga" })).con_id;
    const change = { version: 1, fields: { Others_loyalty_level: "Gold" } };
    expect(await owner.put(`/api/contacts/${id}`, change)).toMatchObject({
      status: 422,
      body: { errors: { "fields.Others_loyalty_level": ["Loyalty level cannot be changed here"] } },
    });
    const { token } = body(await owner.post("/api/users/token", { name: "Loyalty" }));
    const asSystem = { "x-app-key": org.appKey, "x-token": token };
    expect(body(await owner.put(`/api/contacts/${id}`, change, asSystem)).fields).toEqual({ Others_loyalty_level: "Gold" });
    expect((await owner.put(`/api/contacts/${id}`, { version: 2, fields: { Rep_direct_line: "x" } }, asSystem)).status).toBe(422);
    const filters = encodeURIComponent(JSON.stringify({ Others_loyalty_level: { $eq: "gold" } }));
    expect(body(await user.get(`/api/contacts?filters=${filters}`)).results.map(({ con_id }: { con_id: number }) => con_id)).toEqual([id]);
    expect(body(await user.post(`/api/contacts/compile/${id}`, { text: "You are {Others_loyalty_level}" })).text).toBe("You are Gold");
  });

  it("should be refused by field, and with the stored values on a version conflict", async () => {
    const { version } = body(await user.get("/api/buckets/rep"));
    expect(Object((await user.put("/api/buckets/rep", { version, values: { Rep_region: ["East"] } })).body).errors).toEqual({
      "values.Rep_region": ['"East" is not offered by Region'],
    });
    expect(Object((await user.put("/api/buckets/rep", { version, values: { Rep_salary: 1 } })).body).errors).toEqual({
      "values.Rep_salary": ['Unknown field "Rep_salary"'],
    });
    expect((await user.put("/api/buckets/rep", { version: version + 1, values: { Rep_region: null } })).status).toBe(409);
  });

  it("should be supported by filters, sorting and live groups, which follow the user and the assignment", async () => {
    const id = await newcomer("Bo");
    const version = body(await user.get("/api/buckets/rep")).version;
    body(await user.put("/api/buckets/rep", { version, values: { Rep_region: ["South"] } }));
    const filters = { Rep_region: { $overlaps: ["South"] } };
    const page = body(await owner.get(`/api/contacts?sort=fields.Rep_direct_line&filters=${encodeURIComponent(JSON.stringify(filters))}`));
    expect(page.results.map(({ first_name }: { first_name: string }) => first_name)).toContain("Bo");
    expect(
      body(await owner.get("/api/contacts?fields=Rep_region")).results.find(({ con_id }: { con_id: number }) => con_id === id).fields,
    ).toEqual({ Rep_region: ["South"] });
    const group = body(await owner.post("/api/bookmarks", { name: "South", filters }));
    const isMember = async (): Promise<boolean> => {
      await workOnGroups(server.database, server.clock.now());
      return body(await owner.get(`/api/bookmarks/${group.id}/members`)).results.some(({ con_id }: { con_id: number }) => con_id === id);
    };
    expect(await isMember()).toBe(true);
    body(await user.put("/api/buckets/rep", { version: version + 1, values: { Rep_region: ["North"] } }));
    expect(await isMember()).toBe(false);
    body(await user.put("/api/buckets/rep", { version: version + 2, values: { Rep_region: ["South"] } }));
    expect(await isMember()).toBe(true);
    body(await owner.put(`/api/contacts/${id}`, { version: 1, fields: { assignedUser: null } }));
    expect(await isMember()).toBe(false);
  });

  it("should be fetched from a URL that an administrator sets, except a private one", async () => {
    const id = await newcomer("Cy");
    expect(body(await user.get(`/api/contacts/${id}/buckets/http`))).toEqual({ state: "off" });
    expect((await user.get("/api/buckets/http")).status).toBe(403);
    expect(
      Object((await owner.put("/api/buckets/http", { version: 0, title: "Loyalty", url: "https://{con_id}.example.com/" })).body).errors,
    ).toEqual({ url: ["Url is invalid"] });
    expect(
      Object((await owner.put("/api/buckets/http", { version: 0, title: "", url: "https://example.com/{name}" })).body).errors,
    ).toMatchObject({ url: ["{name} is not known; use {con_id}, {email} or {mobile}"] });
    body(await owner.put("/api/buckets/http", { version: 0, title: "Loyalty", url: "http://127.0.0.1/points/{con_id}" }));
    expect(body(await user.get(`/api/contacts/${id}/buckets/http`))).toEqual({ state: "failed", title: "Loyalty", problem: "not-allowed" });
    expect((await user.get("/api/contacts/999999/buckets/http")).status).toBe(404);
    expect((await owner.put("/api/buckets/http", { version: 0, title: "Loyalty", url: "" })).status).toBe(409);
    body(await owner.put("/api/buckets/http", { version: 1, title: "", url: "" }));
    expect(body(await user.get(`/api/contacts/${id}/buckets/http`))).toEqual({ state: "off" });
    expect((await owner.get(`/api/contacts?filters=${encodeURIComponent(JSON.stringify({ Http_points: { $eq: 1 } }))}`)).status).toBe(422);
  });
});

describe("Fetched values", () => {
  const fields = [
    plainField({ name: "Http_points", label: "Points", type: "int", bucket_id: "http" }),
    plainField({ name: "Http_tier", label: "Tier", type: "string", bucket_id: "http" }),
  ];
  const question = {
    org: 1,
    bucket: { title: "Loyalty", url: "https://example.com/{con_id}?mail={email}", version: 1 },
    fields,
    contact: { con_id: 7, email: ["a&b@example.org"], mobile: [] },
  };
  const told = (text: string) => E.right({ url: "", type: "application/json", body: Buffer.from(text) });

  it("should be fetched at most once in five minutes, from the contact's URL", async () => {
    let now = noon;
    const asked: string[] = [];
    const fetched = makeFetchedValues(
      async (address) => {
        asked.push(address);
        return told('{"points": 12, "tier": 3, "other": true}');
      },
      () => now,
    );
    const first = { state: "fetched", title: "Loyalty", values: { Http_points: 12, Http_tier: "3" }, refused: [], fetched_at: noon };
    expect(await Promise.all([fetched(question), fetched(question)])).toEqual([first, first]);
    now += 299;
    expect(await fetched(question)).toEqual(first);
    expect(asked).toEqual(["https://example.com/7?mail=a%26b%40example.org"]);
    now += 1;
    expect(await fetched(question)).toEqual({ ...first, fetched_at: noon + 300 });
    expect(asked).toHaveLength(2);
  });

  it("should report values that their field refuses, and an empty response", async () => {
    const answers = ['{"points": "many", "tier": null}', "[1]", "<html>"];
    const fetched = makeFetchedValues(
      async () => told(answers.shift() ?? ""),
      () => noon,
    );
    expect(await fetched(question)).toMatchObject({ values: {}, refused: ["Points"] });
    expect(await fetched({ ...question, contact: { ...question.contact, con_id: 8 } })).toMatchObject({
      state: "failed",
      problem: "not-json",
    });
    expect(await fetched({ ...question, contact: { ...question.contact, con_id: 9 } })).toMatchObject({
      state: "failed",
      problem: "not-json",
    });
  });

  it.each([
    ["not allowed", "not-allowed"],
    ["too slow", "too-slow"],
    ["too large", "too-large"],
    ["unreachable", "unreachable"],
  ] as const)("should report why the fetch failed, and retry next time: %s", async (why: OutsideProblem, problem) => {
    let calls = 0;
    const fetched = makeFetchedValues(
      async () => {
        calls += 1;
        return E.left(why);
      },
      () => noon,
    );
    expect(await fetched(question)).toEqual({ state: "failed", title: "Loyalty", problem });
    await fetched(question);
    expect(calls).toBe(2);
  });

  it.each(["<html>", "[1]", "null"])("should be fetched again after a response that is not a JSON object: %s", async (answer) => {
    const answers = [answer, '{"points": 12}'];
    const fetched = makeFetchedValues(
      async () => told(answers.shift() ?? ""),
      () => noon,
    );
    expect(await fetched(question)).toEqual({ state: "failed", title: "Loyalty", problem: "not-json" });
    expect(await fetched(question)).toMatchObject({ state: "fetched", values: { Http_points: 12 } });
  });
});
