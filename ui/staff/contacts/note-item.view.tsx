import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type ContactNote, longestNote } from "../../../core/contacts/contact-notes.port.ts";
import { contactLifeText } from "../../i18n/en/contact-life.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import styles from "./contact-notes.module.css";
import { contactHref } from "./list-address.ts";

export type NoteActs = {
  /** @returns why it was refused, null when it is stored */
  readonly onEdit: (note: ContactNote, body: string) => Promise<string | null>;
  readonly onRemove: (note: ContactNote) => void;
};

type NoteItemProps = NoteActs & { readonly note: ContactNote; /** epoch seconds */ readonly now: number; readonly isNamed: boolean; /** before who wrote it */ readonly lead?: ReactNode };

const NoteForm = ({ note, onEdit, onClose }: Pick<NoteActs, "onEdit"> & { readonly note: ContactNote; readonly onClose: () => void }) => {
  const text = useText(contactLifeText);
  const [typed, setTyped] = useState(note.body);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const refused = await onEdit(note, typed);
    if (refused === null) onClose();
    else setProblem(refused);
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
      <TextArea label={text("note.editing")} isLabelHidden autoFocus maxLength={longestNote} value={typed} error={problem} onChange={setTyped} />
      <span className={styles["acts"]}>
        <Button size="small" onPress={onClose}>
          {text("note.cancel")}
        </Button>
        <Button size="small" kind="primary" isDisabled={typed.trim() === ""} onPress={() => void save()}>
          {text("note.save")}
        </Button>
      </span>
    </div>
  );
};

/** One note: what it says, whose it is, and the ways to change it. @property isNamed says whom it is about */
export const NoteItem = ({ note, now, isNamed, lead, onEdit, onRemove }: NoteItemProps) => {
  const text = useText(contactLifeText);
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(note.created_at * 1000));
  return (
    <li className={styles["note"]}>
      <div className={styles["facts"]}>
        {lead}
        {isNamed ? <Anchor href={contactHref(note.con_id)}>{note.contact}</Anchor> : null}
        <span>{note.author ?? text("note.somebody")}</span>
        <TimeAgo at={note.created_at} now={now} />
        {note.version > 1 ? <span>{text("note.edited")}</span> : null}
        {isEditing ? null : (
          <span className={styles["acts"]}>
            <IconButton icon={Pencil} size="small" kind="quiet" label={text("note.edit", { when })} onPress={() => setEditing(true)} />
            <IconButton icon={Trash2} size="small" kind="quiet" label={text("note.remove", { when })} onPress={() => onRemove(note)} />
          </span>
        )}
      </div>
      {isEditing ? <NoteForm note={note} onEdit={onEdit} onClose={() => setEditing(false)} /> : <p className={styles["body"]} dir="auto">{note.body}</p>}
    </li>
  );
};
