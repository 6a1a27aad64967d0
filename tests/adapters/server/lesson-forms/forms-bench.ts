import { sql } from "kysely";
import { seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { noon, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

/** One item of each type of other hosts, and a link to share. */
const items = [
  { type: "typeform", values: { form_id: "Ab12", hidden_fields: { name: "first_name", code: "locker_code", internal: "rating" } } },
  { type: "calendly", values: { calendly_url: "https://calendly.com/a/b", prefill_fields: { email: "email" } } },
  { type: "cal", values: { url: "https://cal.com/a/b", contact_field: "next_visit" } },
  { type: "signwell", values: { template_id: "t1", placeholder_name: "Learner" } },
  { type: "social", values: { url: "https://harbor.example/day", tweet: "Come!" } },
  { type: "custom", values: { url: "https://apps.example/x" } },
  { type: "rich_text", values: { body: "<p>Read.</p>" } },
] as const;
type Type = (typeof items)[number]["type"];

/** A learner and a member of staff who take a lesson with items of other hosts. */
export const formsBench = async (server: TestServer) => {
  const org = await seedOrg(server.database, `f${crypto.randomUUID().slice(0, 8)}`);
  const owner = await server.as(org.owner);
  for (const field of [
    { label: "Next visit", type: "time" },
    { label: "Locker code", type: "secret" },
    { label: "Rating", type: "string", access: "admin" },
  ])
    await owner.post("/api/fields", field);
  const made = await server.database.asSystem((tx) =>
    seedCourse(
      tx,
      { org: org.org, now: noon, random: Math.random },
      {
        name: "Forms",
        summary: "",
        about: "",
        show_order: 1,
        lessons: [{ name: "All", items: items.map((item) => ({ ...item, name: item.type })) }],
        release: () => ({ release: "immediately" }),
      },
    ),
  );
  const [trigger] = made.triggers;
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ id: number }>`select lesson_id as id from triggers where trigger_id = ${trigger?.id ?? 0}`.execute(db),
  );
  const learner = await server.as(org.learner);
  await learner.post("/api/cg/join", { campaign_id: made.course });
  const uuidOf = (type: Type): string => trigger?.items[items.findIndex((item) => item.type === type)] ?? "";
  const lesson = `/api/cg/campaigns/${made.course}/lessons/${trigger?.id}`;
  return {
    org,
    owner,
    learner,
    lesson,
    item: (type: Type) => `${lesson}/items/${uuidOf(type)}`,
    own: (type: Type) => `/api/lessons/${rows[0]?.id}/take/items/${uuidOf(type)}`,
    /** What the learner's lesson says of an item. */
    stateOf: async (type: Type): Promise<unknown> => {
      const { body } = await learner.get(lesson);
      const all: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "items") : [];
      return Array.isArray(all) ? all.find((one: { type?: unknown }) => one.type === type)?.engagementState : undefined;
    },
  };
};
