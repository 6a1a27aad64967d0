import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

const day = 24 * 3600;
const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const reports = "/api/portal/reports";
const everything = ["activity", "lesson-completion", "campaign-funnel", "texting"];
const role = {
  name: "Leader",
  permissions: ["reports"],
  relation: null,
  fields: [],
  file_folders: [],
  reports: everything,
  is_default: true,
};

type Groups = readonly {
  readonly name: string | null;
  readonly rows: readonly { label: string | null; values: readonly (number | null)[] }[];
}[];
const groupsOf = (reply: { readonly body: unknown }): Groups => Object(reply.body).groups ?? [];
const totals = (groups: Groups): readonly number[] =>
  groups
    .flatMap(({ rows }) => rows)
    .reduce<readonly number[]>((sums, { values }) => values.map((value, at) => (value ?? 0) + (sums[at] ?? 0)), []);

const newContact = (org: number, first_name: string, recruited_by: number | null, archived_at: number | null = null): Promise<number> =>
  server.database.asSystem(async ({ db }) => {
    const { con_id } = await db
      .insertInto("contacts")
      .values({
        org_id: org,
        first_name,
        last_name: "",
        email: [],
        mobile: [],
        photo: null,
        language: null,
        archived_at,
        deleted_at: null,
        password_hash: null,
        created_at: noon,
        updated_at: noon,
        fields: recruited_by === null ? {} : { recruited_by: [recruited_by] },
      })
      .returning("con_id")
      .executeTakeFirstOrThrow();
    return con_id;
  });

/** The learner is below Dan and above Ann, who is above Bob; Cat is beside the learner; Eve is archived, with Fay below. */
const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  await staff.post("/api/fields", { label: "Recruited by", type: "related_contacts" });
  const dan = await newContact(org.org, "Dan", null);
  await server.database.asSystem(({ db }) =>
    db
      .updateTable("contacts")
      .set({ fields: { recruited_by: [dan] } })
      .where("con_id", "=", org.learner.contact)
      .execute(),
  );
  const ann = await newContact(org.org, "Ann", org.learner.contact);
  const bob = await newContact(org.org, "Bob", ann);
  const cat = await newContact(org.org, "Cat", dan);
  const eve = await newContact(org.org, "Eve", org.learner.contact, noon);
  const fay = await newContact(org.org, "Fay", eve);
  return { org, sample, staff, learner, people: { dan, own: org.learner.contact, ann, bob, cat, eve, fay } };
};
type Begun = Awaited<ReturnType<typeof begun>>;

/** Joins the course, starts the first lesson, and gives so many answers, of which the last one finishes it. */
const learns = async ({ org, sample }: Begun, contact: number, answers: number): Promise<void> => {
  const client: Client = await server.as({ ...org.learner, contact });
  await client.post("/api/cg/join", { campaign_id: sample.course });
  const [first] = sample.triggers;
  const at = (item: number): string => `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[item]}`;
  expect((await client.post(`${at(0)}/shown`, {})).status).toBe(200);
  for (let n = 1; n <= answers; n += 1)
    expect((await client.post(`${at(1)}/answer`, { answer: [n === answers ? 1 : 0], answer_id: crypto.randomUUID() })).status).toBe(200);
};

describe("Reports in the portal", () => {
  it("should be those that are published to the role, which the portal receives with the role [B6.06]", async () => {
    const { staff, learner, people } = await begun();
    await staff.post("/api/portal/roles", { ...role, permissions: ["contacts", "reports"], reports: ["lesson-completion", "activity"] });
    expect((await learner.get(reports)).body).toEqual([
      { pid: "activity", title: "Activity", folder: null },
      { pid: "lesson-completion", title: "Lesson completion", folder: null },
    ]);
    const told = { permissions: ["contacts", "reports"], reports: ["activity", "lesson-completion"], relation: "recruited_by" };
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({ role: told });
    expect((await learner.get("/api/portal/downline")).body).toMatchObject({ results: [{ con_id: people.ann }], count: 1 });
    expect((await learner.get(`${reports}/activity`)).status).toBe(200);
    expect(await learner.get(`${reports}/texting`)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining("not published") },
    });
    expect((await learner.get(`${reports}/other`)).status).toBe(404);
    const stored = (await staff.get("/api/portal/roles")).body;
    expect(stored).toMatchObject([{ reports: ["activity", "lesson-completion"] }]);
    const id = Number(Object(stored)[0].role_id);
    await staff.put(`/api/portal/roles/${id}`, { ...role, reports: [], version: 1 });
    expect((await learner.get(reports)).body).toEqual([]);
    expect((await learner.get(`${reports}/activity`)).status).toBe(404);
    const trail = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["before", "after"])
        .where("action", "=", "portal.role_changed")
        .orderBy("audit_id", "desc")
        .executeTakeFirst(),
    );
    expect(trail).toMatchObject({ before: { reports: ["activity", "lesson-completion"] }, after: { reports: [] } });
  });

  it("should be refused with the reason without the permission, and then not be named in the role", async () => {
    const { staff, learner } = await begun();
    const refused = { status: 403, body: { message: expect.stringContaining("does not include reports") } };
    expect(await learner.get(reports)).toMatchObject(refused);
    expect((await learner.get(`${reports}/other`)).status).toBe(404);
    await staff.post("/api/portal/roles", { ...role, permissions: ["contacts"] });
    expect(await learner.get(reports)).toMatchObject(refused);
    expect(await learner.get(`${reports}/activity`)).toMatchObject(refused);
    expect((await learner.get("/api/contacts/role")).body).toMatchObject({ reports: [] });
    expect((await staff.post("/api/portal/roles", { ...role, name: "Other", reports: ["salaries"] })).status).toBe(422);
  });

  it("should sum up what the learner and those below did, never those beside, above or archived, nor other organisations", async () => {
    const all = await begun();
    const { staff, learner, people } = all;
    await staff.post("/api/portal/roles", role);
    const answers = { dan: 64, own: 1, ann: 2, bob: 4, cat: 32, eve: 16, fay: 8 } as const;
    for (const name of ["dan", "own", "ann", "bob", "cat", "fay"] as const)
      await learns(all, people[name], name === "dan" || name === "cat" ? 5 : answers[name]);
    await server.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ archived_at: null }).where("con_id", "=", people.eve).execute(),
    );
    await learns(all, people.eve, 3);
    await server.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ archived_at: noon }).where("con_id", "=", people.eve).execute(),
    );
    const other = await begun();
    await learns(other, other.people.ann, 2);

    const counted = ["own", "ann", "bob", "fay"] as const;
    const sum = counted.reduce((total, name) => total + answers[name], 0);
    const activity = await learner.get(`${reports}/activity?period=7d&timezone=UTC`);
    expect(activity.body).toMatchObject({ people: 4, first: "2026-06-25", last: "2026-07-01", unit: "day", chart: "line" });
    expect(groupsOf(activity)[0]?.rows).toHaveLength(7);
    expect(groupsOf(activity)[0]?.rows.at(-1)).toMatchObject({ label: "2026-07-01", values: [4, sum, 4, expect.any(Number)] });
    const points = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("points_ledger")
        .select("points")
        .where(
          "con_id",
          "in",
          counted.map((name) => people[name]),
        )
        .execute(),
    );
    const earned = points.reduce((total, row) => total + row.points, 0);
    expect(totals(groupsOf(activity))).toEqual([4, sum, 4, earned]);

    expect(groupsOf(await learner.get(`${reports}/lesson-completion`))).toEqual([
      { name: "Colours", rows: [{ label: "First", values: [4, 4, Math.round((10 * earned) / 4) / 10] }] },
    ]);
    expect(groupsOf(await learner.get(`${reports}/campaign-funnel`))).toEqual([
      {
        name: "Colours",
        rows: [
          { label: null, values: [4, null] },
          { label: "First", values: [4, 4] },
          { label: "Second", values: [0, 0] },
          { label: "Third", values: [0, 0] },
        ],
      },
    ]);
  });

  it("should be about the learner alone where the relation of the role has no contact below", async () => {
    const all = await begun();
    await all.staff.post("/api/fields", { label: "Mentor", type: "related_contacts" });
    expect((await all.staff.post("/api/portal/roles", { ...role, relation: "mentor" })).status).toBe(200);
    await learns(all, all.people.ann, 1);
    await learns(all, all.people.own, 2);
    const activity = await all.learner.get(`${reports}/activity`);
    expect(activity.body).toMatchObject({ people: 1 });
    expect(totals(groupsOf(activity)).slice(0, 3)).toEqual([1, 2, 1]);
  });

  it("should leave out what was before the period, by the reader's days or the organisation's", async () => {
    const all = await begun();
    await all.staff.post("/api/portal/roles", role);
    await learns(all, all.people.ann, 1);
    clock.advance(7 * day);
    const learner = await server.as(all.org.learner);
    const started = async (query: string): Promise<number | undefined> =>
      totals(groupsOf(await learner.get(`${reports}/activity?${query}`)))[0];
    expect(await started("period=7d&timezone=UTC")).toBe(0);
    expect(await started("period=30d&timezone=UTC")).toBe(1);
    await server.database.asSystem(({ db }) =>
      db.updateTable("orgs").set({ timezone: "Pacific/Kiritimati" }).where("org_id", "=", all.org.org).execute(),
    );
    const own = groupsOf(await learner.get(`${reports}/activity?period=30d`))[0]?.rows.find(({ values }) => values[0] === 1);
    expect(own?.label).toBe("2026-07-02");
    expect(groupsOf(await learner.get(`${reports}/lesson-completion?period=7d`))).toEqual([]);
    expect(groupsOf(await learner.get(`${reports}/campaign-funnel?period=7d`))).toEqual([]);
    expect((await learner.get(`${reports}/activity?period=1y`)).status).toBe(422);
    expect((await learner.get(`${reports}/activity?timezone=Mars`)).status).toBe(422);
    clock.advance(-7 * day);
  });

  it("should count texts to these contacts by what became of them", async () => {
    const { org, staff, learner, people } = await begun();
    await staff.post("/api/portal/roles", role);
    const text = { org_id: org.org, channel: "sms", recipient: "+12125550100", subject: "", body: "Hello", created_at: noon } as const;
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("outbox")
        .values([
          { ...text, con_id: people.ann, state: "sent" },
          { ...text, con_id: people.ann, state: "sent" },
          { ...text, con_id: people.bob, state: "failed" },
          { ...text, con_id: people.own, state: "queued" },
          { ...text, con_id: people.cat, state: "sent" },
          { ...text, con_id: people.ann, state: "sent", channel: "email" },
        ])
        .execute(),
    );
    const texting = await learner.get(`${reports}/texting?period=7d&timezone=UTC`);
    expect(texting.body).toMatchObject({ chart: "stacked", columns: [{ key: "sent" }, { key: "failed" }, { key: "waiting" }] });
    expect(totals(groupsOf(texting))).toEqual([2, 1, 1]);
  });
});

/** Parents of contacts by place, each an earlier one or none, so that they form trees. */
const aForest = fc
  .array(fc.nat(1_000), { minLength: 4, maxLength: 14 })
  .map((seeds) => seeds.map((seed, at) => (at === 0 || seed % (at + 1) === at ? null : seed % (at + 1))));

describe("A report over any downline", () => {
  it("should equal the sum over exactly those whose chain of parents leads to the learner", async () => {
    const { org, staff, learner } = await begun();
    await staff.post("/api/portal/roles", role);
    const stored = fc.sample(fc.tuple(aForest, fc.array(fc.nat(9), { minLength: 14, maxLength: 14 })), 8);
    for (const [parents, done] of stored) {
      const ids: number[] = [];
      for (const [at, parent] of parents.entries())
        ids.push(await newContact(org.org, `P${at}`, parent === null ? null : (ids[parent] ?? null)));
      const [top = 0] = ids;
      await server.database.asSystem(async ({ db }) => {
        await db
          .updateTable("contacts")
          .set({ fields: { recruited_by: [org.learner.contact] } })
          .where("con_id", "=", top)
          .execute();
        const rows = ids.flatMap((con_id, at) =>
          Array.from({ length: done[at] ?? 0 }, (_, n) => ({ org_id: org.org, con_id, at: noon - n * day, kind: "answer" })),
        );
        if (rows.length > 0) await db.insertInto("learning_events").values(rows).execute();
      });
      const isBelow = (at: number): boolean => at === 0 || (parents[at] !== null && isBelow(parents[at] ?? 0));
      const expected = ids.reduce((sum, _, at) => sum + (isBelow(at) ? Math.min(7, done[at] ?? 0) : 0), 0);
      expect(totals(groupsOf(await learner.get(`${reports}/activity?period=7d&timezone=UTC`)))[1]).toBe(expected);
      await server.database.asSystem(async ({ db }) => {
        await db.deleteFrom("learning_events").where("org_id", "=", org.org).execute();
        await db.updateTable("contacts").set({ fields: {} }).where("con_id", "=", top).execute();
      });
    }
  });
});
