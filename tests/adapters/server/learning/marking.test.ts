import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { answerOf, markingBench, partOf, rowsOf } from "./marking-bench.ts";

const quick = {
  type: "challenge",
  name: "Quick",
  values: { question: "<p>Which sea?</p>", answers: ["Baltic", "Black"], correct: [0], speed_bonus: true },
};
const single = { type: "challenge", name: "Once", values: { question: "", answers: ["a", "b"], correct: [0], single_submission: true } };
const poll = { type: "poll", name: "Poll", values: { question: "", answers: ["tea", "coffee", "water"] } };
const secretPoll = { type: "poll", name: "Secret", values: { question: "", answers: ["tea", "coffee"], hide_results: true } };
const shared = { type: "open_ended", name: "Say", values: { question: "", share_answers: true } };
const stats = { type: "stats_tracker", name: "Track", values: { questions: [{ question: "", name: "steps" }] } };
const items = [quick, single, poll, secretPoll, shared, stats];

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("learning_marking");
});
afterAll(() => engines.close());

describe.each(["pglite", "postgres"] as const)("Marking on %s", (name) => {
  const bench = () => markingBench(engines[name].server, items);
  const wait = (seconds: number): void => engines[name].clock.advance(seconds);
  const ledgerOf = (org: number) =>
    rowsOf(
      engines[name].server,
      sql`select activity_id, con_id, item_uuid, points, rule, seconds, at from points_ledger where org_id = ${org} order by activity_id`,
    );

  it("should send a question with a speed bonus in the reply to its display, and nothing of it before [G98 B3.10]", async () => {
    const { learner, lesson, at } = await bench();
    const before = await learner.get(lesson);
    expect(JSON.stringify(before.body)).not.toMatch(/Which sea|Baltic|Black/);
    expect(partOf(before.body, "items", "0", "values")).toEqual({ speed_bonus: true, hidden: true });
    const shown = await learner.post(`${at(0)}/shown`, {});
    expect(partOf(shown.body, "item", "values")).toMatchObject({ question: "<p>Which sea?</p>", answers: ["Baltic", "Black"] });
    expect(JSON.stringify((await learner.get(lesson)).body)).toContain("Baltic");
  });

  it("should count the seconds of a speed bonus by the server's clock, whatever the device tells [G84]", async () => {
    const { learner, lesson, at } = await bench();
    await learner.post(`${at(0)}/shown`, { ago: 500 });
    wait(15);
    const reply = await learner.post(`${at(0)}/answer`, answerOf([0], { ago: 15 }));
    expect(reply.body).toMatchObject({ points: 900, item: { engagementState: { response: { rule: "right", seconds: 15 } } } });
    expect((await learner.get(`${lesson}/points`)).body).toEqual([expect.objectContaining({ points: 900, rule: "right", seconds: 15 })]);
  });

  it("should take one answer to a question with a single submission, in any number of requests at once [B3.10 G85]", async () => {
    const { learner, lesson, at, org } = await bench();
    const tries = Array.from({ length: 8 }, (_, index) => learner.post(`${at(1)}/answer`, answerOf([index % 2])));
    const replies = await Promise.all(tries);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const told = new Set(
      replies.map(({ body }) => JSON.stringify([partOf(body, "points"), partOf(body, "item", "engagementState", "lastAnswer")])),
    );
    expect(told.size).toBe(1);
    expect(await rowsOf(engines[name].server, sql`select from activity where org_id = ${org.org} and kind = 'answer'`)).toHaveLength(1);
    expect(await ledgerOf(org.org)).toHaveLength(1);
    expect(partOf((await learner.get(lesson)).body, "items", "1", "engagementState", "attempts")).toBe(1);
  });

  it("should write a gain with its event, and none for an answer that earns nothing more", async () => {
    const { learner, lesson, at } = await bench();
    await learner.post(`${at(2)}/answer`, answerOf(0));
    await learner.post(`${at(2)}/answer`, answerOf(1));
    await learner.post(`${at(5)}/answer`, answerOf({ steps: 4 }));
    const { body } = await learner.get(`${lesson}/points`);
    expect(body).toMatchObject([
      { points: 1200, rule: "voted", seconds: null },
      { points: 100, rule: "recorded" },
    ]);
    expect(partOf((await learner.get(lesson)).body, "points")).toBe(1300);
  });

  it("should rebuild the ledger from the activity as it was written", async () => {
    const { learner, lesson, at, org } = await bench();
    await learner.post(`${at(0)}/shown`, {});
    wait(3);
    await learner.post(`${at(0)}/answer`, answerOf([1]));
    await learner.post(`${at(0)}/answer`, answerOf([0]));
    await learner.post(`${lesson}/reset`, {});
    await learner.post(`${at(2)}/answer`, answerOf(2));
    const before = await ledgerOf(org.org);
    expect(before).toMatchObject([
      { points: 150, rule: "wrong" },
      { points: 450, rule: "half-for-retry" },
      { points: 1200, rule: "voted" },
    ]);
    const { database } = engines[name].server;
    await database.asSystem(({ db }) => sql`update points_ledger set points = 7 where org_id = ${org.org}`.execute(db));
    await database.inOrg(org.org, (tx) => rebuildProgress(tx));
    expect(await ledgerOf(org.org)).toEqual(before);
    expect(await rowsOf(engines[name].server, sql`select points from lesson_progress where org_id = ${org.org}`)).toEqual([
      { points: 1800 },
    ]);
  });

  it("should show the votes of a poll after one's own, the latest of each, unless its author hides them [G86 B3.11]", async () => {
    const { learner, another, lesson, at } = await bench();
    const other = await another("Ben", "Okafor");
    await other.post(`${at(2)}/answer`, answerOf(0));
    await other.post(`${at(2)}/answer`, answerOf(1));
    await other.post(`${at(3)}/answer`, answerOf(1));
    expect(partOf((await learner.get(lesson)).body, "items", "2", "engagementState", "results")).toBe(null);
    const reply = await learner.post(`${at(2)}/answer`, answerOf(1));
    expect(partOf(reply.body, "item", "engagementState", "results")).toEqual({ votes: [0, 2, 0] });
    const hidden = await learner.post(`${at(3)}/answer`, answerOf(0));
    expect(partOf(hidden.body, "item", "engagementState", "results")).toBe(null);
    await other.post(`${lesson}/reset`, {});
    expect(partOf((await learner.get(lesson)).body, "items", "2", "engagementState", "results", "votes")).toEqual([0, 2, 0]);
  });

  it("should show others' answers by first name and initial after one's own, newest first [G92 B3.17]", async () => {
    const { learner, another, lesson, at, org } = await bench();
    const ben = await another("Ben", "Okafor");
    await ben.post(`${at(4)}/answer`, answerOf("First thought"));
    await ben.post(`${at(4)}/answer`, answerOf("Second thought"));
    await (await another("Ada", "")).post(`${at(4)}/answer`, answerOf("Mine"));
    await (await another("Gone", "Soon")).post(`${at(4)}/answer`, answerOf("Deleted"));
    await rowsOf(engines[name].server, sql`update contacts set deleted_at = 1 where org_id = ${org.org} and first_name = 'Gone'`);
    expect(JSON.stringify((await learner.get(lesson)).body)).not.toMatch(/thought|Okafor/);
    await learner.post(`${at(4)}/answer`, answerOf("   "));
    expect(JSON.stringify((await learner.get(lesson)).body)).not.toMatch(/thought/);
    const reply = await learner.post(`${at(4)}/answer`, answerOf("Own"));
    expect(partOf(reply.body, "item", "engagementState", "results", "shared")).toMatchObject([
      { name: "Ada", answer: "Mine" },
      { name: "Ben O.", answer: "Second thought" },
    ]);
    expect(JSON.stringify(reply.body)).not.toContain("Okafor");
  });

  it("should show one's own numbers over all attempts [G89 B3.14]", async () => {
    const { learner, another, lesson, at } = await bench();
    await (await another("Ben", "Okafor")).post(`${at(5)}/answer`, answerOf({ steps: 99 }));
    await learner.post(`${at(5)}/answer`, answerOf({ steps: 4 }));
    await learner.post(`${lesson}/reset`, {});
    wait(60);
    const reply = await learner.post(`${at(5)}/answer`, answerOf({ steps: 6 }));
    expect(partOf(reply.body, "item", "engagementState", "results", "recorded", "steps")).toMatchObject([{ value: 4 }, { value: 6 }]);
    expect(partOf(reply.body, "points")).toBe(100);
  });
});

describe("Bad input of learners", () => {
  it("should be refused and leave no row: other shapes, places, lessons and organisations, times ahead, and answers over 64 kB", async () => {
    const { server } = engines.pglite;
    const { learner, at, lesson, org, uuid } = await markingBench(server, items);
    const other = await markingBench(server, items);
    const refused = [
      learner.post(`${at(0)}/answer`, answerOf("Baltic")),
      learner.post(`${at(0)}/answer`, answerOf([2])),
      learner.post(`${at(2)}/answer`, answerOf({ vote: 1 })),
      learner.post(`${at(4)}/answer`, answerOf("x".repeat(5001))),
      learner.post(`${at(4)}/answer`, answerOf("x".repeat(65_537))),
      learner.post(`${at(5)}/answer`, answerOf({ steps: 1, weight: 2 })),
      learner.post(`${at(1)}/answer`, answerOf([0], { ago: -60 })),
      learner.post(`${at(1)}/answer`, { answer: [0] }),
      learner.post(`${lesson}/items/${other.uuid(1)}/answer`, answerOf([0])),
      learner.post(`${other.lesson}/items/${other.uuid(1)}/answer`, answerOf([0])),
      learner.post(`/api/cg/campaigns/${other.course}/lessons/${partOf(lesson.split("/"), "6")}/items/${uuid(1)}/answer`, answerOf([0])),
      learner.get(`${other.lesson}/points`),
    ];
    for (const { status } of await Promise.all(refused)) expect([404, 413, 422]).toContain(status);
    expect(await rowsOf(server, sql`select from activity where org_id = any(${[org.org, other.org.org]}::bigint[])`)).toEqual([]);
    expect(await rowsOf(server, sql`select from points_ledger where org_id = any(${[org.org, other.org.org]}::bigint[])`)).toEqual([]);
  });
});
