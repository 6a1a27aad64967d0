import { type RefObject, useEffect, useMemo } from "react";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import { recordedFile } from "../../../core/recordings/recorded-answer.rule.ts";
import { looking } from "../../../core/recordings/recorder-changes.rule.ts";
import { Recorders } from "../../../core/recordings/recorders.port.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import type { ItemViewProps } from "../use-attempt.ts";
import styles from "./recorder.module.css";
import { RecorderView } from "./recorder.view.tsx";
import { useSavedFilm } from "./use-saved-film.ts";

type Props = { readonly at: ItemPlace; readonly item: ItemViewProps; readonly film: RefObject<HTMLVideoElement | null> };

/** The recorder of an item where it is taken. */
export const RecorderScreen = ({ at, item: { answer, onAnswer, isWaiting, refusal }, film }: Props) => {
  const text = useText(recorderText);
  const recorders = useService(Recorders);
  const recorder = useMemo(() => recorders.at(at), [recorders, at]);
  const state = useLatest(recorder.state$, looking);
  const file = recordedFile(answer);
  const saved = useSavedFilm(recorders, file);
  useEffect(() => {
    if (onAnswer !== null) recorder.show(file, onAnswer);
  }, [recorder, file, onAnswer]);
  useEffect(() => () => recorder.leave(), [recorder]);
  if (recorders.isOff) return <p className={styles["note"]}>{text("off")}</p>;
  return (
    <RecorderView
      state={state}
      level$={recorder.level$}
      canRecord={recorders.canRecord}
      saved={saved}
      film={film}
      hasAnswer={file !== null}
      isWaiting={isWaiting}
      isRefused={refusal !== null}
      on={{
        onRecord: () => void recorder.check(),
        onDevices: (wanted) => void recorder.check(wanted),
        onStart: recorder.record,
        onStop: recorder.stop,
        onChoose: (chosen) => void recorder.choose(chosen),
        onUse: () => void recorder.use(),
        onPause: recorder.pause,
        onResume: recorder.resume,
        onStopSending: () => void recorder.stopSending(),
        onDiscard: () => void recorder.discard(),
        onAgain: recorder.again,
        onAnswerAgain: recorder.answerAgain,
      }}
    />
  );
};
