import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { NoteEdits } from "../../../../core/contacts/note-edits.service.ts";
import type { ContactNote } from "../../../../core/contacts/note.model.ts";
import { longestNote } from "../../../../core/contacts/notes.port.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import { contactHref } from "../list/list-address.ts";
import styles from "./notes.module.css";

export type NoteActs = {
  /** drafts of edited notes, kept on the device */
  readonly edits: Pick<NoteEdits, "typed" | "type" | "giveUp">;
  /** @returns the reason for the rejection, null when saved */
  readonly onEdit: (note: ContactNote, body: string) => Promise<string | null>;
  readonly onRemove: (note: ContactNote) => void;
};

type NoteItemProps = NoteActs & {
  readonly note: ContactNote;
  /** epoch seconds */ readonly now: number;
  readonly isNamed: boolean;
  /** shown before the author */ readonly lead?: ReactNode;
};

const NoteForm = ({
  note,
  edits,
  onEdit,
  onClose,
}: Pick<NoteActs, "edits" | "onEdit"> & { readonly note: ContactNote; readonly onClose: () => void }) => {
  const text = useText(contactLifecycleText);
  const [typed, setTyped] = useState(edits.typed(note) ?? note.body);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const type = (body: string): void => {
    setTyped(body);
    edits.type(note, body);
  };
  const save = async (): Promise<void> => {
    if (isSaving || typed.trim() === "") return;
    setSaving(true);
    const refused = await onEdit(note, typed);
    setSaving(false);
    if (refused !== null) setProblem(refused);
    else if (edits.typed(note) === null) onClose();
  };
  const giveUp = (): void => {
    edits.giveUp(note);
    onClose();
  };
  return (
    <div
      role="group"
      className={styles["form"]}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <TextArea
        label={text("note.editing")}
        isLabelHidden
        autoFocus
        maxLength={longestNote}
        value={typed}
        error={problem}
        onChange={type}
      />
      <span className={styles["acts"]}>
        <Button size="small" onPress={giveUp}>
          {text("note.cancel")}
        </Button>
        <Button size="small" kind="primary" isPending={isSaving} isDisabled={typed.trim() === ""} onPress={() => void save()}>
          {text("note.save")}
        </Button>
      </span>
    </div>
  );
};

/**
 * One note: text, author, last editor, and Edit and Delete for users with permission.
 * @property isNamed shows the contact that the note is about
 */
export const NoteItem = ({ note, now, isNamed, lead, edits, onEdit, onRemove }: NoteItemProps) => {
  const text = useText(contactLifecycleText);
  const dates = useDates();
  const [isEditing, setEditing] = useState(() => note.editable && edits.typed(note) !== null);
  const when = dates.at(note.created_at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={styles["note"]}>
      <div className={styles["head"]}>
        <div className={styles["facts"]}>
          {lead}
          {isNamed ? <Anchor href={contactHref(note.con_id)}>{note.contact}</Anchor> : null}
          <span>{note.author ?? text("note.somebody")}</span>
          <TimeAgo at={note.created_at} now={now} />
          {note.version > 1 ? (
            <span>{note.editor === null ? text("note.edited") : text("note.editedBy", { editor: note.editor })}</span>
          ) : null}
          {!isEditing && edits.typed(note) !== null ? <Pill tone="warning">{text("note.unsaved")}</Pill> : null}
        </div>
        {isEditing || !note.editable ? null : (
          <span className={styles["acts"]}>
            <IconButton icon={Pencil} size="small" kind="quiet" label={text("note.edit", { when })} onPress={() => setEditing(true)} />
            <IconButton icon={Trash2} size="small" kind="quiet" label={text("note.remove", { when })} onPress={() => onRemove(note)} />
          </span>
        )}
      </div>
      {isEditing ? (
        <NoteForm note={note} edits={edits} onEdit={onEdit} onClose={() => setEditing(false)} />
      ) : (
        <p className={styles["body"]} dir="auto">
          {note.body}
        </p>
      )}
    </li>
  );
};
