import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomFrom } from "../../../../adapters/server/demo/demo.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { intensity } from "../../../setup/intensity.ts";
import { noon } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { addContacts } from "./group-rows.ts";
import { openMembershipActs } from "./membership-acts.ts";
import { documents, fullEvaluation, happen, keptMembers, ownFields, type World } from "./membership-model.ts";

const mutations = intensity.modelSteps;
const atOnce = 20;
/** So many rounds of changes, then the product itself merges, imports, changes many, or takes one of these back. */
const roundsForAnAct = mutations > 1_000 ? 5 : 1;

const makeWorld = async (database: Database): Promise<{ readonly world: World; readonly owner: TestOrg["owner"] }> => {
  const { org, owner } = await seedOrg(database, "membership");
  return database.inOrg(org, async (tx) => {
    await addContacts(tx, org, 30);
    const { rows: courses } = await sql<{
      campaign_id: number;
    }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Course', 0, 0) returning campaign_id`.execute(tx.db);
    const { rows: lessons } = await sql<{
      lesson_id: number;
    }>`insert into lessons (org_id, uuid, name, created_at, updated_at) select ${org}, gen_random_uuid(), 'L' || n, 0, 0 from generate_series(1, 2) n returning lesson_id`.execute(
      tx.db,
    );
    const course = courses[0]?.campaign_id ?? 0;
    const triggers: number[] = [];
    for (const { lesson_id } of lessons) {
      const { rows } = await sql<{ trigger_id: number }>`
        insert into triggers (org_id, campaign_id, lesson_id, draft, release, join_delay, start_at, created_at, updated_at) values (${org}, ${course}, ${lesson_id}, false, 'delay', 1, '08:00', 0, 0) returning trigger_id`.execute(
        tx.db,
      );
      triggers.push(rows[0]?.trigger_id ?? 0);
    }
    for (const [at, document] of documents.entries())
      await sql`insert into contact_groups (org_id, name, filters, created_at, updated_at) values (${org}, ${`G${at}`}, ${JSON.stringify(document)}::jsonb, 0, 0)`.execute(
        tx.db,
      );
    for (const { name, type, bucket } of ownFields)
      await sql`insert into fields (org_id, name, label, type, bucket, created_at, updated_at) values (${org}, ${name}, ${name}, ${type}, ${bucket}, 0, 0)`.execute(
        tx.db,
      );
    return { world: { org, user: owner.user, course, triggers, now: noon, random: randomFrom(22) }, owner };
  });
};

/** Changes contacts at random on one engine and looks at the members of every group. */
export const followMembers = (engine: string, open: () => Promise<Database>): void =>
  void describe(`members of groups on ${engine}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());

    it(`should be those of a full evaluation, at every step of ${mutations.toLocaleString("en")} random changes, merges, imports, bulk actions and clock changes`, async () => {
      const { world, owner } = await makeWorld(database);
      const acts = await openMembershipActs(database, world, owner);
      for (let done = 0; done < mutations; done += atOnce) {
        await database.inOrg(world.org, async (tx) => {
          const { rows } = await sql<{ con_id: number }>`select con_id from contacts where org_id = ${world.org}`.execute(tx.db);
          for (let step = 0; step < atOnce; step += 1)
            await happen(
              tx,
              world,
              rows.map(({ con_id }) => con_id),
            );
        });
        const act = (done / atOnce) % roundsForAnAct === 0 ? await acts.act() : "nothing";
        await workOnGroups(database, world.now);
        await database.inOrg(world.org, async (tx) => {
          const { members, counted } = await keptMembers(tx, world);
          expect(members, `after ${done + atOnce} changes, then ${act}`).toEqual(await fullEvaluation(tx, world));
          expect(counted).toBe(true);
        });
      }
      acts.close();
      for (const kind of ["merged", "unmerged", "changed many", "many undone", "imported", "import undone"])
        expect(acts.done().get(kind), kind).toBeGreaterThan(2);
    }, 900_000);
  });
