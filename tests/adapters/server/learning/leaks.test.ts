import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { isObject } from "../../../../core/kernel/is-object.ts";
import type { Client } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { itemsIn, leaksIn, type StoredItem, toldOf } from "./leak-search.ts";
import { partOf, rowsOf } from "./marking-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ database: await openDemoDatabase() });
});
afterAll(() => server.close());

/** The published items of all lessons. */
const itemsOf = async (org: number): Promise<ReadonlyMap<string, StoredItem>> => {
  const items = await rowsOf(
    server,
    sql`select i.item from lessons l join lesson_versions v on v.lesson_id = l.lesson_id and v.number = l.published_version,
      jsonb_array_elements(v.items) i (item) where l.org_id = ${org}`,
  );
  const known = new Map<string, StoredItem>();
  for (const row of items) {
    const [uuid, type, values] = ["uuid", "type", "values"].map((key) => partOf(row, "item", key));
    if (isObject(values)) known.set(String(uuid), { uuid: String(uuid), type: String(type), values });
  }
  return known;
};

/** A new learner for whom every lesson of the organisation is open, in a course of all of them. */
const begun = async () => {
  const [found] = await rowsOf(
    server,
    sql`select o.org_id::int as org, p.pid from orgs o join portals p on p.org_id = o.org_id where o.is_demo order by o.org_id limit 1`,
  );
  const [org, pid] = [Number(partOf(found, "org")), String(partOf(found, "pid"))];
  const [contact] = await rowsOf(
    server,
    sql`insert into contacts (org_id, first_name, last_name, email, mobile, created_at, updated_at)
      values (${org}, 'New', 'Learner', array['new@harbor.example'], array[]::text[], ${noon}, ${noon}) returning con_id::int as id`,
  );
  const id = Number(partOf(contact, "id"));
  const [campaign] = await rowsOf(
    server,
    sql`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Everything', ${noon}, ${noon}) returning campaign_id::int as id`,
  );
  const course = Number(partOf(campaign, "id"));
  await rowsOf(
    server,
    sql`insert into triggers (org_id, campaign_id, lesson_id, draft, "order", created_at, updated_at)
      select org_id, ${course}, lesson_id, false, row_number() over (order by lesson_id), ${noon}, ${noon} from lessons
      where org_id = ${org} and deleted_at is null and published_version is not null`,
  );
  await rowsOf(
    server,
    sql`insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, completed_at, touched_at)
      select org_id, ${id}, trigger_id, campaign_id, ${noon}, ${noon} from triggers where org_id = ${org} and type = 'lesson'`,
  );
  const learner = await server.as({ kind: "learner", org, contact: id, pid, email: "new@harbor.example" });
  return { learner, known: await itemsOf(org), id };
};

const isRead = ({ method, access }: AnyEndpoint): boolean => method === "GET" && access.kind === "learner";

/** The replies of every reading call of learners, for each lesson of each wanted course. */
const crawled = async (
  learner: Client,
  contact: number,
  isWanted: (course: unknown) => boolean = () => true,
): Promise<{ readonly calls: ReadonlySet<string>; readonly bodies: readonly unknown[] }> => {
  const courses = (await learner.get("/api/cg/campaigns")).body;
  const bodies: unknown[] = [courses];
  const calls = new Set<string>();
  const places: { readonly id: string; readonly triggerId: string }[] = [];
  for (const course of (Array.isArray(courses) ? courses : []).filter(isWanted)) {
    const id = String(partOf(course, "id"));
    const joined = await learner.post("/api/cg/join", { campaign_id: Number(id) });
    bodies.push(joined.body);
    const triggers = partOf(joined.body, "triggers");
    for (const trigger of Array.isArray(triggers) ? triggers : []) places.push({ id, triggerId: String(partOf(trigger, "id")) });
  }
  for (const { name, path } of declaredCalls().filter(isRead)) {
    const addresses = path.includes(":triggerId")
      ? places.map(({ id, triggerId }) => path.replace(":id", id).replace(":triggerId", triggerId))
      : path.startsWith("/api/cg/campaigns/:id")
        ? [...new Set(places.map(({ id }) => path.replace(":id", id)))]
        : [path.replace(":id", String(contact))];
    for (const address of addresses.filter((one) => !one.includes(":"))) {
      const reply = await learner.get(address);
      if (reply.status === 200) calls.add(name);
      bodies.push(reply.body);
    }
  }
  return { calls, bodies };
};

describe("The replies that a learner of the demo receives before answering", () => {
  it("should hold no right answer, weight, accepted text, order or question with a speed bonus, of any item [G98]", async () => {
    const { learner, known, id } = await begun();
    const { calls, bodies } = await crawled(learner, id);
    expect([...calls]).toEqual(expect.arrayContaining(["learning.courses", "learning.course", "learning.lesson", "learning.points"]));
    const seen = new Set(bodies.flatMap(itemsIn).map(({ uuid }) => String(uuid)));
    const types = new Set([...known.values()].filter(({ uuid }) => seen.has(uuid)).map(({ type }) => type));
    expect(types.size).toBeGreaterThanOrEqual(20);
    expect(bodies.flatMap((body) => leaksIn(known, body))).toEqual([]);
    const engaged = bodies.flatMap(itemsIn).map((item) => partOf(item, "engagementState", "results") ?? null);
    expect(engaged.filter((results) => results !== null)).toEqual([]);
  });

  it("should hold none either of what the demo's own learner has begun and not answered, in each state of a lesson", async () => {
    const { org, learner } = await demoOrgAsTestOrg(server.database);
    const known = await itemsOf(org);
    const { bodies } = await crawled(
      await server.as(learner),
      learner.contact,
      (course) => partOf(course, "name") === "First weeks on deck",
    );
    const seen = new Map(bodies.flatMap(itemsIn).map((item) => [String(item["uuid"]), item]));
    const states = ["The kitchen", "No hand", "Your number", "The whole film", "Your first call", "Four sentences"].map(
      (name) => [...seen.values()].find((item) => item["name"] === name) ?? null,
    );
    expect(states.map((item) => partOf(item, "engagementState", "attempts"))).toEqual([0, 1, 1, 0, 1, 2]);
    expect(partOf(states[2], "values", "correct")).toEqual([1]);
    expect(bodies.flatMap((body) => leaksIn(known, body))).toEqual([]);
    const afterOthers = bodies.flatMap(itemsIn).filter(({ uuid, values }) => {
      const stored = known.get(String(uuid));
      return stored?.type === "video_upload" && isObject(values) && toldOf(stored, values) !== "";
    });
    expect(afterOthers).toEqual([]);
  });

  it("should be found to leak by the same search where they do", () => {
    const item = (type: string, values: Readonly<Record<string, unknown>>): StoredItem => ({ uuid: "u", type, values });
    expect(toldOf(item("challenge", {}), { correct: [0] })).toBe("correct");
    expect(toldOf(item("challenge", { speed_bonus: true }), { question: "" })).toBe("question");
    expect(toldOf(item("blank", { answers: ["Paris"] }), { hint: " paris " })).toBe("Paris");
    expect(toldOf(item("order", { answers: ["a", "b"] }), { answers: ["a", "b"] })).toBe("order");
    expect(toldOf(item("missing_words", {}), { question: "{{a}}" })).toBe("words");
    expect(toldOf(item("assessment", {}), { answers: [{ text: "a", points: 5 }] })).toBe("weights");
    expect(toldOf(item("video_upload", {}), { reviewing_users: [] })).toBe("reviewing_users");
  });
});
