import * as E from "fp-ts/lib/Either.js";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useService } from "../../../react/services.tsx";

/** Plays the edited lesson over the editor, once its changes are stored; a failure to store is shown by the editor. */
export const usePlayedLesson = (editor: LessonEditor): ((mode: "take" | "test") => void) => {
  const modals = useService(Modals);
  const play = async (mode: "take" | "test"): Promise<void> => {
    const sent = await editor.flush();
    const { stored } = editor.latest();
    if (E.isRight(sent) && stored !== null) modals.open("lesson-player", { mode, lesson: stored.id });
  };
  return (mode) => void play(mode);
};
