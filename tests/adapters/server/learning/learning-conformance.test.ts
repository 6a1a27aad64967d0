import { afterAll, beforeAll, inject } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeCoursesHttp } from "../../../../adapters/http/learning.http.ts";
import { makeLessonTakingHttp } from "../../../../adapters/http/lesson-taking.http.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { makeLearning } from "../../../../core/learning/learning.service.ts";
import { laterCourse, sampleCourse } from "../../../conformance/learning-sample.ts";
import { type LearningBench, learningConformance } from "../../../conformance/learning.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeLearningRecordsFake } from "../../../fakes/learning-records.fake.ts";
import { learningThrough } from "../../../fakes/learning-through.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { learningInTransactions, learningOrg } from "./learning-bench.ts";

const day = 24 * 3600;

learningConformance("the fake", async () => {
  const clock = fakeClock(noon);
  const { records, add } = makeLearningRecordsFake();
  const sample = add(sampleCourse, noon - day);
  const { course: later } = add(laterCourse, noon + 1000 * day);
  return {
    store: learningThrough((use) => () => use(makeLearning({ records, learner: 1, now: clock.now() }))()),
    wait: clock.advance,
    sample,
    later,
  };
});

let pglite: Database;
let postgres: Database;
let server: TestServer;
const clock = fakeClock(noon);

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "learning_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const onEngine = (database: () => Database) => async (): Promise<LearningBench> => {
  const { org, sample, later } = await learningOrg(database());
  return { store: learningInTransactions(database(), org, clock.now), wait: clock.advance, sample, later };
};

learningConformance(
  "PGlite",
  onEngine(() => pglite),
);
learningConformance(
  "PostgreSQL",
  onEngine(() => postgres),
);
learningConformance("the server over HTTP", async () => {
  const { org, sample, later } = await learningOrg(pglite);
  let caller = server.callerOf(org.learner);
  const wait = (seconds: number): void => {
    clock.advance(seconds);
    caller = server.callerOf(org.learner);
  };
  const call: Caller = (endpoint, input) => async () => (await caller)(endpoint, input)();
  return { store: { ...makeCoursesHttp(call), ...makeLessonTakingHttp(call) }, wait, sample, later };
});
