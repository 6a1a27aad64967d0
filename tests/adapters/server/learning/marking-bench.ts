import { sql } from "kysely";
import { type DemoCourse, seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import type { Client } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type LearnerPerson, seedOrg, type TestOrg } from "../two-orgs.ts";

/** An item of the bench's only lesson, with its address for a learner. */
export type MarkedItem = { readonly type: string; readonly name: string; readonly values: Readonly<Record<string, unknown>> };

/**
 * An organisation with a course of one lesson, which its learner has joined.
 * @property lesson address of the lesson
 * @property at address of an item, by its place in the lesson
 * @property another signs in a further learner who has joined
 */
export type MarkingBench = {
  readonly org: TestOrg;
  readonly course: number;
  readonly trigger: number;
  readonly lesson: string;
  readonly at: (item: number) => string;
  readonly uuid: (item: number) => string;
  readonly learner: Client;
  readonly another: (first: string, last: string) => Promise<Client>;
};

const courseOf = (items: readonly MarkedItem[]): DemoCourse => ({
  name: "Marked",
  summary: "",
  about: "",
  show_order: 1,
  lessons: [{ name: "Lesson", items: [...items] }],
  release: () => ({ release: "immediately" }),
});

/** Signs in a new learner of an organisation. */
const newLearner = async (server: TestServer, { org, pid }: TestOrg, first: string, last: string): Promise<LearnerPerson> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ id: number }>`
      insert into contacts (org_id, first_name, last_name, email, mobile, created_at, updated_at)
      values (${org}, ${first}, ${last}, array[${email}], array[]::text[], ${noon}, ${noon}) returning con_id as id`.execute(db),
  );
  return { kind: "learner", org, contact: rows[0]?.id ?? 0, pid, email };
};

export const markingBench = async (server: TestServer, items: readonly MarkedItem[]): Promise<MarkingBench> => {
  const org = await seedOrg(server.database, `m${crypto.randomUUID().slice(0, 8)}`);
  const { course, triggers } = await server.database.asSystem((tx) =>
    seedCourse(tx, { org: org.org, now: noon, random: Math.random }, courseOf(items)),
  );
  const trigger = triggers[0]?.id ?? 0;
  const lesson = `/api/cg/campaigns/${course}/lessons/${trigger}`;
  const uuid = (item: number): string => triggers[0]?.items[item] ?? "";
  const joined = async (person: LearnerPerson): Promise<Client> => {
    const client = await server.as(person);
    await client.post("/api/cg/join", { campaign_id: course });
    return client;
  };
  return {
    org,
    course,
    trigger,
    lesson,
    uuid,
    at: (item) => `${lesson}/items/${uuid(item)}`,
    learner: await joined(org.learner),
    another: async (first, last) => joined(await newLearner(server, org, first, last)),
  };
};

/** The body of an answer. */
export const answerOf = (answer: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  answer,
  answer_id: crypto.randomUUID(),
  ...more,
});

/** A part of a reply by its path. */
export const partOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), body);

/** The rows of a statement run as the system. */
export const rowsOf = (server: TestServer, statement: ReturnType<typeof sql>): Promise<readonly unknown[]> =>
  server.database.asSystem(async ({ db }) => (await statement.execute(db)).rows);
