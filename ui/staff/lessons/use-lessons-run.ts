import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { PlayedLesson } from "../../../core/learning/player-address.rule.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { type LessonEntry, lessonsOf } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonEntryAction } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { isInUse, type UsedLessons, usedLessons } from "../../../core/lessons/library/used-lessons.service.ts";
import { useService } from "../../react/services.tsx";
import type { LessonActions } from "./use-lesson-actions.ts";

/** The dialog that is open over the library; null for none. */
export type LessonsDialog =
  | { readonly kind: "name"; /** null for a new folder */ readonly entry: LessonEntry | null }
  | { readonly kind: "move" | "teams"; readonly entries: readonly LessonEntry[] }
  | { readonly kind: "tag"; readonly entries: readonly LessonEntry[]; readonly lessons: readonly LessonCard[] }
  | { readonly kind: "export"; readonly entry: LessonEntry }
  | { readonly kind: "import" | "publishing" }
  | { readonly kind: "used"; readonly entries: readonly LessonEntry[]; readonly used: UsedLessons }
  | { readonly kind: "play"; readonly played: PlayedLesson }
  | { readonly kind: "replace"; /** ids of the only lessons; null for all */ readonly lessons: readonly number[] | null }
  | null;

type LessonsRun = {
  readonly actions: LessonActions;
  readonly onDialog: (dialog: LessonsDialog) => void;
  readonly onOpen: (entry: LessonEntry) => void;
};

/** Runs an action on entries: at once, or with a dialog that asks what is needed; lessons in use are deleted only after a question. */
export const useLessonsRun = ({ actions, onDialog, onOpen }: LessonsRun) => {
  const [store, alerts] = [useService(LessonStore), useService(Alerts)];
  const [isChecking, setChecking] = useState(false);
  const remove = async (entries: readonly LessonEntry[]): Promise<void> => {
    setChecking(true);
    const used = await alerts.reporting(usedLessons(store, entries))();
    setChecking(false);
    if (E.isLeft(used)) return;
    if (isInUse(used.right)) onDialog({ kind: "used", entries, used: used.right });
    else await actions.remove(entries);
  };
  const run = (action: LessonEntryAction, entries: readonly LessonEntry[]): void => {
    const [first] = entries;
    if (first === undefined) return;
    switch (action) {
      case "open":
        return onOpen(first);
      case "take":
      case "test":
        return onDialog({ kind: "play", played: { mode: action, lesson: first.id } });
      case "rename":
        return onDialog({ kind: "name", entry: first });
      case "export":
        return onDialog({ kind: "export", entry: first });
      case "copy":
        return void actions.copy(entries);
      case "move":
      case "teams":
        return onDialog({ kind: action, entries });
      case "tag":
        return onDialog({ kind: "tag", entries, lessons: lessonsOf(entries) });
      case "remove":
        return void remove(entries);
      case "restore":
        return void actions.restore(entries);
    }
  };
  return { isBusy: isChecking || actions.isBusy, run };
};
