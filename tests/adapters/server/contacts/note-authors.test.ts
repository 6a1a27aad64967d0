import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Reply } from "../client.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("note_authors");
});
afterAll(() => engines.close());

const idIn = ({ body }: Reply, key: string): number => Number(Reflect.get(Object(body), key));

describe.each(["pglite", "postgres"] as const)("a note on %s", (engine) => {
  it("should be changed, deleted and restored by its author and administrators alone, and show who changed it", async () => {
    const { server } = engines[engine];
    const org = await seedOrg(server.database, `notes-${engine}`, { features: [], flags: ["contacts", "add_contacts"] });
    const [owner, admin, user] = [await server.as(org.owner), await server.as(org.admin), await server.as(org.user)];
    const contact = idIn(await owner.post("/api/contacts", { first_name: "Ada" }), "con_id");
    const note = idIn(await owner.post(`/api/contacts/${contact}/notes`, { body: "Rang" }), "id");
    const seenBy = async (client: Client): Promise<unknown> => Object((await client.get(`/api/contacts/${contact}/notes`)).body)[0];
    expect(await user.put(`/api/notes/${note}`, { body: "Changed", version: 1 })).toMatchObject({
      status: 403,
      body: { message: "Only the author of a note and administrators change it." },
    });
    expect((await user.delete(`/api/notes/${note}`)).status).toBe(403);
    expect(await seenBy(user)).toMatchObject({ body: "Rang", author: "owner notes-" + engine, editor: null, editable: false, version: 1 });
    expect(await seenBy(owner)).toMatchObject({ editable: true });
    expect(await admin.put(`/api/notes/${note}`, { body: "Rang twice", version: 1 })).toMatchObject({
      status: 200,
      body: { editor: "admin notes-" + engine, author: "owner notes-" + engine, version: 2 },
    });
    const timeline = JSON.stringify((await user.get(`/api/contacts/${contact}/timeline`)).body);
    expect(timeline).toContain(`"editor":"admin notes-${engine}"`);
    expect(timeline).toContain('"editable":false');
    expect((await admin.delete(`/api/notes/${note}`)).status).toBe(200);
    expect((await user.post(`/api/notes/${note}/restore`)).status).toBe(403);
    expect((await owner.post(`/api/notes/${note}/restore`)).status).toBe(200);
    const own = idIn(await user.post(`/api/contacts/${contact}/notes`, { body: "Mine" }), "id");
    expect(await user.put(`/api/notes/${own}`, { body: "Still mine", version: 1 })).toMatchObject({
      status: 200,
      body: { editor: null, editable: true },
    });
    expect((await user.delete(`/api/notes/${own}`)).status).toBe(200);
    expect((await user.post(`/api/notes/${own}/restore`)).status).toBe(200);
  });
});
