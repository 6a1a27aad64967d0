import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Lesson, LessonSaved } from "../../../../core/lessons/lesson.model.ts";
import { QuestionPlan } from "../../../../core/lessons/questions/question-plan.model.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let owner: Client;
beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["lessons"] }));
  owner = await server.as(a.owner);
});
afterAll(() => server.close());

const text = '::Sum::2+2? {=4 ~3}\n\nBroken {=a\n\n[html]<b onclick\\="x()">Tell</b><script>x()</script> {}';
const key = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`;
const newLesson = async () => {
  const { body } = await owner.post("/api/lessons", { name: "L", publish: false });
  return LessonSaved.is(body) ? body : expect.fail(JSON.stringify(body));
};
const itemsOf = async (id: number) => {
  const { body } = await owner.get(`/api/lessons/${id}`);
  return Lesson.is(body) ? body.items : expect.fail(JSON.stringify(body));
};
const send = async (id: number | string, more: object, as: Client = owner) => {
  const { status, body } = await as.post(`/api/lessons/${id}/questions`, { format: "gift", text, dry_run: false, ...more });
  return { status, body, plan: QuestionPlan.is(body) ? body : null };
};

describe("POST /api/lessons/{id}/questions", () => {
  it("should return the plan, with HTML as it would be stored, and store nothing in a dry run", async () => {
    const { id, uuid } = await newLesson();
    const { status, plan } = await send(uuid, { dry_run: true });
    expect(status).toBe(200);
    expect(plan?.plan.map(({ line, title, type, lost }) => [line, title, type, lost])).toEqual([
      [1, "Sum", "challenge", []],
      [5, "Tell x()", "open_ended", []],
    ]);
    expect(plan?.plan[1]?.item.values["question"]).toBe("<p><b>Tell</b></p>");
    expect(plan?.unread).toMatchObject([{ line: 3, code: "question_unclosed" }]);
    expect(plan?.lesson).toBe(null);
    expect(await itemsOf(id)).toEqual([]);
  });

  it("should insert items at the end, behind an item, or at the top, as unpublished changes", async () => {
    const { id } = await newLesson();
    const first = (await send(id, {})).plan;
    expect(first?.lesson).toMatchObject({ isDirty: true, published: false, items_count: 2 });
    const [sum, tell] = first?.plan ?? [];
    await send(id, { text: "End {T}" });
    await send(id, { text: "Behind {T}\n\nBehind too {T}", after: sum?.item.uuid });
    await send(id, { text: "Top {T}", after: null });
    expect((await itemsOf(id)).map(({ values }) => values["question"])).toEqual(
      ["Top", "2+2?", "Behind", "Behind too", "<b>Tell</b>", "End"].map((words) => `<p>${words}</p>`),
    );
    expect((await itemsOf(id))[4]?.uuid).toBe(tell?.item.uuid);
  });

  it("should insert nothing again under the same key, and name the same items", async () => {
    const { id } = await newLesson();
    const once = await send(id, { key: key(1) });
    const twice = await send(id, { key: key(1) });
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(twice.plan?.plan).toEqual(once.plan?.plan);
    expect(await itemsOf(id)).toHaveLength(2);
  });

  it("should refuse items beyond 500 of a lesson as a whole", async () => {
    const { id } = await newLesson();
    expect((await send(id, { text: "So? {T}\n\n".repeat(499) })).status).toBe(200);
    expect((await send(id, {})).status).toBe(422);
    expect(await itemsOf(id)).toHaveLength(499);
  });

  it("should read tables", async () => {
    const { id } = await newLesson();
    const { plan } = await send(id, { format: "csv", text: "type,question,answer\nshort,Capital?,Paris" });
    expect(plan?.plan.map(({ type }) => type)).toEqual(["blank"]);
  });

  it("should find no lesson of another organisation or in the bin, and refuse texts over 1,000,000 characters", async () => {
    const { id, uuid } = await newLesson();
    expect((await send(id, {}, await server.as(b.owner))).status).toBe(404);
    expect((await send(id, { text: "x".repeat(1_000_001) })).status).toBe(422);
    expect((await send(id, { format: "xml" })).status).toBe(422);
    await owner.delete(`/api/lessons/${uuid}`);
    expect((await send(id, {})).status).toBe(404);
  });
});
