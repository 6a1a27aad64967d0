import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import type { OutsideFetch } from "../../../../adapters/server/outside/outside-fetch.ts";
import { videoLengthsJob } from "../../../../adapters/server/video-lengths/video-lengths.job.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const day = 86_400;
const clock = fakeClock(noon);
const asked: string[] = [];
const answers = new Map<string, string>();
/** Providers that answer as a test says, others not at all. */
const outside: OutsideFetch = async (address) => {
  asked.push(address);
  const body = [...answers].find(([part]) => address.includes(part))?.[1];
  return body === undefined ? E.left("unreachable") : E.right({ url: address, type: "application/json", body: Buffer.from(body) });
};
let server: TestServer;
let a: TestOrg;
beforeAll(async () => {
  server = await startServer({ clock, outside });
  ({ a } = await seedTwoOrgs(server.database, { flags: ["lessons", "campaigns"] }));
});
afterAll(() => server.close());

const idIn = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const runJobs = async (): Promise<void> => {
  const deps = { database: server.database, clock, warn: (message: string) => expect.fail(message) };
  await makeJobRunner(deps, [videoLengthsJob(outside, null)]).runDue();
};

/** A learner before a required video of a provider in a published lesson. */
const begun = async (url: string) => {
  const admin = await server.as(a.admin);
  const uuid = crypto.randomUUID();
  const items = [{ uuid, type: "video", name: "Film", values: { url, required: true } }];
  const lesson = await admin.post("/api/lessons", { name: "Film", items });
  const made = await admin.post("/api/campaigns", { name: "Films", lesson_ids: [idIn(lesson.body)] });
  const trigger = idIn(Object(made.body).triggers[0]);
  await admin.put(`/api/triggers/${trigger}`, { draft: false });
  expect((await admin.put(`/api/campaigns/${idIn(made.body)}`, { version: 1, draft: false })).status).toBe(200);
  const learner = await server.as(a.learner);
  await learner.post("/api/cg/join", { campaign_id: idIn(made.body) });
  const path = `/api/cg/campaigns/${idIn(made.body)}/lessons/${trigger}`;
  await learner.post(`${path}/items/${uuid}/shown`, {});
  /** Watches all of a video that the player says is so long, and takes the time for it. */
  const watch = async (duration: number) => {
    clock.advance(duration);
    const watched = { time: duration, furthest: duration, duration, rate: 1, ranges: [[0, duration]] };
    return (await (await server.as(a.learner)).post(`${path}/items/${uuid}/progress`, watched)).body;
  };
  return { watch };
};

describe("The length of a provider's video in a published lesson", () => {
  it("should be asked for when the lesson is published, and decide what is watched whatever players report", async () => {
    answers.set("vimeo.com%2F101", JSON.stringify({ type: "video", duration: 60 }));
    const { watch } = await begun("https://vimeo.com/101");
    await runJobs();
    expect(asked.filter((address) => address.includes("101"))).toHaveLength(1);
    expect(await watch(5)).toMatchObject({ item: { engagementState: { completed: false } }, lesson_completed: false });
    expect(await watch(60)).toMatchObject({ item: { engagementState: { completed: true } }, lesson_completed: true });
  });

  it.each([
    ["does not answer", undefined],
    ["answers with something else", "<html>Not found</html>"],
    ["tells no length", JSON.stringify({ type: "video", title: "Film" })],
  ])("should be the longest reported where the provider %s, and be asked for again the next night", async (_what, body) => {
    const id = String(Math.floor(Math.random() * 1e9) + 1_000);
    if (body !== undefined) answers.set(`vimeo.com%2F${id}`, body);
    const { watch } = await begun(`https://vimeo.com/${id}`);
    await runJobs();
    const times = () => asked.filter((address) => address.endsWith(`%2F${id}`)).length;
    expect(times()).toBe(1);
    await runJobs();
    expect(times()).toBe(1);
    expect(await watch(5)).toMatchObject({ lesson_completed: true });
    clock.advance(day);
    await runJobs();
    expect(times()).toBe(2);
  });
});
