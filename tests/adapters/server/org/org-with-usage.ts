import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { UsageFacts } from "../../../conformance/usage.conformance.ts";
import { noon } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

/** A new organisation in New York that uses so much; its four people are users already. */
export const orgWithUsage = async (database: Database, facts: UsageFacts): Promise<TestOrg> => {
  const made = await seedOrg(database, `u${crypto.randomUUID().slice(0, 8)}`);
  const { org: org_id } = made;
  await database.asSystem(async ({ db }) => {
    await db.updateTable("orgs").set({ plan: facts.plan, timezone: "America/New_York" }).where("org_id", "=", org_id).execute();
    const person = {
      org_id,
      first_name: "A",
      last_name: "B",
      mobile: null,
      photo: null,
      password_hash: null,
      oidc_issuer: null,
      oidc_subject: null,
      role: "user",
      created_at: noon,
      updated_at: noon,
    };
    const more = (count: number, status: number) =>
      Array.from({ length: count }, () => ({ ...person, email: `${crypto.randomUUID()}@u.example`, status }));
    const users = [...more(facts.users - 4, 1), ...more(facts.archivedUsers, 0)];
    if (users.length > 0) await db.insertInto("users").values(users).execute();
    const course = { org_id, name: "Course", created_at: noon, updated_at: noon };
    const campaigns = await db
      .insertInto("campaigns")
      .values([
        ...Array.from({ length: facts.campaigns }, () => ({ ...course, deleted_at: null })),
        ...Array.from({ length: facts.deletedCampaigns }, () => ({ ...course, deleted_at: noon })),
      ])
      .returning("campaign_id")
      .execute();
    const texts = facts.texts.map((created_at) => ({
      org_id,
      channel: "sms" as const,
      recipient: "+12125550000",
      subject: "",
      body: "Hi",
      created_at,
    }));
    await db
      .insertInto("outbox")
      .values([...texts, { org_id, channel: "email" as const, recipient: "a@b.example", subject: "", body: "Hi", created_at: noon }])
      .execute();
    const lesson = await db
      .insertInto("lessons")
      .values({ org_id, uuid: crypto.randomUUID(), name: "Lesson", created_at: noon, updated_at: noon })
      .returning("lesson_id")
      .executeTakeFirstOrThrow();
    const campaign_id = campaigns[0]?.campaign_id ?? 0;
    const { trigger_id } = await db
      .insertInto("triggers")
      .values({ org_id, campaign_id, lesson_id: lesson.lesson_id, created_at: noon, updated_at: noon })
      .returning("trigger_id")
      .executeTakeFirstOrThrow();
    const learners = new Map<number, number>();
    for (const { learner, at } of facts.learning) {
      const known = learners.get(learner);
      const con_id =
        known ??
        (
          await db
            .insertInto("contacts")
            .values({
              org_id,
              first_name: `L${learner}`,
              created_at: noon,
              updated_at: noon,
              photo: null,
              password_hash: null,
              language: null,
              archived_at: null,
              deleted_at: null,
              create_key: null,
            })
            .returning("con_id")
            .executeTakeFirstOrThrow()
        ).con_id;
      learners.set(learner, con_id);
      await db
        .insertInto("activity")
        .values({ org_id, con_id, campaign_id, trigger_id, kind: "shown", item_uuid: null, answer_id: null, at })
        .execute();
    }
  });
  return made;
};
