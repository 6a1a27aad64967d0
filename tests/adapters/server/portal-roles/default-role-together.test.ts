import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { learningOrg } from "../learning/learning-bench.ts";
import { type Engines, startBoth } from "../two-engines.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("default_role");
});
afterAll(() => engines.close());

const path = "/api/portal/roles";
const draft = { permissions: [], relation: null, fields: [], file_folders: [], reports: [] };
type Known = { readonly role_id: number; readonly name: string; readonly is_default: boolean; readonly version: number };
const rolesIn = (body: unknown): readonly Known[] =>
  (Array.isArray(body) ? body : []).map((role: unknown) => ({
    role_id: Number(Reflect.get(Object(role), "role_id")),
    name: String(Reflect.get(Object(role), "name")),
    is_default: Reflect.get(Object(role), "is_default") === true,
    version: Number(Reflect.get(Object(role), "version")),
  }));

describe.each(["pglite", "postgres"] as const)("Two roles that become the default at once, on %s", (engine) => {
  it("should leave one of them as the only default, whoever of two administrators is first", async () => {
    const { server } = engines[engine];
    const { org } = await learningOrg(server.database);
    const [one, other] = [await server.as(org.owner), await server.as(org.owner)];
    for (const name of ["Coach", "Leader"]) await one.post(path, { ...draft, name, is_default: false });
    const set = ({ role_id, name, version }: Known, is_default: boolean, by = one) =>
      by.put(`${path}/${role_id}`, { ...draft, name, version, is_default });
    for (let round = 0; round < 5; round += 1) {
      const [coach, leader] = rolesIn((await one.get(path)).body);
      if (coach === undefined || leader === undefined) throw new Error("Two roles were made.");
      const answers = await Promise.all([set(coach, true), set(leader, true, other)]);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const defaults = rolesIn((await one.get(path)).body).filter(({ is_default }) => is_default);
      expect(defaults).toHaveLength(1);
      for (const role of defaults) expect((await set(role, false)).status).toBe(200);
    }
  });
});
