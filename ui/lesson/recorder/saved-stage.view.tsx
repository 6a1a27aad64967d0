import { CircleCheck, CloudOff, RotateCcw } from "lucide-react";
import type { RefObject } from "react";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { FilmBox } from "./film-box.view.tsx";
import styles from "./recorder.module.css";

/**
 * @property saved the video as the server has it; null where it cannot be had now, undefined while it is loaded
 * @property isWaiting whether the answer is queued on this device
 */
type Props = {
  readonly saved: FileRecord | null | undefined;
  readonly film: RefObject<HTMLVideoElement | null> | undefined;
  readonly isWaiting: boolean;
  readonly onAgain: () => void;
};

/** The video that is the answer. */
export const SavedStage = ({ saved, film, isWaiting, onAgain }: Props) => {
  const text = useText(recorderText);
  const Picture = isWaiting ? CloudOff : CircleCheck;
  return (
    <>
      {saved === null ? <p className={styles["note"]}>{text("notShown")}</p> : null}
      {saved === null || saved === undefined ? null : <FilmBox film={film} src={saved.url} label={text("title")} poster={saved.poster} />}
      <p className={styles["done"]} data-waiting={isWaiting}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        {text(isWaiting ? "waiting" : "saved")}
      </p>
      <div className={styles["buttons"]}>
        <Button icon={RotateCcw} onPress={onAgain}>
          {text("again")}
        </Button>
      </div>
    </>
  );
};
