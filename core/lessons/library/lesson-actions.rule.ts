import { byParent, entryKey } from "../../library/library-entry.rule.ts";
import type { LessonMassAction, LessonMassResults } from "../lesson-write.model.ts";
import { folderEntry, foldersOf, type LessonEntry, lessonEntry, lessonsOf } from "./lesson-entry.rule.ts";

type Entries = readonly LessonEntry[];

const actionOn = (entries: Entries, action: LessonMassAction["action"]): LessonMassAction => ({
  lessons: lessonsOf(entries).map(({ id }) => id),
  folders: foldersOf(entries).map(({ id }) => id),
  action,
});

/** Moves entries into a folder; null into none. */
export const moveOf = (entries: Entries, folder_id: number | null): LessonMassAction => ({ ...actionOn(entries, "move"), folder_id });

/** Deletes, restores or copies entries. */
export const plainOf = (entries: Entries, action: "delete" | "restore" | "copy"): LessonMassAction => actionOn(entries, action);

/** What is added to entries and removed from them. */
export type SetChange<V> = { readonly add: readonly V[]; readonly remove: readonly V[] };

const isChange = ({ lessons, folders }: LessonMassAction): boolean => lessons.length + folders.length > 0;

/** Adds tags to lessons and removes them. */
export const tagsOf = (entries: Entries, { add, remove }: SetChange<string>): readonly LessonMassAction[] => [
  ...(add.length === 0 ? [] : [{ ...actionOn(entries, "tag"), tags: [...add] }]),
  ...(remove.length === 0 ? [] : [{ ...actionOn(entries, "untag"), tags: [...remove] }]),
];

/** Shares entries with teams, and no longer with others. */
export const teamsOf = (entries: Entries, { add, remove }: SetChange<number>): readonly LessonMassAction[] => [
  ...(add.length === 0 ? [] : [{ ...actionOn(entries, "share"), teams: [...add] }]),
  ...(remove.length === 0 ? [] : [{ ...actionOn(entries, "unshare"), teams: [...remove] }]),
];

const perValue = <V>(values: readonly V[], action: (value: V) => LessonMassAction): readonly LessonMassAction[] =>
  values.map(action).filter(isChange);

/** The actions that give entries back the tags that they had. */
export const tagsUndoOf = (entries: Entries, { add, remove }: SetChange<string>): readonly LessonMassAction[] => {
  const having = (tag: string, has: boolean): Entries =>
    entries.filter((entry) => entry.kind === "lesson" && entry.lesson.tags.includes(tag) === has);
  return [
    ...perValue(add, (tag) => ({ ...actionOn(having(tag, false), "untag"), tags: [tag] })),
    ...perValue(remove, (tag) => ({ ...actionOn(having(tag, true), "tag"), tags: [tag] })),
  ];
};

/** The actions that give entries back the teams that they were shared with. */
export const teamsUndoOf = (entries: Entries, { add, remove }: SetChange<number>): readonly LessonMassAction[] => {
  const having = (team: number, has: boolean): Entries => entries.filter(({ teams }) => teams.includes(team) === has);
  return [
    ...perValue(add, (team) => ({ ...actionOn(having(team, false), "unshare"), teams: [team] })),
    ...perValue(remove, (team) => ({ ...actionOn(having(team, true), "share"), teams: [team] })),
  ];
};

/** The actions that move entries back to where they were. */
export const moveUndoOf = (entries: Entries): readonly LessonMassAction[] =>
  byParent(entries).map(({ parent, entries: moved }) => moveOf(moved, typeof parent === "string" ? null : parent));

/** The copies that an action made, as entries like those that were copied. */
export const copiesIn = (entries: Entries, { results }: LessonMassResults): Entries =>
  results.flatMap(({ kind, id, made }): Entries => {
    const entry = entries.find(({ key }) => key === entryKey(kind, id));
    if (entry === undefined || made === null) return [];
    return [entry.kind === "lesson" ? lessonEntry({ ...entry.lesson, id: made }) : folderEntry({ ...entry.folder, id: made })];
  });
