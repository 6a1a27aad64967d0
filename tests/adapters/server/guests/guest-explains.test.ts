import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestTeam } from "../guest-team.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "explains", { flags: ["contacts", "add_contacts"] });
});
afterAll(() => server.close());

const idIn = (reply: { readonly body: unknown }, key: string): number => Number(Reflect.get(Object(reply.body), key));

describe("why a contact is in a group, for a guest", () => {
  it("should give the evaluated result, without naming contacts that the guest cannot see", async () => {
    const owner = await server.as(org.owner);
    const team = await guestTeam(server, org);
    expect((await owner.post("/api/fields", { label: "Friends", type: "related_contacts", access: "guest" })).status).toBe(200);
    const away = idIn(await owner.post("/api/contacts", { first_name: "Away" }), "con_id");
    const seen = idIn(
      await owner.post("/api/contacts", { first_name: "Seen", fields: { contactTeam: [String(team)], friends: [away] } }),
      "con_id",
    );
    const group = idIn(
      await owner.post("/api/bookmarks", {
        name: "Friends of Away",
        filters: { friends: { $overlaps: [away] } },
        share_to: { users: [org.guest.user], teams: [], all: false },
      }),
      "id",
    );
    const guest = await server.as(org.guest);
    expect((await guest.get(`/api/contacts/${seen}`)).body).toMatchObject({ fields: { contactTeam: [String(team)] } });
    expect((await guest.get(`/api/bookmarks/${group}/members`)).body).toMatchObject({ results: [{ con_id: seen }] });
    const told = (await guest.get(`/api/bookmarks/${group}/explain/${seen}`)).body;
    expect(told).toMatchObject({ belongs: true, lines: [{ verdict: true, value: "others whom you do not see" }] });
    expect((await (await server.as(org.owner)).get(`/api/bookmarks/${group}/explain/${seen}`)).body).toMatchObject({
      belongs: true,
      lines: [{ text: expect.stringContaining("Away"), value: "Away" }],
    });
    expect(JSON.stringify(told)).not.toContain("Away");
    const words = (await (await server.as(org.owner)).get("/api/bookmarks/vocabulary")).body;
    expect(words).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ name: "friends", values: { [away]: "Away" } })]),
    });
    expect((await guest.get("/api/bookmarks/vocabulary")).body).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ name: "friends", values: {} })]),
    });
    expect((await guest.get(`/api/bookmarks/${group}/explain/${away}`)).status).toBe(404);
  });
});
