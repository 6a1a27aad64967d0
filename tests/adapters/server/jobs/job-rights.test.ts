import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { enqueue } from "../../../../adapters/server/jobs/enqueue.store.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { makeJobStore } from "../../../../adapters/server/jobs/jobs.store.ts";
import { sendMessageKind } from "../../../../adapters/server/outbox/send-message-kind.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { restoreTeamKind } from "../../../../adapters/server/teams/team-job-kinds.ts";
import { members } from "../../../../core/access/access-rule.rule.ts";
import type { Job } from "../../../../core/jobs/job.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { counting, countingJob } from "./counting-job.ts";

let database: Database;
let org: TestOrg;
let round = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  round += 1;
  org = await seedOrg(database, `rights${round}`, { flags: ["contacts"] });
});
afterAll(() => database.close());

const gone = "Whoever began this has no account here any more, so it was stopped.";
const notAllowed = "Whoever began this is not allowed to any more, so it was stopped.";

const deactivate = (): Promise<unknown> =>
  database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", org.user.user).execute());
const takeRight = (): Promise<unknown> =>
  database.asSystem(({ db }) => db.updateTable("users").set({ flags: [] }).where("user_id", "=", org.user.user).execute());

/**
 * Runs a job of the user.
 * @param between what happens once its second step has lasted
 */
const run = async (between: () => Promise<unknown>): Promise<{ readonly job: Job; readonly written: number }> => {
  const clock = fakeClock(noon);
  const { id } = await database.inOrg(org.org, (tx) =>
    enqueue(tx, counting, { input: { to: 5, name: "counted" }, user: org.user.user, now: noon }),
  );
  let steps = 0;
  const job = countingJob(undefined, {
    access: members("contacts"),
    afterStep: async () => {
      steps += 1;
      if (steps === 2) await between();
    },
  });
  await makeJobRunner({ database, clock, warn: () => undefined }, [job]).runDue();
  const written = await database.asSystem(({ db }) => db.selectFrom("outbox").select("subject").where("org_id", "=", org.org).execute());
  return {
    job: await database.inOrg(org.org, (tx) => given(makeJobStore({ tx, user: org.user.user, now: noon }).get(id))),
    written: written.length,
  };
};

describe("the permission of a job", () => {
  it("should let it continue while its user may do it", async () => {
    expect(await run(async () => undefined)).toMatchObject({ job: { state: "done" }, written: 5 });
  });

  it("should stop it at its next step when the user is deactivated", async () => {
    expect(await run(deactivate)).toMatchObject({ job: { state: "failed", error: gone }, written: 2 });
  });

  it("should stop it at its next step when the user has lost the permission", async () => {
    expect(await run(takeRight)).toMatchObject({ job: { state: "failed", error: notAllowed }, written: 2 });
  });

  it("should not let it start for a deactivated user", async () => {
    await deactivate();
    expect(await run(async () => undefined)).toMatchObject({ job: { state: "failed", error: gone }, written: 0 });
  });

  it("should be declared by every kind, except those that the product starts", async () => {
    const jobs = await serverJobs({
      config: testConfig,
      clock: fakeClock(noon),
      sealer: sealerOf(testConfig),
      areas: await loadAreas(),
      dns: fakeDns(),
      outside: fakeOutside(),
      origin: () => "",
    });
    expect(jobs.filter(({ access, schedule }) => access === undefined && schedule === undefined).map(({ kind }) => kind)).toEqual([
      sendMessageKind.kind,
      restoreTeamKind.kind,
    ]);
  });
});
