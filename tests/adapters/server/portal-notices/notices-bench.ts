import { enqueue } from "../../../../adapters/server/jobs/enqueue.store.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import type { Outbox } from "../../../../adapters/server/outbox/outbox.store.ts";
import { tellNoticesKind } from "../../../../adapters/server/portal-notices/notice-job-kinds.ts";
import { remindJob } from "../../../../adapters/server/portal-notices/remind.job.ts";
import { tellNoticesJob } from "../../../../adapters/server/portal-notices/tell-notices.job.ts";
import type { FakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";
import { mailsIn, testOutbox } from "../mails.ts";
import type { Person } from "../two-orgs.ts";

export const portalOrigin = "https://harbor.test";

type Calls = Pick<Client, "get" | "post" | "put">;

/** A browser that signs in for each call, as sessions do not last as long as the tests' time. */
export const signedInAnew = (server: TestServer, person: Person): Calls => ({
  get: async (...call) => (await server.as(person)).get(...call),
  post: async (...call) => (await server.as(person)).post(...call),
  put: async (...call) => (await server.as(person)).put(...call),
});

/** Runs what is due of the jobs of notices. */
export const tellDue = (server: TestServer, clock: FakeClock, outbox: Outbox = testOutbox): Promise<unknown> =>
  makeJobRunner({ database: server.database, clock, warn: () => undefined }, [
    tellNoticesJob({ outbox, origin: () => portalOrigin }),
    remindJob,
  ]).runDue();

/** An organisation with the sample course, its third lesson opening two days after joining, staff and learner signed in. */
export const noticesWorld = async (server: TestServer, clock: FakeClock) => {
  const { org, sample } = await learningOrg(server.database);
  const staff = signedInAnew(server, org.owner);
  const learner = signedInAnew(server, org.learner);
  const [first = 0, second = 0, third = 0] = sample.triggers.map(({ id }) => id);
  /** Runs what is due of the jobs of notices, as after a poll of the queue. */
  const tell = async (outbox: Outbox = testOutbox): Promise<void> => {
    await server.database.inOrg(org.org, (tx) => enqueue(tx, tellNoticesKind, { input: {}, user: null, now: clock.now() }));
    await tellDue(server, clock, outbox);
  };
  const list = async (as = learner): Promise<readonly unknown[]> => {
    const { body } = await as.get("/api/portal/notices");
    const results: unknown = Reflect.get(Object(body), "results");
    return Array.isArray(results) ? results : [];
  };
  const kinds = async (as = learner): Promise<readonly string[]> =>
    (await list(as)).map((notice) => String(Reflect.get(Object(notice), "kind")));
  const mails = () => mailsIn(server.database, { org: org.org });
  const join = () => learner.post("/api/cg/join", { campaign_id: sample.course });
  const alerting = (trigger: number, more: object = {}) => staff.put(`/api/triggers/${trigger}`, { send_alert: true, ...more });
  const campaign = async (change: object) => {
    const { body } = await staff.get(`/api/campaigns/${sample.course}`);
    return staff.put(`/api/campaigns/${sample.course}`, { version: Reflect.get(Object(body), "version"), ...change });
  };
  return { org, sample, staff, learner, first, second, third, tell, list, kinds, mails, join, alerting, campaign };
};
