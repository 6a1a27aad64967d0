import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { answerOf, markingBench, partOf, rowsOf } from "./marking-bench.ts";

const items = [
  {
    type: "challenge",
    name: "Quick",
    values: { question: "<p>Which sea?</p>", answers: ["Baltic", "Black"], correct: [0], speed_bonus: true },
  },
  { type: "challenge", name: "Once", values: { question: "", answers: ["a", "b"], correct: [0], single_submission: true } },
  { type: "poll", name: "Poll", values: { question: "", answers: ["tea", "coffee", "water"] } },
  { type: "open_ended", name: "Say", values: { question: "" } },
];

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

describe("Accommodations", () => {
  const begun = async () => {
    const bench = await markingBench(server, items);
    const address = `/api/contacts/${bench.org.learner.contact}/accommodations`;
    return { ...bench, address, staff: await server.as(bench.org.owner) };
  };

  it.each([
    ["standard", 900],
    ["half_more", 1000],
    ["double", 1050],
    ["unlimited", 1200],
  ])("should give a contact with %s time for the speed bonus %i points after 15 seconds", async (bonus_time, points) => {
    const { learner, at, staff, address } = await begun();
    expect((await staff.put(address, { bonus_time })).body).toEqual({ bonus_time });
    expect((await staff.get(address)).body).toEqual({ bonus_time });
    await learner.post(`${at(0)}/shown`, {});
    clock.advance(15);
    expect((await learner.post(`${at(0)}/answer`, answerOf([0]))).body).toMatchObject({ points });
  });

  it("should be written to the audit log once, and go with a merge back and forth", async () => {
    const { staff, address, another, org } = await begun();
    await another("Lena", "Twin");
    await staff.put(address, { bonus_time: "double" });
    await staff.put(address, { bonus_time: "double" });
    expect(await rowsOf(server, sql`select before, after from audit where org_id = ${org.org} and action = 'contact.accommodate'`)).toEqual(
      [{ before: { bonus_time: "standard" }, after: { bonus_time: "double" } }],
    );
    const [twin] = await rowsOf(server, sql`select con_id::int as id from contacts where org_id = ${org.org} and last_name = 'Twin'`);
    const kept = Number(partOf(twin, "id"));
    const merged = await staff.post("/api/contacts/merge", { kept_id: kept, merge_id: org.learner.contact });
    expect(merged).toMatchObject({ status: 200, body: { moved: { accommodations: 1 } } });
    expect((await staff.get(`/api/contacts/${kept}/accommodations`)).body).toEqual({ bonus_time: "double" });
    expect((await staff.post(`/api/contacts/merges/${String(partOf(merged.body, "id"))}/undo`, {})).status).toBe(200);
    expect((await staff.get(address)).body).toEqual({ bonus_time: "double" });
    expect((await staff.get(`/api/contacts/${kept}/accommodations`)).body).toEqual({ bonus_time: "standard" });
  });

  it("should be refused for contacts of others, for guests and in an unknown form", async () => {
    const { staff, address, org } = await begun();
    const other = await begun();
    expect((await other.staff.get(address)).status).toBe(404);
    expect((await other.staff.put(address, { bonus_time: "double" })).status).toBe(404);
    expect((await (await server.as(org.guest)).put(address, { bonus_time: "double" })).status).toBe(403);
    expect((await staff.put(address, { bonus_time: "triple" })).status).toBe(422);
  });
});

describe("The points of a contact", () => {
  it("should be listed for staff with course, lesson and item, newest first and page by page", async () => {
    const { learner, at, lesson, org } = await markingBench(server, items);
    await learner.post(`${at(1)}/answer`, answerOf([0]));
    await learner.post(`${at(2)}/answer`, answerOf(0));
    await learner.post(`${at(3)}/answer`, answerOf("Hello"));
    const staff = await server.as(org.owner);
    const address = `/api/contacts/${org.learner.contact}/points`;
    const first = await staff.get(`${address}?limit=2`);
    expect(first.body).toMatchObject({
      total: 3600,
      gains: [
        { points: 1200, rule: "answered", course: "Marked", lesson: "Lesson", item_name: "Say", item_type: "open_ended" },
        { rule: "voted", item_name: "Poll" },
      ],
    });
    const rest = await staff.get(`${address}?limit=2&before=${String(partOf(first.body, "next"))}`);
    expect(rest.body).toMatchObject({ gains: [{ rule: "right", item_name: "Once" }], next: null });
    const mine = partOf((await learner.get(`${lesson}/points`)).body, "length");
    expect(mine).toBe(3);
    expect((await (await server.as(org.guest)).get(address)).status).toBe(404);
  });

  it("should stand where they were earned, though a device sent them late", async () => {
    const { learner, at, org } = await markingBench(server, items);
    await learner.post(`${at(1)}/answer`, answerOf([0]));
    await learner.post(`${at(2)}/answer`, answerOf(0));
    await learner.post(`${at(3)}/answer`, answerOf("Hello"));
    await rowsOf(
      server,
      sql`update points_ledger set at = at - 3600 where org_id = ${org.org} and activity_id = (select max(activity_id) from points_ledger where org_id = ${org.org}) returning at`,
    );
    const staff = await server.as(org.owner);
    const address = `/api/contacts/${org.learner.contact}/points`;
    const first = await staff.get(`${address}?limit=2`);
    expect(first.body).toMatchObject({ gains: [{ item_name: "Poll" }, { item_name: "Once" }] });
    const rest = await staff.get(`${address}?limit=2&before=${String(partOf(first.body, "next"))}`);
    expect(rest.body).toMatchObject({ gains: [{ item_name: "Say" }], next: null });
  });
});
