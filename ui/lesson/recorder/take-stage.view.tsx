import { Check, RotateCcw, Trash2 } from "lucide-react";
import type { Take } from "../../../core/recordings/recorder.model.ts";
import { timeOfSeconds } from "../../../core/video/time-text.rule.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { FileChoice } from "./file-choice.view.tsx";
import { FilmBox } from "./film-box.view.tsx";
import styles from "./recorder.module.css";
import type { RecorderHandlers } from "./recorder.view.tsx";
import { useFilmAddress } from "./use-film-address.ts";

type Props = {
  readonly take: Take;
  readonly isFound: boolean;
  readonly isAtLimit: boolean;
  readonly canRecord: boolean;
  readonly on: Pick<RecorderHandlers, "onUse" | "onRecord" | "onChoose" | "onDiscard">;
};

/** A video on the device: played back, used, or made anew. */
export const TakeStage = ({ take, isFound, isAtLimit, canRecord, on }: Props) => {
  const text = useText(recorderText);
  const language = useLanguage();
  const address = useFilmAddress(take.file);
  const name = text(take.source === "camera" ? "yours" : "file");
  return (
    <>
      {isFound ? (
        <div>
          <p className={styles["title"]}>{text("found")}</p>
          <p>{text("foundBody")}</p>
        </div>
      ) : null}
      <FilmBox key={address} src={address} label={name} />
      <p className={styles["note"]}>
        {take.seconds === null ? null : <span>{text("length", { time: timeOfSeconds(Math.round(take.seconds)) })}</span>}
        <span>{fileSize(take.file.size, language)}</span>
        <span>{text(take.isKept ? "kept" : "notKept")}</span>
      </p>
      {isAtLimit ? <p className={styles["warning"]}>{text("atLimit")}</p> : null}
      <div className={styles["buttons"]}>
        <Button kind="primary" icon={Check} onPress={on.onUse}>
          {text("use")}
        </Button>
        {canRecord ? (
          <Button icon={RotateCcw} onPress={on.onRecord}>
            {text("again")}
          </Button>
        ) : null}
        {take.source === "file" ? <FileChoice label={text("chooseOther")} onChoose={on.onChoose} /> : null}
        <Button kind="quiet" icon={Trash2} onPress={on.onDiscard}>
          {text("delete")}
        </Button>
      </div>
    </>
  );
};
