import { type SeededCourse, seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { learningRecords } from "../../../../adapters/server/learning/learning-records.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { LearningStore } from "../../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../../core/learning/learning.service.ts";
import { laterCourse, sampleCourse } from "../../../conformance/learning-sample.ts";
import { learningThrough } from "../../../fakes/learning-through.ts";
import { noon } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const day = 24 * 3600;

/** A new organisation with a learner and the sample's courses. */
export const learningOrg = async (
  database: Database,
): Promise<{ readonly org: TestOrg; readonly sample: SeededCourse; readonly later: number }> => {
  const org = await seedOrg(database, `l${crypto.randomUUID().slice(0, 8)}`);
  return database.asSystem(async (tx) => {
    const context = { org: org.org, now: noon, random: Math.random };
    const sample = await seedCourse(tx, context, sampleCourse);
    const { course: later } = await seedCourse(tx, context, laterCourse);
    await tx.db
      .updateTable("campaigns")
      .set({ start_time: noon + 1000 * day })
      .where("campaign_id", "=", later)
      .execute();
    return { org, sample, later };
  });
};

/**
 * The server's own store, each command in a transaction of its own.
 * @param now epoch seconds
 */
export const learningInTransactions = (database: Database, { org, learner }: TestOrg, now: () => number): LearningStore =>
  learningThrough(
    (use) => () =>
      database.inOrg(org, (tx) =>
        use(makeLearning({ records: learningRecords(tx, org, learner.contact), learner: learner.contact, now: now() }))(),
      ),
  );
