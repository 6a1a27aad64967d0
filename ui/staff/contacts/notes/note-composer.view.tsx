import { longestNote } from "../../../../core/contacts/notes.port.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import styles from "./notes.module.css";

export type NoteComposerProps = {
  /** the draft kept on the device */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isAdding: boolean;
  /** the reason for the rejection */
  readonly problem: string | null;
  readonly onAdd: () => void;
};

/** The input for a note. */
export const NoteComposer = ({ typed, isAdding, problem, onType, onAdd }: NoteComposerProps) => {
  const text = useText(contactLifecycleText);
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onAdd();
      }}
    >
      <TextArea label={text("note.write")} rows={2} maxLength={longestNote} value={typed} error={problem ?? undefined} onChange={onType} />
      <span className={styles["acts"]}>
        <Button type="submit" size="small" kind="primary" isPending={isAdding} isDisabled={typed.trim() === ""}>
          {text("note.add")}
        </Button>
      </span>
    </form>
  );
};
