import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const items = [
  { type: "contact_update", name: "Name", values: { question: "<p>Who?</p>", contact_field: "first_name", hide_value: true } },
  { type: "contact_updates", name: "More", values: { fields: [{ contact_field: "last_name", required: true, skip_already_set: true }] } },
];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const begun = async () => {
  const org = await seedOrg(server.database, `c${crypto.randomUUID().slice(0, 8)}`);
  const { course, triggers } = await server.database.asSystem((tx) =>
    seedCourse(
      tx,
      { org: org.org, now: noon, random: Math.random },
      {
        name: "About you",
        summary: "",
        about: "",
        show_order: 1,
        lessons: [{ name: "You", items }],
        release: () => ({ release: "immediately" }),
      },
    ),
  );
  const client = await server.as(org.learner);
  await client.post("/api/cg/join", { campaign_id: course });
  const give = (item: number, answer: unknown, answer_id: string = crypto.randomUUID()) =>
    client.post(`/api/cg/campaigns/${course}/lessons/${triggers[0]?.id}/items/${triggers[0]?.items[item]}/answer`, { answer, answer_id });
  const contact = async () =>
    (await client.get(`/api/portal/contacts/${org.learner.contact}`)).body as { first_name: string; last_name: string; version: number };
  const kept = async (): Promise<string> => {
    const { rows } = await server.database.asSystem(({ db }) =>
      sql`select data::text from activity where org_id = ${org.org} and kind = 'answer'`.execute(db),
    );
    return JSON.stringify(rows);
  };
  return { give, contact, kept };
};

describe("An answer to a contact update", () => {
  it("should be stored in the contact with the answer, once, and kept masked where its value is hidden [B3.25]", async () => {
    const { give, contact, kept } = await begun();
    const id = crypto.randomUUID();
    const before = await contact();
    const reply = await give(0, { values: { first_name: "Wilhelmina" } }, id);
    expect(reply).toMatchObject({
      status: 200,
      body: { completed: true, item: { engagementState: { lastAnswer: { values: { first_name: "••••" } } } } },
    });
    await give(0, { values: { first_name: "Wilhelmina" } }, id);
    expect(await contact()).toMatchObject({ first_name: "Wilhelmina", version: before.version + 1 });
    expect(await kept()).not.toContain("Wilhelmina");
  });

  it("should change nothing that the item does not ask for [B5.05]", async () => {
    const { give, contact } = await begun();
    const before = await contact();
    expect((await give(0, { values: { last_name: "Mallory", email: ["m@evil.example"] } })).body).toMatchObject({ completed: false });
    expect(await contact()).toEqual(before);
  });

  it("should leave no answer where its value is refused [B5.05]", async () => {
    const { give, contact, kept } = await begun();
    const before = await contact();
    const reply = await give(0, { values: { first_name: 12 } });
    expect(reply).toMatchObject({ status: 422, body: { errors: { "answer.values.first_name": [expect.any(String)] } } });
    expect((await give(0, { values: { first_name: "x".repeat(101) } })).status).toBe(422);
    expect(await contact()).toEqual(before);
    expect(await kept()).toBe("[]");
  });

  it("should complete an item that is skipped only when the contact really has the value [B3.26]", async () => {
    const { give, contact } = await begun();
    const has = (await contact()).last_name !== "";
    expect((await give(1, { values: {} })).body).toMatchObject({ completed: has });
    expect((await give(1, { values: { last_name: "Lind" } })).body).toMatchObject({ completed: true });
    expect((await contact()).last_name).toBe("Lind");
  });
});
