import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { declaredCalls } from "../declared-calls.ts";
import { demoActors, type DemoActors } from "../demo-actors.ts";
import { requestTo } from "../fuzz/request.arb.ts";
import { startServer, type TestServer } from "../harness.ts";
import { fingerprint } from "../isolation/fingerprint.ts";

/** Calls that may change something without a row of the trail, and why. */
const exempt: Readonly<Record<string, string>> = {
  "analytics.track": "events of pages are counted, nothing of the organisation changes",
  "analytics.trackLearner": "events of pages are counted, nothing of the organisation changes",
  "customEvents.tell": "what a learner did is a record of its own that is only added to",
  "assistant.write": "a question to CY is kept for the answer alone",
  "bulk.plan": "a plan changes no contact",
  "bulk.run": "begins work that writes each contact it changes",
  "bulk.cancel": "stops one's own work; what was done is written",
  "bulk.undo": "begins work that writes each contact it changes",
  "imports.change": "settings of a file before it is run; what it does is written when it runs",
  "imports.plan": "a plan changes no contact",
  "imports.cancel": "stops one's own work; what was done is written",
  "jobs.cancel": "stops one's own work; what was done is written",
  "jobs.dismiss": "puts a notice away",
  "lessons.presence": "a sign of who is in a lesson, which is gone after 45 seconds",
  "jobs.undo": "begins work that writes each row it changes",
  "imports.undo": "begins work that writes each row it changes",
  "learning.answer": "activity of a learner is a record of its own that is only added to",
  "learning.progress": "activity of a learner is a record of its own that is only added to",
  "learning.shown": "activity of a learner is a record of its own that is only added to",
  "lessonTaking.answer": "activity of staff in a lesson is a record of its own that is only added to",
  "lessonTaking.progress": "activity of staff in a lesson is a record of its own that is only added to",
  "lessonTaking.shown": "activity of staff in a lesson is a record of its own that is only added to",
  "lessonTaking.reset": "activity of staff in a lesson is a record of its own that is only added to",
  "merges.find": "looks for pairs; contacts stay as they are",
  "portalAuth.requestPin": "a stranger asks for a pin; signing in with it is written",
  "portal-notices.open": "a mark of what a learner has read",
  "portal-notices.read-all": "a mark of what a learner has read",
  "conversations.trackMessage": "a mark of what a learner has read",
  "conversations.markSeen": "a mark of what a user has read",
  "recordings.create": "a video of a learner for an answer is a record of its own, as the answer is",
  "takenRecordings.create": "a video of staff for an answer is a record of its own, as the answer is",
  "reports.send": "errors of pages go on to another service",
  "ownSecrets.sendPin": "sends the learner a pin; each secret that is revealed with it is written",
  "ownSecrets.confirm": "opens the learner's secrets for five minutes; each that is revealed is written",
  "secrets.confirm": "opens secrets for five minutes; each that is revealed is written",
};
const endsSessions = new Set(["auth.logout", "auth.closeSession", "portalAuth.logout"]);
const tries = 6;

const mutations = declaredCalls().filter(({ method }) => method !== "GET");
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body that was made on the first version, so that it is not refused for being late. */
const onFirstVersion = (payload: string | Buffer | undefined): string | Buffer | undefined => {
  if (typeof payload !== "string") return payload;
  try {
    const body: unknown = JSON.parse(payload);
    return isRecord(body) && "version" in body ? JSON.stringify({ ...body, version: 1 }) : payload;
  } catch {
    return payload;
  }
};

let server: TestServer;
let actors: DemoActors;
let before: Readonly<Record<string, string>>;
let rows: number;
beforeAll(async () => {
  server = await startServer({ config: { demo: true } });
  actors = await demoActors(server);
  [before, rows] = [await fingerprint(server.database), await rowsOfTrail()];
});
afterAll(() => server.close());

const rowsOfTrail = async (): Promise<number> =>
  (await server.database.asSystem(({ db }) => sql<{ n: number }>`select count(*)::int as n from audit`.execute(db))).rows[0]?.n ?? 0;

describe("every call that changes something", () => {
  it("should exist for each exempt name", () => {
    const names = new Set(mutations.map(({ name }) => name));
    expect(Object.keys(exempt).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(mutations.filter(({ name }) => exempt[name] === undefined && !endsSessions.has(name)).map((call) => [call.name, call] as const))(
    "should write to the audit log when %s has changed anything",
    async (name, endpoint) => {
      const requests = fc.sample(requestTo(endpoint, actors.ids), { numRuns: tries, seed: 7 });
      for (const { url, payload, contentType } of requests) {
        const { cookies, csrf } = await actors.forCall(endpoint);
        const sent = onFirstVersion(payload);
        const reply = await server.app.inject({
          method: endpoint.method,
          url,
          cookies,
          headers: { "x-csrf-token": csrf, ...(contentType === undefined ? {} : { "content-type": contentType }) },
          ...(sent === undefined ? {} : { payload: sent }),
        });
        if (reply.statusCode >= 300) continue;
        const [after, now] = [await fingerprint(server.database), await rowsOfTrail()];
        const changed = Object.keys(after).filter((table) => table !== "audit" && after[table] !== before[table]);
        if (changed.length > 0) expect(now, `${name} changed ${changed.join(", ")} without a word`).toBeGreaterThan(rows);
        [before, rows] = [after, now];
      }
    },
  );
});
