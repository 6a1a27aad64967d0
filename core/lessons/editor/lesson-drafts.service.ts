import * as E from "fp-ts/lib/Either.js";
import type { LargeStorage } from "../../kernel/large-storage.port.ts";
import { type KeptDraft, LessonDraft } from "./lesson-draft.model.ts";
import type { EditedLesson } from "./lesson-editor.model.ts";

const prefix = "lesson-draft";

/** Drafts of lessons on the device. */
export type LessonDrafts = {
  /** Drafts of a lesson, or of new ones; newest first. */
  readonly find: (at: EditedLesson) => Promise<readonly KeptDraft[]>;
  /**
   * Keeps a draft in place of the last one; null keeps none.
   * @param instead names of drafts that it contains
   */
  readonly keep: (draft: LessonDraft | null, instead?: readonly string[]) => void;
  readonly remove: (name: string) => Promise<void>;
  /** Resolves once everything is written. */
  readonly settled: () => Promise<void>;
};

const placeOf = (lesson: LessonDraft["lesson"]): string => (lesson === null ? "new:" : `${lesson.id}:${lesson.uuid}`);

const isOf = (name: string, at: EditedLesson): boolean => {
  const [, id, uuid] = name.split(":");
  if ("newIn" in at) return id === "new";
  return id !== "new" && (id === String(at.key) || uuid === at.key);
};

/** @param visit distinguishes pages that edit the same lesson at the same time */
export const makeLessonDrafts = (storage: LargeStorage, visit: string): LessonDrafts => {
  let wanted: { readonly draft: LessonDraft | null } | null = null;
  let own: string | null = null;
  let obsolete: readonly string[] = [];
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    await Promise.resolve();
    while (wanted !== null) {
      const { draft } = wanted;
      const replaced: readonly string[] = [...obsolete, ...(own === null ? [] : [own])];
      [wanted, obsolete] = [null, []];
      own = draft === null ? null : `${prefix}:${placeOf(draft.lesson)}:${visit}`;
      if (own !== null) await storage.put(own, draft);
      for (const name of replaced) if (name !== own) await storage.remove(name);
    }
    writing = null;
  };

  return {
    find: async (at) => {
      const names = (await storage.keys()).filter((name) => name.startsWith(`${prefix}:`) && isOf(name, at));
      const found = await Promise.all(names.map(async (name) => ({ name, read: LessonDraft.decode(await storage.get(name)) })));
      return found
        .flatMap(({ name, read }) => (E.isRight(read) ? [{ name, draft: read.right }] : []))
        .toSorted((a, b) => b.draft.at - a.draft.at);
    },
    keep: (draft, instead = []) => {
      wanted = { draft };
      obsolete = [...obsolete, ...instead];
      writing ??= write();
    },
    remove: (name) => storage.remove(name),
    settled: () => writing ?? Promise.resolve(),
  };
};
