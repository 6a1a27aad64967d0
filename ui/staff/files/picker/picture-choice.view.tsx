import { ImagePlus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../kit/button.view.tsx";
import styles from "./picture-choice.module.css";

type PictureChoiceProps = {
  readonly label: string;
  readonly preview: ReactNode;
  readonly choose: string;
  readonly remove: string;
  readonly onChoose: () => void;
  /** null while there is no picture */ readonly onRemove: (() => void) | null;
  readonly error?: string | undefined;
};

/** A picture of a form, chosen from the files. */
export const PictureChoice = ({ label, preview, choose, remove, onChoose, onRemove, error }: PictureChoiceProps) => (
  <div className={styles["choice"]} role="group" aria-label={label}>
    {preview}
    <div className={styles["buttons"]}>
      <Button icon={ImagePlus} onPress={onChoose}>
        {choose}
      </Button>
      {onRemove === null ? null : (
        <Button kind="quiet" icon={Trash2} onPress={onRemove}>
          {remove}
        </Button>
      )}
    </div>
    {error === undefined ? null : (
      <p role="alert" className={styles["error"]}>
        {error}
      </p>
    )}
  </div>
);
