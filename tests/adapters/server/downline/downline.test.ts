import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const role = {
  name: "Leader",
  permissions: ["contacts"],
  relation: null,
  fields: ["email", "city"],
  file_folders: [],
  reports: [],
  is_default: true,
};

/** The learner above Ann, Ann above Bob; Ann's sister Cat and the learner's own upline Dan are not below. */
const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  await staff.post("/api/fields", { label: "Recruited by", type: "related_contacts" });
  await staff.post("/api/fields", { label: "City", type: "string" });
  await staff.post("/api/fields", { label: "Salary", type: "string" });
  const add = async (first_name: string, above: number | null, more: object = {}): Promise<number> => {
    const made = await staff.post("/api/contacts", {
      first_name,
      email: [`${first_name.toLowerCase()}@down.example`],
      fields: { ...(above === null ? {} : { recruited_by: [above] }), ...more },
    });
    return Number(Reflect.get(Object(made.body), "con_id"));
  };
  const dan = await add("Dan", null);
  const version = Reflect.get(Object((await staff.get(`/api/contacts/${org.learner.contact}`)).body), "version");
  await staff.put(`/api/contacts/${org.learner.contact}`, { fields: { recruited_by: [dan] }, version });
  const ann = await add("Ann", org.learner.contact, { city: "Bergen", salary: "1000" });
  const bob = await add("Bob", ann);
  const cat = await add("Cat", dan);
  return { org, sample, staff, learner, dan, ann, bob, cat };
};

describe("A learner's downline", () => {
  it("should be the contacts below, level by level, with what the role shows and how far they are", async () => {
    const { staff, learner, sample, ann, bob } = await begun();
    await staff.post("/api/portal/roles", role);
    await staff.post(`/api/campaigns/${sample.course}/learners`, { con_ids: [bob] });
    expect((await learner.get("/api/portal/downline")).body).toEqual({
      results: [{ con_id: ann, name: "Ann", photo: null, direct: 1 }],
      page: 1,
      pages: 1,
      count: 1,
    });
    expect((await learner.get(`/api/portal/downline?of=${ann}`)).body).toMatchObject({ results: [{ con_id: bob, direct: 0 }], count: 1 });
    const record = (await learner.get(`/api/portal/downline/${ann}`)).body;
    expect(record).toMatchObject({ name: "Ann", above: [], values: { email: "ann@down.example", city: "Bergen" }, courses: [] });
    expect(JSON.stringify(record)).not.toContain("1000");
    expect((await learner.get(`/api/portal/downline/${bob}`)).body).toMatchObject({
      name: "Bob",
      above: [{ con_id: ann, name: "Ann" }],
      courses: [{ id: sample.course, finished: 0, lessons: 3 }],
    });
  });

  it("should never hold those beside or above the learner, other organisations' contacts, or archived ones", async () => {
    const { org, staff, learner, dan, cat, ann, bob } = await begun();
    await staff.post("/api/portal/roles", role);
    const other = await begun();
    for (const id of [dan, cat, other.ann, org.learner.contact]) {
      expect((await learner.get(`/api/portal/downline/${id}`)).status).toBe(404);
      if (id !== org.learner.contact) expect((await learner.get(`/api/portal/downline?of=${id}`)).status).toBe(404);
    }
    expect((await staff.post(`/api/contacts/${bob}/archive`, {})).status).toBe(200);
    expect((await learner.get(`/api/portal/downline/${bob}`)).status).toBe(404);
    expect((await learner.get("/api/portal/downline")).body).toMatchObject({ results: [{ con_id: ann, direct: 0 }] });
  });

  it("should be closed to roles without the permission, and to learners without a role, who are told why", async () => {
    const { staff, learner, ann } = await begun();
    const refused = await learner.get("/api/portal/downline");
    expect([refused.status, refused.body]).toMatchObject([403, { message: expect.stringContaining("does not include contacts") }]);
    await staff.post("/api/portal/roles", { ...role, permissions: [] });
    expect((await learner.get(`/api/portal/downline/${ann}`)).status).toBe(404);
  });
});
