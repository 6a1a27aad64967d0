import type { ReactNode } from "react";
import { type SaveState, SaveWord } from "../kit/save-word.view.tsx";
import styles from "./field-editor.module.css";

type FieldFrameProps = { readonly label: string; readonly state: SaveState; readonly error: string | undefined; readonly children: ReactNode };

/** Label, value and where saving stands, for fields that are not typed. */
export const FieldFrame = ({ label, state, error, children }: FieldFrameProps) => (
  <div className={styles["frame"]} role="group" aria-label={label}>
    <span className={styles["label"]} aria-hidden="true">
      {label}
    </span>
    <div className={styles["value"]}>{children}</div>
    <span className={styles["state"]}>{error === undefined ? <SaveWord state={state} /> : <span role="alert">{error}</span>}</span>
  </div>
);
