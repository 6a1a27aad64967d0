import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeLessonFoldersHttp } from "../../../../adapters/http/lesson-folders.http.ts";
import { makeLessonsHttp } from "../../../../adapters/http/lessons.http.ts";
import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { lessonFoldersConformance } from "../../../conformance/lesson-folders.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeLessonFolderStoreFake } from "../../../fakes/lesson-folder-store.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";
import { lessonCard } from "./lesson-sample.ts";

lessonFoldersConformance("the fake", async () => {
  const clock = fakeClock(noon);
  const lessons = new Map<number, LessonCard>();
  const put = (id: number, edit: Partial<LessonCard>): void => {
    const held = lessons.get(id);
    if (held !== undefined) lessons.set(id, { ...held, ...edit });
  };
  const folders = makeLessonFolderStoreFake({ now: clock.now, lessons: () => [...lessons.values()], putLesson: put });
  return {
    folders,
    addLesson: async (name, folder_id) => {
      const id = lessons.size + 1;
      lessons.set(id, lessonCard({ id, name, folder_id }));
      return id;
    },
    removeLesson: (id) =>
      pipe(
        TE.of(undefined),
        TE.map(() => put(id, { deleted_at: clock.now() })),
      ),
    wait: async (seconds) => clock.advance(seconds),
    me: 1,
  };
});

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("lesson_folders");
});
afterAll(() => engines.close());

const over = (engine: () => Engine) => async () => {
  const { server, clock } = engine();
  const org = await seedOrg(server.database, `l${crypto.randomUUID().slice(0, 8)}`, { flags: ["lessons"] });
  let caller = await server.callerOf(org.user);
  const call: Caller = (endpoint, input) => caller(endpoint, input);
  const lessons = makeLessonsHttp(call);
  return {
    folders: makeLessonFoldersHttp(call),
    addLesson: async (name: string, folder_id: number) => (await given(lessons.create({ name, folder_id }))).id,
    removeLesson: (id: number) => lessons.remove(id),
    /** Signs in anew, as sessions end sooner than the bin is emptied. */
    wait: async (seconds: number) => {
      clock.advance(seconds);
      caller = await server.callerOf(org.user);
    },
    me: org.user.user,
  };
};

lessonFoldersConformance(
  "the server with the embedded database",
  over(() => engines.pglite),
);
lessonFoldersConformance(
  "the server with PostgreSQL",
  over(() => engines.postgres),
);
