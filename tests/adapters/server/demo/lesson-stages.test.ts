import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import type { Client } from "../client.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { partOf } from "../learning/marking-bench.ts";

let server: TestServer;
let lena: Client;
beforeAll(async () => {
  server = await startServer({ database: await openDemoDatabase() });
  lena = await server.as((await demoOrgAsTestOrg(server.database)).learner);
});
afterAll(() => server.close());

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A course of the demo as Lena sees it. */
const courseNamed = async (name: string): Promise<unknown> => {
  const found = listIn((await lena.get("/api/cg/campaigns")).body).find((card) => partOf(card, "name") === name);
  return (await lena.get(`/api/cg/campaigns/${partOf(found, "id")}`)).body;
};

const states = (course: unknown): readonly string[] =>
  listIn(partOf(course, "triggers")).map((lesson) =>
    [partOf(lesson, "name"), partOf(lesson, "state"), partOf(lesson, "lock")].filter((one) => one !== null).join(": "),
  );

/** The state of each item of a lesson. */
const itemsOf = async (course: unknown, name: string): Promise<readonly unknown[]> => {
  const found = listIn(partOf(course, "triggers")).find((lesson) => partOf(lesson, "name") === name);
  const { body } = await lena.get(`/api/cg/campaigns/${partOf(course, "id")}/lessons/${partOf(found, "id")}`);
  return listIn(partOf(body, "items")).map((item) => partOf(item, "engagementState"));
};

const stored = () =>
  server.database.asSystem(async ({ db }) => {
    const rows = async (table: string) =>
      (
        await sql<{ row: unknown }>`
          select to_jsonb(t) - array['ledger_id', 'id'] as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db)
      ).rows.map(({ row }) => row);
    return { lessons: await rows("lesson_progress"), items: await rows("item_progress"), ledger: await rows("points_ledger") };
  });

describe("the lessons of the demo's learner", () => {
  it("should be there in each state: done, current, open, locked, and one of a course that has ended", async () => {
    expect(states(await courseNamed("First weeks on deck"))).toEqual([
      "Twenty seconds on the quay: current",
      "Your first night: locked: previous",
      "Words of the sea: open",
      "Songs for hauling: open",
      "Your place on board: done",
      "Whistles and hands: done",
      "Speak on the radio: done",
      "Hand over your watch: done",
    ]);
    expect(states(await courseNamed("Winter watch"))).toEqual(["Ice on the gangway: current", "Watches in the dark: locked: previous"]);
  });

  it("should hold items that are half-way, wrong with another try, waiting for a review and reviewed", async () => {
    const course = await courseNamed("First weeks on deck");
    expect(await itemsOf(course, "Words of the sea")).toMatchObject([{ completed: true }, { completed: true }, { completed: false }]);
    expect(await itemsOf(course, "Songs for hauling")).toMatchObject([{ completed: false, attempts: 0 }]);
    expect(await itemsOf(course, "Your place on board")).toMatchObject([{ completed: true }, { correct: true, final: true, points: 1200 }]);
    expect(await itemsOf(course, "Whistles and hands")).toMatchObject([{ completed: true }, { correct: false, final: false, points: 150 }]);
    expect(await itemsOf(course, "Twenty seconds on the quay")).toMatchObject([{ completed: false, furthest: 10 }, { completed: false }]);
    expect(await itemsOf(course, "Speak on the radio")).toMatchObject([{ completed: true, points: 0, lastAnswer: { uploaded: true } }]);
    expect(await itemsOf(course, "Hand over your watch")).toMatchObject([
      { points: 1050, lastAnswer: { reviews: [{ name: "Uma Ueda", comments: [{ at: 3 }, { at: 14 }] }] } },
    ]);
  });

  it("should be the same after they are rebuilt from the activity", async () => {
    const before = await stored();
    expect(before.items.length).toBeGreaterThan(20);
    await server.database.asSystem((tx) => rebuildProgress(tx));
    expect(await stored()).toEqual(before);
  });
});
