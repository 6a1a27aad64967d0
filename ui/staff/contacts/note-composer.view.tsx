import { useState } from "react";
import { longestNote } from "../../../core/contacts/contact-notes.port.ts";
import { contactLifeText } from "../../i18n/en/contact-life.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import styles from "./contact-notes.module.css";

export type NoteComposerProps = {
  /** what was typed earlier and not added, kept on the device */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** @returns why it was refused, null when it is stored */
  readonly onAdd: (body: string) => Promise<string | null>;
};

/** Where a note is written. */
export const NoteComposer = ({ typed, onType, onAdd }: NoteComposerProps) => {
  const text = useText(contactLifeText);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isAdding, setAdding] = useState(false);
  const add = async (): Promise<void> => {
    if (typed.trim() === "" || isAdding) return;
    setAdding(true);
    const refused = await onAdd(typed);
    setAdding(false);
    setProblem(refused ?? undefined);
  };
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add();
      }}
    >
      <TextArea label={text("note.write")} rows={2} maxLength={longestNote} value={typed} error={problem} onChange={onType} />
      <span className={styles["acts"]}>
        <Button type="submit" size="small" kind="primary" isPending={isAdding} isDisabled={typed.trim() === ""}>
          {text("note.add")}
        </Button>
      </span>
    </form>
  );
};
