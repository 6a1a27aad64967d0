import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let user: Client;
let owner: Client;

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "names", { flags: ["lessons", "campaigns", "contacts"] });
  [user, owner] = [await server.as(org.user), await server.as(org.owner)];
});
afterAll(() => server.close());

const value = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const idOf = (body: unknown): number => Number(value(body, "id"));
const lesson = async (by: Client, name: string, items: readonly object[] = [], tags: readonly string[] = []): Promise<number> =>
  idOf((await by.post("/api/lessons", { name, tags, items: items.map((item) => ({ uuid: crypto.randomUUID(), ...item })) })).body);
const tracker = (...names: readonly string[]) => ({
  type: "stats_tracker",
  name: "Numbers",
  values: { questions: names.map((name) => ({ question: `<p>How many ${name}?</p>`, name, answer_type: "number" })) },
});

describe("the names of lessons [B7.05]", () => {
  it("should be up to 25 that contain a text, with the wildcards of the database as letters", async () => {
    for (let at = 0; at < 27; at += 1) await lesson(user, `Listed ${String(at).padStart(2, "0")}`);
    const percent = await lesson(user, "100% safe");
    const { body } = await user.get("/api/lessons/names?query=LISTED%20");
    expect(body).toHaveLength(25);
    expect((await user.get("/api/lessons/names?query=0%25")).body).toEqual([{ id: percent, name: "100% safe" }]);
  });

  it("should be with their statistics, each statistic with the lessons that ask for it", async () => {
    const one = await lesson(user, "First numbers", [tracker("steps", "sleep")]);
    const two = await lesson(user, "Second numbers", [tracker("steps")]);
    await lesson(owner, "Hidden numbers", [tracker("secret")]);
    const gone = await lesson(user, "Gone numbers", [tracker("gone")]);
    await user.delete(`/api/lessons/${gone}`);
    expect((await user.get("/api/lessons/tracker_names")).body).toEqual([
      { name: "sleep", lessons: [{ id: one, name: "First numbers" }] },
      {
        name: "steps",
        lessons: [
          { id: one, name: "First numbers" },
          { id: two, name: "Second numbers" },
        ],
      },
    ]);
  });

  it("should be with how filters name their items: question, answers and statistics without markup", async () => {
    const id = await lesson(user, "Items", [
      {
        type: "challenge",
        name: "Crane",
        values: { question: "<p>Who may <b>stop</b> it?</p>", answers: ["Anybody", "Nobody &amp; none"], correct: [0] },
      },
      tracker("steps"),
      { type: "rich_text", name: "Text", values: { body: "<p>Read</p>" } },
    ]);
    expect((await user.get(`/api/lessons/${id}/items/metadata`)).body).toMatchObject([
      { type: "challenge", name: "Crane", question: "Who may stop it?", answers: ["Anybody", "Nobody & none"], trackers: [] },
      { type: "stats_tracker", name: "Numbers", question: "How many steps?", answers: [], trackers: ["steps"] },
      { type: "rich_text", name: "Text", question: "", answers: [], trackers: [] },
    ]);
    const uuid = String(value((await user.get(`/api/lessons/${id}`)).body, "uuid"));
    expect((await user.get(`/api/lessons/${uuid}/items/metadata`)).body).toHaveLength(3);
    expect((await user.get("/api/lessons/999999999/items/metadata")).status).toBe(404);
  });

  it("should be with the campaigns and groups that use them and the files in them, hidden ones only counted", async () => {
    const { file, hidden } = await server.database.asSystem(async ({ db }) => {
      const add = async (by: number, name: string) => {
        const { rows } = await sql<{ id: number; address: string }>`
          insert into files (org_id, address, filename, mime, bytes, location, created_by, created_at, updated_at)
          values (${org.org}, gen_random_uuid(), ${name}, 'image/jpeg', 1, 'demo/x.jpg', ${by}, 1, 1) returning file_id as id, address`.execute(
          db,
        );
        return rows[0] ?? { id: 0, address: "" };
      };
      return { file: await add(org.user.user, "own.jpg"), hidden: await add(org.owner.user, "hidden.jpg") };
    });
    const body = `<p><img src="/media/${file.address}/own.jpg" alt=""><img src="/media/${hidden.address}/hidden.jpg" alt=""></p>`;
    const id = await lesson(user, "Related", [{ type: "rich_text", name: "Text", values: { body } }]);
    const other = await lesson(user, "Unrelated");
    await server.database.asSystem(async ({ db }) => {
      for (const [name, end] of [
        ["Live", 0],
        ["Ended", noon - 10],
      ] as const) {
        const { rows } = await sql<{
          id: number;
        }>`insert into campaigns (org_id, name, start_time, end_time, created_at, updated_at) values (${org.org}, ${name}, 1, ${end}, 1, 1) returning campaign_id as id`.execute(
          db,
        );
        await sql`insert into triggers (org_id, campaign_id, lesson_id, draft, created_at, updated_at) values (${org.org}, ${rows[0]?.id}, ${id}, false, 1, 1)`.execute(
          db,
        );
      }
    });
    const filters = (lessonId: number) => ({ $and: [{ $activity: { activity: "completed_lesson", lesson: lessonId } }] });
    await server.database.asSystem(async ({ db }) => {
      for (const [name, by, lessonId] of [
        ["Own group", org.user.user, id],
        ["Hidden group", org.owner.user, id],
        ["Other group", org.user.user, other],
      ] as const)
        await sql`insert into contact_groups (org_id, name, user_id, filters, created_at, updated_at) values (${org.org}, ${name}, ${by}, ${JSON.stringify(filters(lessonId))}::jsonb, 1, 1)`.execute(
          db,
        );
    });
    expect((await user.get(`/api/lessons/${id}/related`)).body).toEqual({
      campaigns: [
        { id: expect.any(Number), name: "Ended", live: false },
        { id: expect.any(Number), name: "Live", live: true },
      ],
      groups: [{ id: expect.any(Number), name: "Own group" }],
      files: [{ id: file.id, name: "own.jpg" }],
      hidden: 2,
    });
    expect((await user.get(`/api/lessons/${other}/related`)).body).toMatchObject({ campaigns: [], files: [], hidden: 0 });
  });

  it("should be with the tags in use, by name and without those of lessons that the caller does not see", async () => {
    await lesson(user, "Tagged", [], ["storm", "Anchor"]);
    await lesson(user, "Tagged too", [], ["storm"]);
    await lesson(owner, "Hidden", [], ["hidden"]);
    expect((await user.get("/api/lessons/tags")).body).toEqual(["Anchor", "storm"]);
  });
});
