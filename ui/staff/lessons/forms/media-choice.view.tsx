import { FolderOpen, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { ErrorWords, hasError } from "../../../kit/field.view.tsx";
import styles from "./media-choice.module.css";

type MediaChoiceProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** '' while nothing is chosen */ readonly name: string;
  readonly preview?: ReactNode;
  readonly isReadOnly: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
};

/** The name of a file by its address. */
export const nameOfAddress = (url: string): string => {
  if (url.startsWith("data:")) return url.slice("data:".length).split(/[;,]/, 1).join("");
  const last = url.split(/[?#]/, 1).join("").split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || url;
  } catch {
    return last;
  }
};

/** A file of the organisation that an item shows, with buttons to choose another one and to remove it. */
export const MediaChoice = ({ label, hint, error, name, preview, isReadOnly, onChoose, onRemove }: MediaChoiceProps) => {
  const text = useText(lessonFormsText);
  return (
    <fieldset className={styles["choice"]} aria-label={label}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      {preview}
      {name === "" ? null : <span className={styles["name"]}>{name}</span>}
      {isReadOnly ? (
        name === "" ? (
          <span className={styles["hint"]}>{text("files.none")}</span>
        ) : null
      ) : (
        <div className={styles["buttons"]}>
          <Button size="small" icon={FolderOpen} onPress={onChoose}>
            {text(name === "" ? "files.choose" : "files.replace")}
          </Button>
          {name === "" ? null : (
            <Button size="small" kind="quiet" icon={Trash2} onPress={onRemove}>
              {text("files.remove")}
            </Button>
          )}
        </div>
      )}
      {hint === undefined ? null : <span className={styles["hint"]}>{hint}</span>}
      {hasError(error) ? (
        <span className={styles["error"]}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      ) : null}
    </fieldset>
  );
};
