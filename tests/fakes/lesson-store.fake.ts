import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Role } from "../../core/access/role.model.ts";
import { type Failure, invalid, notFound } from "../../core/kernel/failure.ts";
import { decideLessonChange } from "../../core/lessons/decide-lesson-change.rule.ts";
import { decideItemRemoval, decideLessonDeletion, decideLessonRestoration } from "../../core/lessons/decide-lesson-deletion.rule.ts";
import { decideNewLesson } from "../../core/lessons/decide-new-lesson.rule.ts";
import { decidePublication } from "../../core/lessons/decide-publication.rule.ts";
import { changeableLessonInUse, foundLesson } from "../../core/lessons/find-lesson.rule.ts";
import { lessonProblems } from "../../core/lessons/item-problems.rule.ts";
import { versionsToDrop } from "../../core/lessons/kept-versions.rule.ts";
import type { LessonContext, LessonOutcome, LessonWrite } from "../../core/lessons/lesson-edit.model.ts";
import type { LessonFolder } from "../../core/lessons/lesson-folder.model.ts";
import { lessonCardOf, lessonRecordOf, type StoredLesson } from "../../core/lessons/lesson-record.rule.ts";
import { lessonRefusals } from "../../core/lessons/lesson-refusals.ts";
import type { LessonChange, NewLesson } from "../../core/lessons/lesson-write.model.ts";
import type { LessonKey, LessonCard, LessonSaved } from "../../core/lessons/lesson.model.ts";
import type { LessonStore } from "../../core/lessons/lessons.port.ts";
import { earlierOutcome } from "../../core/lessons/publication.rule.ts";
import { savedLesson } from "../../core/lessons/saved-lesson.rule.ts";
import { lessonPageOf } from "./lesson-page.fake.ts";
import { makeLessonVersionsFake } from "./lesson-versions.fake.ts";
import { type HeldVersion, type LessonWorldFake, makeLessonWorldFake } from "./lesson-world.fake.ts";

type Options = {
  readonly now: () => number;
  readonly world?: LessonWorldFake;
  readonly user?: { readonly user_id: number; readonly role: Role; readonly name: string };
  readonly folder?: (id: number | null) => LessonFolder | null;
};

/** What a store of lessons does to lessons and their versions. */
export type WrittenLessons = Pick<
  LessonStore,
  | "list"
  | "search"
  | "get"
  | "create"
  | "update"
  | "publish"
  | "remove"
  | "restore"
  | "removeItem"
  | "versions"
  | "version"
  | "nameVersion"
  | "restoreVersion"
>;

const olivia = { user_id: 1, role: "owner", name: "Olivia Owner" } as const;

/** Lessons in memory, as one user sees and writes them; every write is decided by the rules that the server asks. */
export const makeLessonStoreFake = ({
  now,
  world = makeLessonWorldFake(),
  user = olivia,
  folder = () => null,
}: Options): WrittenLessons & { readonly cards: () => readonly LessonCard[]; readonly write: (id: number, write: LessonWrite) => void } => {
  const { lessons, versions, attempts, created } = world;
  const find = (key: LessonKey): StoredLesson | null =>
    (typeof key === "number" ? lessons.get(key) : [...lessons.values()].find(({ uuid }) => uuid === key)) ?? null;
  const versionsOf = (id: number): HeldVersion[] => versions.get(id) ?? [];
  const contextOf = (stored: StoredLesson | null): LessonContext => {
    const held = stored === null ? [] : versionsOf(stored.id);
    return {
      viewer: user,
      now: now(),
      lastVersion: Math.max(0, ...held.map(({ number }) => number)),
      published: held.find(({ number }) => number === stored?.published_version)?.content ?? null,
      problemsOf: (items) => lessonProblems(items, []),
    };
  };
  const write = (id: number, { edit, versions: added }: LessonWrite): void => {
    const held = lessons.get(id);
    if (held === undefined) return;
    const all = [...versionsOf(id), ...added.map((version) => ({ ...version, label: "" }))];
    const dropped = versionsToDrop(all.map(({ number, kind, label }) => ({ number, kind, name: label })));
    versions.set(
      id,
      all.filter(({ number }) => !dropped.includes(number)),
    );
    lessons.set(id, { ...held, ...edit, items_count: edit.items.length, types: edit.items.map(({ type }) => type) });
  };
  const reply = (id: number, outcome: Pick<LessonOutcome, "published" | "problems">, hasItems = false): E.Either<Failure, LessonSaved> => {
    const stored = find(id);
    return stored === null ? E.left(notFound(lessonRefusals.lesson_missing)) : E.right(savedLesson(stored, user, outcome, hasItems));
  };
  const done = (
    stored: StoredLesson | null,
    decision: E.Either<Failure, LessonOutcome>,
    hasItems = false,
  ): E.Either<Failure, LessonSaved> => {
    if (E.isLeft(decision)) return decision;
    const id = stored?.id ?? 0;
    if (decision.right.write !== null) write(id, decision.right.write);
    return reply(id, decision.right, hasItems);
  };
  const create = (asked: NewLesson): E.Either<Failure, LessonSaved> => {
    const made = asked.key === undefined ? undefined : created.get(asked.key);
    if (made !== undefined) return reply(made, { published: false, problems: [] });
    const context = {
      ...contextOf(null),
      copied: asked.copy_of === undefined ? null : find(asked.copy_of),
      folder: folder(asked.folder_id ?? null),
      timezone: "UTC",
      newId: () => crypto.randomUUID(),
    };
    const decision = decideNewLesson(asked, context);
    if (E.isLeft(decision)) return decision;
    const { write: first } = decision.right;
    if (first === null) return reply(0, decision.right);
    const id = lessons.size + 1;
    const maker = { user_id: user.user_id, made_by: user.name, teams: [], created_at: now() };
    lessons.set(id, { ...first.edit, ...maker, id, uuid: crypto.randomUUID(), items_count: 0, types: [] });
    if (asked.key !== undefined) created.set(asked.key, id);
    write(id, first);
    return reply(id, decision.right);
  };
  const update = (change: LessonChange): E.Either<Failure, LessonSaved> => {
    const key = change.id ?? change.uuid;
    if (key === undefined) return E.left(invalid({ id: [lessonRefusals.lesson_no_id] }));
    const found = changeableLessonInUse(find(key), user);
    if (E.isLeft(found)) return found;
    const lesson = found.right;
    const context = contextOf(lesson);
    const hasItems = change.changes !== undefined && change.version === lesson.version;
    if (change.key !== undefined && attempts.has(change.key))
      return E.right(savedLesson(lesson, user, earlierOutcome(lesson, change, context), hasItems));
    const saved = done(lesson, decideLessonChange(lesson, change, { ...context, folder: folder(change.folder_id ?? null) }), hasItems);
    if (E.isRight(saved) && change.key !== undefined) attempts.add(change.key);
    return saved;
  };
  const found = (key: LessonKey): E.Either<Failure, StoredLesson> => foundLesson(find(key), user, now());
  const later =
    <A>(work: () => E.Either<Failure, A>): TaskEither<Failure, A> =>
    async () =>
      work();

  return {
    write,
    cards: () => [...lessons.values()].map((held) => lessonCardOf(held, user)),
    list: (query) => later(() => E.right(lessonPageOf([...lessons.values()], query, { user, folder, now: now() }))),
    search: (search) =>
      later(() => E.right(lessonPageOf([...lessons.values()], { search, limit: 25, all: true }, { user, folder, now: now() }).results)),
    get: (key) => later(() => E.map((stored: StoredLesson) => lessonRecordOf(stored, user))(found(key))),
    create: (asked) => later(() => create(asked)),
    update: (change) => later(() => update(change)),
    publish: (key, version) => later(() => done(find(key), decidePublication(find(key), version, contextOf(find(key))))),
    remove: (key) =>
      later(() => {
        const decision = decideLessonDeletion(find(key), { viewer: user, now: now() });
        if (E.isLeft(decision)) return decision;
        if (decision.right !== null) write(find(key)?.id ?? 0, decision.right);
        return E.right(undefined);
      }),
    restore: (key) =>
      later(() => {
        const held = folder(find(key)?.folder_id ?? null);
        const decision = decideLessonRestoration(find(key), { viewer: user, now: now(), hasFolder: held?.deleted_at === null });
        if (E.isLeft(decision)) return decision;
        if (decision.right !== null) write(find(key)?.id ?? 0, decision.right);
        return E.map((stored: StoredLesson) => lessonCardOf(stored, user))(found(key));
      }),
    removeItem: (key, item) => later(() => done(find(key), decideItemRemoval(find(key), item, contextOf(find(key))))),
    ...makeLessonVersionsFake({ world, user, find, found, contextOf, done }),
  };
};
