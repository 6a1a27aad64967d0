import * as E from "fp-ts/lib/Either.js";
import { useCallback } from "react";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { PlayerOverScreen } from "../../lesson-player/player-over.screen.tsx";

type Props = { readonly editor: LessonEditor; readonly mode: "take" | "test"; readonly onClose: () => void };

/** Plays the edited lesson over the editor, once its changes are stored; a failure to store is shown by the editor. */
export const PlayerOverEditor = ({ editor, mode, onClose }: Props) => {
  const lesson = editor.latest().stored?.id ?? null;
  const prepare = useCallback(async () => E.isRight(await editor.flush()), [editor]);
  return lesson === null ? null : <PlayerOverScreen played={{ mode, lesson }} prepare={prepare} onClose={onClose} />;
};
