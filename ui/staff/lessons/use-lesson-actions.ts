import type { LessonMassAction, LessonMassResults } from "../../../core/lessons/lesson-write.model.ts";
import {
  copiesIn,
  moveOf,
  moveUndoOf,
  plainOf,
  type SetChange,
  tagsOf,
  tagsUndoOf,
  teamsOf,
  teamsUndoOf,
} from "../../../core/lessons/library/lesson-actions.rule.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { entryKey } from "../../../core/library/library-entry.rule.ts";
import { useBulkActions } from "../library/use-bulk-actions.ts";
import { useDoneWords } from "../library/use-done-words.ts";

type Entries = readonly LessonEntry[];
type Undo = (
  done: Entries,
  results: readonly LessonMassResults[],
) => readonly { readonly on: Entries; readonly action: LessonMassAction }[];

const onDone =
  (undo: (done: Entries) => readonly LessonMassAction[]): Undo =>
  (done) =>
    undo(done).map((action) => ({ on: done, action }));

/** Actions on lessons and folders, with Undo. */
export const useLessonActions = (library: LessonLibrary) => {
  const { isBusy, run } = useBulkActions<LessonEntry, LessonMassResults>();
  const { did, moved } = useDoneWords();
  const stepOf = (on: Entries, action: LessonMassAction) => {
    const keys = new Set([...action.lessons.map((id) => entryKey("lesson", id)), ...action.folders.map((id) => entryKey("folder", id))]);
    return { items: on.filter(({ key }) => keys.has(key)), command: library.act(action) };
  };
  const act = (entries: Entries, actions: readonly LessonMassAction[], said: (done: Entries) => string, undo: Undo): Promise<void> =>
    run({
      steps: actions.map((action) => stepOf(entries, action)),
      said,
      undo: (done, results) => undo(done, results).map(({ on, action }) => stepOf(on, action)),
    });
  return {
    isBusy,
    /** @param folder its id is null for no folder */
    move: (entries: Entries, { id, name }: { readonly id: number | null; readonly name: string }) =>
      act(entries, [moveOf(entries, id)], (done) => moved(done, name), onDone(moveUndoOf)),
    remove: (entries: Entries) =>
      act(
        entries,
        [plainOf(entries, "delete")],
        (done) => did("removed", done),
        onDone((done) => [plainOf(done, "restore")]),
      ),
    restore: (entries: Entries) =>
      act(
        entries,
        [plainOf(entries, "restore")],
        (done) => did("restored", done),
        onDone((done) => [plainOf(done, "delete")]),
      ),
    copy: (entries: Entries) =>
      act(
        entries,
        [plainOf(entries, "copy")],
        (done) => did("copied", done),
        (done, results) => {
          const copies = results.flatMap((result) => copiesIn(done, result));
          return [{ on: copies, action: plainOf(copies, "delete") }];
        },
      ),
    tag: (entries: Entries, change: SetChange<string>) =>
      act(
        entries,
        tagsOf(entries, change),
        (done) => did("tagged", done),
        onDone((done) => tagsUndoOf(done, change)),
      ),
    share: (entries: Entries, change: SetChange<number>) =>
      act(
        entries,
        teamsOf(entries, change),
        (done) => did("shared", done),
        onDone((done) => teamsUndoOf(done, change)),
      ),
  };
};
export type LessonActions = ReturnType<typeof useLessonActions>;
