import { Check, CircleAlert, CloudOff, LoaderCircle, PencilLine } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./save-word.module.css";

export type SaveState = "idle" | "dirty" | "saving" | "saved" | "failed" | "offline";

const pictures = { dirty: PencilLine, saving: LoaderCircle, saved: Check, failed: CircleAlert, offline: CloudOff } as const;

/**
 * The state of autosave in a word.
 * @param time when it was saved, in words
 */
export const SaveWord = ({ state, time }: { readonly state: SaveState; readonly time?: string }) => {
  const text = useText(kitText);
  const Picture = state === "idle" ? null : pictures[state];
  return (
    <span className={styles["word"]} data-state={state} role="status">
      {Picture === null ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
      {state === "saved" && time !== undefined ? text("save.savedAt", { time }) : text(`save.${state}`)}
    </span>
  );
};
