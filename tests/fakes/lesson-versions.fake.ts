import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Role } from "../../core/access/role.model.ts";
import { type Failure, notFound } from "../../core/kernel/failure.ts";
import { decideVersionRestoration } from "../../core/lessons/decide-version-restoration.rule.ts";
import { changeableLessonInUse } from "../../core/lessons/find-lesson.rule.ts";
import type { LessonContext, LessonOutcome } from "../../core/lessons/lesson-edit.model.ts";
import type { StoredLesson } from "../../core/lessons/lesson-record.rule.ts";
import { lessonRefusals } from "../../core/lessons/lesson-refusals.ts";
import type { LessonVersion } from "../../core/lessons/lesson-version.model.ts";
import type { LessonKey, LessonSaved } from "../../core/lessons/lesson.model.ts";
import type { LessonStore } from "../../core/lessons/lessons.port.ts";
import type { HeldVersion, LessonWorldFake } from "./lesson-world.fake.ts";

/** What versions need of the store that they belong to. */
type Store = {
  readonly world: LessonWorldFake;
  readonly user: { readonly user_id: number; readonly role: Role; readonly name: string };
  readonly find: (key: LessonKey) => StoredLesson | null;
  readonly found: (key: LessonKey) => E.Either<Failure, StoredLesson>;
  readonly contextOf: (stored: StoredLesson | null) => LessonContext;
  readonly done: (stored: StoredLesson | null, decision: E.Either<Failure, LessonOutcome>) => E.Either<Failure, LessonSaved>;
};

const later =
  <A>(work: () => E.Either<Failure, A>): TaskEither<Failure, A> =>
  async () =>
    work();

/** The versions of lessons in memory. */
export const makeLessonVersionsFake = ({
  world: { lessons, versions },
  user,
  find,
  found,
  contextOf,
  done,
}: Store): Pick<LessonStore, "versions" | "version" | "nameVersion" | "restoreVersion"> => {
  const versionsOf = (id: number): HeldVersion[] => versions.get(id) ?? [];
  const shown = ({ number, kind, label, content, user_id, created_at }: HeldVersion, stored: StoredLesson): LessonVersion => ({
    number,
    kind,
    name: label,
    user_id,
    made_by: [...lessons.values()].find((lesson) => lesson.user_id === user_id)?.made_by ?? (user_id === user.user_id ? user.name : ""),
    items_count: content.items.length,
    current: number === stored.published_version,
    created_at,
  });
  const versionOf = (stored: StoredLesson, number: number): E.Either<Failure, HeldVersion> =>
    E.fromNullable(notFound(lessonRefusals.no_lesson_version))(versionsOf(stored.id).find((held) => held.number === number));
  return {
    versions: (key) =>
      later(() =>
        E.map((stored: StoredLesson) =>
          versionsOf(stored.id)
            .toReversed()
            .map((version) => shown(version, stored)),
        )(found(key)),
      ),
    version: (key, number) =>
      later(() =>
        E.chain((stored: StoredLesson) =>
          E.map((version: HeldVersion) => ({ ...shown(version, stored), content: version.content }))(versionOf(stored, number)),
        )(found(key)),
      ),
    nameVersion: (key, number, name) =>
      later(() =>
        E.chain((stored: StoredLesson) =>
          E.map((version: HeldVersion) => {
            const named = { ...version, label: name.trim() };
            versions.set(
              stored.id,
              versionsOf(stored.id).map((held) => (held === version ? named : held)),
            );
            return shown(named, stored);
          })(versionOf(stored, number)),
        )(changeableLessonInUse(find(key), user)),
      ),
    restoreVersion: (key, number, asked = {}) =>
      later(() => {
        const stored = find(key);
        const content = versionsOf(stored?.id ?? 0).find((held) => held.number === number)?.content ?? null;
        return done(stored, decideVersionRestoration(stored, content, asked, contextOf(stored)));
      }),
  };
};
