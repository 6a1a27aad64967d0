import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { invalid, notFound } from "../../../core/kernel/failure.ts";
import { lessonMassResult, withoutTags, withTags } from "../../../core/lessons/lesson-mass.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonMassAction, LessonMassResults } from "../../../core/lessons/lesson-write.model.ts";
import { shareResource } from "../teams/resource-teams.store.ts";
import { copyLessonFolder } from "./copy-lesson-folder.store.ts";
import type { CreateLessonCall } from "./create-lesson.store.ts";
import { findLesson } from "./lesson-row.ts";
import { makeLessonStore } from "./lessons.store.ts";
import { changeLessonFolder, deleteLessonFolder, restoreLessonFolder } from "./write-lesson-folders.store.ts";

type Asked = Omit<LessonMassAction, "lessons" | "folders">;
type Outcome = E.Either<Failure, number | null>;
type Call = Omit<CreateLessonCall, "areas">;

const done = (outcome: E.Either<Failure, unknown>): Outcome => E.map(() => null)(outcome);

const retag = async (
  call: CreateLessonCall,
  id: number,
  change: (tags: readonly string[]) => E.Either<Failure, readonly string[]>,
): Promise<Outcome> => {
  const stored = await findLesson(call, id, true);
  if (stored === null) return E.left(notFound(lessonRefusals.lesson_missing));
  const tags = change(stored.tags);
  return E.isLeft(tags) ? tags : done(await makeLessonStore(call).update({ id, tags: tags.right })());
};

const actOnLesson = async (
  call: CreateLessonCall,
  { action, folder_id = null, tags = [], teams = [] }: Asked,
  id: number,
): Promise<Outcome> => {
  const store = makeLessonStore(call);
  switch (action) {
    case "move":
      return done(await store.update({ id, folder_id })());
    case "delete":
      return done(await store.remove(id)());
    case "restore":
      return done(await store.restore(id)());
    case "copy":
      return E.map((copy: { readonly id: number }) => copy.id)(await store.create({ copy_of: id })());
    case "tag":
      return retag(call, id, (held) => withTags(held, tags));
    case "untag":
      return retag(call, id, (held) => E.right(withoutTags(held, tags)));
    case "share":
      return done(await shareResource(call, "lessons", id, { add_teams: teams }));
    case "unshare":
      return done(await shareResource(call, "lessons", id, { remove_teams: teams }));
  }
};

const actOnFolder = async (call: CreateLessonCall, { action, folder_id = null, teams = [] }: Asked, id: number): Promise<Outcome> => {
  switch (action) {
    case "move":
      return done(await changeLessonFolder(call, id, { folder_id }));
    case "delete":
      return done(await deleteLessonFolder(call, id));
    case "restore":
      return done(await restoreLessonFolder(call, id));
    case "copy":
      return copyLessonFolder(call, id);
    case "tag":
    case "untag":
      return E.left(invalid({ folders: [lessonRefusals.lesson_folder_tags] }));
    case "share":
      return done(await shareResource(call, "lessons/folders", id, { add_teams: teams }));
    case "unshare":
      return done(await shareResource(call, "lessons/folders", id, { remove_teams: teams }));
  }
};

/** Acts on lessons and folders, each by itself. Folders come before lessons, which then find a restored one in use. */
export const massAction = async (call: Call, { lessons, folders, ...asked }: LessonMassAction): Promise<LessonMassResults> => {
  const every: CreateLessonCall = { ...call, areas: [] };
  const results: LessonMassResults["results"][number][] = [];
  for (const id of new Set(folders)) results.push(lessonMassResult({ kind: "folder", id }, await actOnFolder(every, asked, id)));
  for (const id of new Set(lessons)) results.push(lessonMassResult({ kind: "lesson", id }, await actOnLesson(every, asked, id)));
  return { results };
};
