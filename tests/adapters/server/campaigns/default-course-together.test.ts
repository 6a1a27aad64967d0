import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { learningOrg } from "../learning/learning-bench.ts";
import { type Engines, startBoth } from "../two-engines.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("default_course");
});
afterAll(() => engines.close());

const versionOf = (body: unknown): unknown => Reflect.get(Object(body), "version");

describe.each(["pglite", "postgres"] as const)("Two courses that become the default at once, on %s", (engine) => {
  it("should both be stored, one after the other, and the last one be the only default", async () => {
    const { server } = engines[engine];
    const { org, sample, later } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    const made = Number(Reflect.get(Object((await staff.post("/api/campaigns", { name: "Third" })).body), "id"));
    const at = (id: number): string => `/api/campaigns/${id}`;
    const set = async (id: number, is_default: boolean) =>
      (await staff.put(at(id), { version: versionOf((await staff.get(at(id))).body), is_default })).status;
    for (let round = 0; round < 5; round += 1) {
      expect(await set(made, true)).toBe(200);
      expect(await Promise.all([set(sample.course, true), set(later, true)])).toEqual([200, 200]);
      const marked = await server.database.asSystem(({ db }) =>
        db.selectFrom("campaigns").select("campaign_id").where("org_id", "=", org.org).where("is_default", "=", true).execute(),
      );
      expect(marked).toHaveLength(1);
      expect([sample.course, later]).toContain(marked[0]?.campaign_id);
      expect((await staff.get("/api/campaigns/default")).body).toMatchObject({ id: marked[0]?.campaign_id });
    }
  });
});
