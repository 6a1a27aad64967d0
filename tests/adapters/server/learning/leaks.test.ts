import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { isObject } from "../../../../core/kernel/is-object.ts";
import { plainAnswer } from "../../../../core/lessons/plain-answer.rule.ts";
import type { Client } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { partOf, rowsOf } from "./marking-bench.ts";

type Stored = { readonly uuid: string; readonly type: string; readonly values: Readonly<Record<string, unknown>> };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ database: await openDemoDatabase() });
});
afterAll(() => server.close());

/** All texts and lists of numbers below a value, with the keys of its objects. */
const everythingIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(everythingIn)];
  if (isObject(value)) return Object.entries(value).flatMap(([key, part]) => [{ key }, ...everythingIn(part)]);
  return [value];
};

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

const secretKeys: ReadonlySet<unknown> = new Set(["correct_answer", "gaps", "false_answers", "feedback", "reviewing_users", "recipients"]);

/** What a reply tells of an item that nobody has answered, and may not: '' for nothing. */
const toldOf = ({ type, values }: Stored, shown: Readonly<Record<string, unknown>>): string => {
  const all = everythingIn(shown);
  const said = all.filter((one) => typeof one === "string").map(plainAnswer);
  const keys = all.flatMap((one) => (isObject(one) && secretKeys.has(one["key"]) ? [String(one["key"])] : []));
  if (keys.length > 0) return keys.join();
  switch (type) {
    case "challenge":
      if ("correct" in shown) return "correct";
      return values["speed_bonus"] === true && ("question" in shown || "answers" in shown) ? "question" : "";
    case "blank":
      return textsIn(values["answers"]).find((accepted) => said.includes(plainAnswer(accepted))) ?? "";
    case "order":
      return textsIn(values["answers"]).length > 1 && JSON.stringify(shown["answers"]) === JSON.stringify(values["answers"]) ? "order" : "";
    case "missing_words":
      return said.some((text) => text.includes("{{")) ? "words" : "";
    case "assessment":
      return textsIn(shown["answers"]).length === (Array.isArray(shown["answers"]) ? shown["answers"].length : 0) ? "" : "weights";
    default:
      return "";
  }
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
  const items = await rowsOf(
    server,
    sql`select i.item from lessons l join lesson_versions v on v.lesson_id = l.lesson_id and v.number = l.published_version,
      jsonb_array_elements(v.items) i (item) where l.org_id = ${org}`,
  );
  const known = new Map<string, Stored>();
  for (const row of items) {
    const [uuid, type, values] = ["uuid", "type", "values"].map((key) => partOf(row, "item", key));
    if (isObject(values)) known.set(String(uuid), { uuid: String(uuid), type: String(type), values });
  }
  const learner = await server.as({ kind: "learner", org, contact: id, pid, email: "new@harbor.example" });
  return { learner, known, id };
};

/** The items of a reply: objects with a uuid and values. */
const itemsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (!isObject(value)) return [];
  const own = typeof value["uuid"] === "string" && isObject(value["values"]) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(itemsIn)];
};

const leaksIn = (known: ReadonlyMap<string, Stored>, body: unknown): readonly string[] =>
  itemsIn(body).flatMap(({ uuid, values }) => {
    const stored = known.get(String(uuid));
    const told = stored === undefined || !isObject(values) ? "" : toldOf(stored, values);
    return told === "" ? [] : [`${stored?.type} ${String(uuid)}: ${told}`];
  });

const isRead = ({ method, access }: AnyEndpoint): boolean => method === "GET" && access.kind === "learner";

/** The replies of every reading call of learners, for each lesson of each course. */
const crawled = async (
  learner: Client,
  contact: number,
): Promise<{ readonly calls: ReadonlySet<string>; readonly bodies: readonly unknown[] }> => {
  const courses = (await learner.get("/api/cg/campaigns")).body;
  const bodies: unknown[] = [courses];
  const calls = new Set<string>();
  const places: { readonly id: string; readonly triggerId: string }[] = [];
  for (const course of Array.isArray(courses) ? courses : []) {
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

  it("should be found to leak by the same search where they do", () => {
    const item = (type: string, values: Readonly<Record<string, unknown>>): Stored => ({ uuid: "u", type, values });
    expect(toldOf(item("challenge", {}), { correct: [0] })).toBe("correct");
    expect(toldOf(item("challenge", { speed_bonus: true }), { question: "" })).toBe("question");
    expect(toldOf(item("blank", { answers: ["Paris"] }), { hint: " paris " })).toBe("Paris");
    expect(toldOf(item("order", { answers: ["a", "b"] }), { answers: ["a", "b"] })).toBe("order");
    expect(toldOf(item("missing_words", {}), { question: "{{a}}" })).toBe("words");
    expect(toldOf(item("assessment", {}), { answers: [{ text: "a", points: 5 }] })).toBe("weights");
    expect(toldOf(item("video_upload", {}), { reviewing_users: [] })).toBe("reviewing_users");
  });
});
