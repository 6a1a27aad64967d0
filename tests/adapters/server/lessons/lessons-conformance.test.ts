import { afterAll, beforeAll } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeLessonFoldersHttp } from "../../../../adapters/http/lesson-folders.http.ts";
import { makeLessonsHttp } from "../../../../adapters/http/lessons.http.ts";
import { lessonItemsConformance } from "../../../conformance/lesson-items.conformance.ts";
import { lessonListsConformance } from "../../../conformance/lesson-lists.conformance.ts";
import { lessonVersionsConformance } from "../../../conformance/lesson-versions.conformance.ts";
import type { LessonWorld } from "../../../conformance/lesson-world.ts";
import { lessonsConformance } from "../../../conformance/lessons.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeLessonFolderStoreFake } from "../../../fakes/lesson-folder-store.fake.ts";
import { makeLessonStoreFake } from "../../../fakes/lesson-store.fake.ts";
import { makeLessonWorldFake } from "../../../fakes/lesson-world.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

const conformance = (label: string, make: () => Promise<LessonWorld>): void => {
  lessonsConformance(label, make);
  lessonItemsConformance(label, make);
  lessonVersionsConformance(label, make);
  lessonListsConformance(label, make);
};

conformance("the fake", async () => {
  const clock = fakeClock(noon);
  const world = makeLessonWorldFake();
  const folders = makeLessonFolderStoreFake({ now: clock.now });
  const options = { now: clock.now, world, folder: folders.folder };
  return {
    lessons: makeLessonStoreFake(options),
    theirs: makeLessonStoreFake({ ...options, user: { user_id: 2, role: "admin", name: "Adam Admin" } }),
    folders,
    wait: async (seconds) => clock.advance(seconds),
    me: 1,
  };
});

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("lessons_conformance");
});
afterAll(() => engines.close());

const over = (engine: () => Engine) => async () => {
  const { server, clock } = engine();
  const org = await seedOrg(server.database, `l${crypto.randomUUID().slice(0, 8)}`, { flags: ["lessons"] });
  let [mine, theirs] = [await server.callerOf(org.user), await server.callerOf(org.admin)];
  const call: Caller = (endpoint, input) => mine(endpoint, input);
  const other: Caller = (endpoint, input) => theirs(endpoint, input);
  return {
    lessons: makeLessonsHttp(call),
    theirs: makeLessonsHttp(other),
    folders: makeLessonFoldersHttp(call),
    /** Signs in anew, as sessions end sooner than the bin is emptied. */
    wait: async (seconds: number) => {
      clock.advance(seconds);
      [mine, theirs] = [await server.callerOf(org.user), await server.callerOf(org.admin)];
    },
    me: org.user.user,
  };
};

conformance(
  "the server with the embedded database",
  over(() => engines.pglite),
);
conformance(
  "the server with PostgreSQL",
  over(() => engines.postgres),
);
