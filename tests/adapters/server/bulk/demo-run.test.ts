import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";

let server: TestServer;
let olivia: Client;
beforeAll(async () => {
  const database = await openDemoDatabase();
  server = await startServer({ database });
  const { user_id, org_id } = await database.asSystem(({ db }) =>
    db.selectFrom("users").select(["user_id", "org_id"]).where("email", "=", "olivia@harbor.example").executeTakeFirstOrThrow(),
  );
  olivia = await server.as({ kind: "staff", org: org_id, user: user_id, email: "olivia@harbor.example", role: "owner" });
});
afterAll(() => server.close());

describe("the demo organisation", () => {
  it("should have one completed bulk action that matches its contacts and can be undone", async () => {
    const runs: unknown = (await olivia.get("/api/contacts/bulk")).body;
    expect(runs).toMatchObject([
      { state: "done", action: { do: "add", field: "tags", value: ["open day"] }, total: 8, counts: { changed: 6, same: 2 } },
    ]);
    const tagged = `/api/contacts?filters=${encodeURIComponent(JSON.stringify({ tags: { $overlaps: ["open day"] } }))}`;
    expect((await olivia.get(tagged)).body).toMatchObject({ count: 8 });
    const [run] = Array.isArray(runs) ? runs : [];
    expect((await olivia.post(`/api/contacts/bulk/${run.id}/undo`)).body).toMatchObject({
      state: "undone",
      undo: { reversed: 6, kept: 0, impossible: 0 },
    });
    expect((await olivia.get(tagged)).body).toMatchObject({ count: 2 });
  });

  it("should show contacts in every column of its board of stages", async () => {
    const { columns } = Object((await olivia.get("/api/contacts/boards?field=stage")).body);
    expect(columns.map(({ label }: { readonly label: string }) => label)).toEqual([
      expect.anything(),
      "Lead",
      "Trial",
      "Customer",
      "Partner",
    ]);
    expect(columns.every(({ count }: { readonly count: number }) => count > 5)).toBe(true);
  });
});
