import * as E from "fp-ts/lib/Either.js";
import { NoteEdits } from "../../../../core/contacts/note-edits.service.ts";
import { ContactNote } from "../../../../core/contacts/note.model.ts";
import { ContactNotes } from "../../../../core/contacts/notes.port.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";

/** Edits and deletes notes; each deletion can be undone. */
export const useNoteActs = () => {
  const store = useService(ContactNotes);
  const toasts = useToasts();
  const text = useText(contactLifecycleText);
  const edits = useService(NoteEdits);
  const reason = (failure: Failure): string =>
    failure.tag === "conflict" && ContactNote.is(failure.current)
      ? text("note.clash", { body: failure.current.body })
      : failureMessage(failure);
  const restore = async (note: ContactNote): Promise<void> => {
    const answer = await store.restore(note.id)();
    if (E.isLeft(answer))
      toasts.show({ text: reason(answer.left), tone: "error", action: { label: text("undo"), run: () => void restore(note) } });
  };
  return {
    edits,
    onEdit: async (note: ContactNote, body: string): Promise<string | null> => {
      edits.type(note, body);
      const answer = await edits.save(note);
      return E.isRight(answer) ? null : reason(answer.left);
    },
    onRemove: (note: ContactNote): void => {
      void store
        .remove(note.id)()
        .then((answer) => {
          if (E.isRight(answer)) toasts.undoable(text("note.removed"), text("undo"), () => void restore(note));
          else toasts.show({ text: reason(answer.left), tone: "error" });
        });
    },
  };
};
