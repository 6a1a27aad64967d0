import { Check, CloudOff, RefreshCw, TriangleAlert } from "lucide-react";
import type { Saving } from "../../../core/learning/saving.model.ts";
import { savedNoteText } from "../../i18n/en/saved-note.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./saved-note.module.css";

const pictures = { saved: Check, saving: RefreshCw, "on-device": CloudOff, "only-here": TriangleAlert } as const;

export type SavedNoteProps = { readonly saving: Saving };

/** Where a learner's answers are; announced only when they are not with the server, or cannot be kept. */
export const SavedNote = ({ saving: { state, keeps } }: SavedNoteProps) => {
  const text = useText(savedNoteText);
  const Picture = pictures[state];
  const isWaiting = state === "on-device" || state === "only-here";
  const hints = [...(isWaiting ? [text(`${state}Hint`)] : []), ...(keeps || state === "only-here" ? [] : [text("keepsNothing")])];
  const line = (
    <p className={styles["note"]} data-state={state} data-keeps={keeps}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <span className={styles["words"]}>
        <span className={styles["state"]}>{text(state)}</span>
        {hints.map((hint) => (
          <span key={hint}>. {hint}</span>
        ))}
      </span>
    </p>
  );
  const isAnnounced = isWaiting || !keeps;
  return (
    <>
      <div role="status">{isAnnounced ? line : null}</div>
      {isAnnounced ? null : line}
    </>
  );
};
