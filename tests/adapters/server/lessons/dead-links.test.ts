import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { checkLessonLinksJob } from "../../../../adapters/server/lessons/check-links.job.ts";
import type { OutsideFetch } from "../../../../adapters/server/outside/outside-fetch.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const day = 86_400;
const clock = fakeClock(noon);
const asked: string[] = [];
const outside: OutsideFetch = async (address) => {
  asked.push(address);
  return address.includes("gone") ? E.left("unreachable") : E.right({ url: address, type: "text/html", body: Buffer.from("") });
};
let server: TestServer;
let a: TestOrg;
let b: TestOrg;

beforeAll(async () => {
  server = await startServer({ clock, outside });
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["lessons"] }));
});
afterAll(() => server.close());

const part = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);
/** The next night. */
const night = async (): Promise<void> => {
  clock.advance(day);
  const deps = { database: server.database, clock, warn: (message: string) => expect.fail(message) };
  await makeJobRunner(deps, [checkLessonLinksJob(outside)]).runDue();
};

describe("Links of published lessons that no longer answer", () => {
  it("should be told to those who may change the lesson after two nights, until they are gone from it", async () => {
    // Sessions end earlier than the nights of this test.
    const admin = await server.as(a.admin);
    const items = (address: string) => [
      {
        uuid: "00000000-0000-4000-8000-000000000001",
        type: "rich_text",
        name: "",
        values: { body: `<p><a href="${address}">Tide tables</a></p>` },
      },
    ];
    const made = await admin.post("/api/lessons", { name: "Tides", items: items("https://gone.example/tides") });
    const draft = await admin.post("/api/lessons", { name: "Draft", items: items("https://gone.example/draft"), publish: false });
    expect([made.status, draft.status]).toEqual([200, 200]);
    const told = async (who: TestOrg["admin"]) => (await (await server.as(who)).get("/api/lessons/dead_links")).body;

    await night();
    expect(await told(a.admin)).toEqual([]);
    await night();
    expect(await told(a.admin)).toMatchObject([
      { lesson_id: part(made.body, "id"), name: "Tides", links: [{ address: "https://gone.example/tides", key: "values.body" }] },
    ]);
    expect([await told(a.user), await told(b.admin)]).toEqual([[], []]);
    expect((await (await server.as(a.guest)).get("/api/lessons/dead_links")).status).toBe(403);
    expect(asked).not.toContain("https://gone.example/draft");

    const later = await server.as(a.admin);
    const { body: lesson } = await later.get(`/api/lessons/${Number(part(made.body, "id"))}`);
    const saved = await later.put("/api/lessons", {
      id: part(lesson, "id"),
      version: part(lesson, "version"),
      items: items("https://alive.example/tides"),
      publish: false,
    });
    expect(saved.status).toBe(200);
    expect(await told(a.admin)).toEqual([]);
  });
});
