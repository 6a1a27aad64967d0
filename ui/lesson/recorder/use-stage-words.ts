import type { RecorderState } from "../../../core/recordings/recorder.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";

/**
 * What is announced of a recorder.
 * @property isShown whether it is also shown, where nothing else says it
 */
type StageWords = { readonly text: string; readonly isShown: boolean };

/** What is announced of a recorder: each stage once, and not each second. */
export const useStageWords = (state: RecorderState, isWaiting: boolean): StageWords => {
  const text = useText(recorderText);
  switch (state.stage) {
    case "looking":
      return { text: text("looking"), isShown: false };
    case "elsewhere":
      return { text: text("elsewhere"), isShown: true };
    case "asking":
      return { text: text("asking"), isShown: true };
    case "ready":
      return { text: text("check"), isShown: true };
    case "counting":
      return { text: text("countdown", { left: state.left }), isShown: true };
    case "recording":
      return { text: text("recording"), isShown: false };
    case "found":
      return { text: text("found"), isShown: false };
    case "recorded":
      return { text: text(state.take.source === "camera" ? "yours" : "file"), isShown: false };
    case "sending":
      return { text: text(`status.${state.status}`), isShown: true };
    case "answering":
      return { text: text("answering"), isShown: true };
    case "saved":
      return { text: text(isWaiting ? "waiting" : "saved"), isShown: false };
    case "idle":
      return { text: "", isShown: false };
  }
};
