import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import type { Client } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("contact_team");
});
afterAll(() => engines.close());

const body = (reply: { readonly body: unknown; readonly status: number }) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("The team of a contact on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let north: number;
  let south: number;
  const addTeam = (label: string, of = org.org): Promise<number> =>
    server.database.asSystem(async ({ db }) => {
      const row = {
        org_id: of,
        label,
        color: "#0b7a75",
        twilio_phone: null,
        contact_fields: [],
        deleted_at: null,
        created_at: noon,
        updated_at: noon,
      };
      return (await db.insertInto("teams").values(row).returning("team_id").executeTakeFirstOrThrow()).team_id;
    });
  const newcomer = async (first_name: string, team: number | null): Promise<number> =>
    body(await owner.post("/api/contacts", { first_name, fields: team === null ? {} : { contactTeam: [String(team)] } })).con_id;
  const team = async () => body(await owner.get("/api/fields")).fields.find(({ name }: { name: string }) => name === "contactTeam");
  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `team-${engine}`, { flags: ["contacts", "add_contacts"] });
    await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
    owner = await server.as(org.owner);
    [north, south] = [await addTeam("North"), await addTeam("South")];
  });

  it("should be a field with the organisation's teams as choices, which guests see too", async () => {
    expect(await team()).toMatchObject({ label: "Team", type: "list", access: "guest", values: { [north]: "North", [south]: "South" } });
    expect(body(await (await server.as(org.guest)).get("/api/fields")).fields).toMatchObject([{ name: "contactTeam" }]);
  });

  it("should be hidden without the teams feature", async () => {
    const plain = await seedOrg(server.database, `teamless-${engine}`, { features: ["include_portal"] });
    await server.database.asSystem((tx) => addProductFields(tx, plain.org, noon));
    expect(body(await (await server.as(plain.owner)).get("/api/fields")).fields).toMatchObject([
      { name: "assignedUser" },
      { name: "portalRole" },
    ]);
  });

  it("should be accepted on creation and change, found by filters and counted [B7.14]", async () => {
    const ada = await newcomer("Ada", north);
    await newcomer("Bo", north);
    await newcomer("Cy", south);
    await newcomer("Di", null);
    const found = async (filters: object) =>
      body(await owner.get(`/api/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`)).results.map(
        ({ first_name }: { first_name: string }) => first_name,
      );
    expect(await found({ contactTeam: { $overlaps: [String(north)] } })).toEqual(["Ada", "Bo"]);
    const counts = async () => body(await owner.get("/api/contacts/metrics")).by_team;
    expect(await counts()).toEqual([
      { id: north, label: "North", count: 2 },
      { id: south, label: "South", count: 1 },
    ]);
    expect((await owner.put(`/api/contacts/${ada}`, { version: 1, fields: { contactTeam: ["999999"] } })).status).toBe(422);
    body(await owner.put(`/api/contacts/${ada}`, { version: 1, fields: { contactTeam: [String(south)] } }));
    expect(await counts()).toEqual([
      { id: north, label: "North", count: 1 },
      { id: south, label: "South", count: 2 },
    ]);
  });

  it("should narrow lists, bulk actions and exports to the teams of the call and contacts without one [A7.04]", async () => {
    const all = await seedOrg(server.database, `narrow-${engine}`, { flags: ["contacts"] });
    await server.database.asSystem((tx) => addProductFields(tx, all.org, noon));
    const [east, west] = [await addTeam("East", all.org), await addTeam("West", all.org)];
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("users")
        .set({ teams: [east] })
        .where("user_id", "=", all.user.user)
        .execute(),
    );
    const [admin, user] = [await server.as(all.admin), await server.as(all.user)];
    for (const [first_name, fields] of [
      ["Eva", { contactTeam: [String(east)] }],
      ["Wim", { contactTeam: [String(west)] }],
      ["Nan", {}],
    ] as const)
      body(await admin.post("/api/contacts", { first_name, fields }));
    const names = async (client: Client, query: string) => {
      const page = body(await client.get(`/api/contacts?${query}`));
      expect(page.count).toBe(page.results.length);
      return page.results.map(({ first_name }: { first_name: string }) => first_name).filter((name: string) => name !== "Lena");
    };
    expect(await names(admin, "sort=created")).toEqual(["Eva", "Wim", "Nan"]);
    expect(await names(admin, `sort=created&teams=${west}`)).toEqual(["Wim", "Nan"]);
    expect(await names(admin, `sort=created&teams=${east},${west}`)).toEqual(["Eva", "Wim", "Nan"]);
    expect(await names(user, "sort=created")).toEqual(["Eva", "Nan"]);
    expect(await names(user, `sort=created&teams=${west}`)).toEqual(["Eva", "Nan"]);

    for (const [client, query] of [
      [admin, ""],
      [admin, `?teams=${west}`],
      [admin, `?teams=${east}`],
      [admin, `?teams=${east},${west}`],
      [user, ""],
      [user, `?teams=${west}`],
    ] as const)
      expect(body(await client.get(`/api/items/count${query}`)).contacts, query).toBe(
        body(await client.get(`/api/contacts${query}`)).count,
      );

    const selection = { of: "matching", find: { search: "", archived: false, filters: null }, except: [] };
    const plan = body(
      await admin.post(`/api/contacts/bulk?teams=${west}`, {
        key: "6d3a7b0e-5f1c-4c53-9c07-3c2f6f0a1b2c",
        action: { do: "add", field: "tags", value: ["west"] },
        selection,
      }),
    );
    expect(plan.total).toBe(3);
    const asked = body(await user.post("/api/contacts/exports", { selection, columns: null, bom: false }));
    const file = await user.get(asked.href);
    expect(JSON.stringify(file.body)).toContain("Eva");
    expect(JSON.stringify(file.body)).not.toContain("Wim");
  });

  it("should never be deleted, nor have its options changed", async () => {
    const field = await team();
    expect((await owner.delete(`/api/fields/${field.id}`)).status).toBe(422);
    expect(body(await owner.put(`/api/fields/${field.id}`, { version: field.version, label: "Branch", values: ["none"] }))).toMatchObject({
      label: "Branch",
      values: field.values,
    });
  });
});
