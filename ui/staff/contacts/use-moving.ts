import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { ContactRows } from "../../../core/contacts/contact-rows.service.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

type Failed = { readonly id: number; readonly failure: Failure };

const moveAll = async (
  ids: readonly number[],
  move: (id: number) => TaskEither<Failure, Contact>,
): Promise<{ readonly moved: readonly Contact[]; readonly failures: readonly Failed[] }> => {
  const moved: Contact[] = [];
  const failures: Failed[] = [];
  for (const id of ids) {
    const answer = await move(id)();
    if (E.isRight(answer)) moved.push(answer.right);
    else failures.push({ id, failure: answer.left });
  }
  return { moved, failures };
};

/** Archives and unarchives contacts, shows a toast and offers Undo. */
export const useMoving = (board: ContactRows) => {
  const text = useText(contactsText);
  const toasts = useToasts();
  const [isMoving, setMoving] = useState(false);

  /** Undo is offered again for the contacts for which it failed. */
  const undo = async (ids: readonly number[], back: (id: number) => TaskEither<Failure, Contact>): Promise<void> => {
    const { failures } = await moveAll(ids, back);
    const failed = failures[0];
    if (failed === undefined) return;
    const again = failures.map(({ id }) => id);
    toasts.show({
      text: text("list.notMoved", { count: failures.length, reason: failureMessage(failed.failure) }),
      tone: "error",
      action: { label: text("actions.undo"), run: () => void undo(again, back) },
    });
  };
  const move = async (ids: readonly number[], isBack: boolean): Promise<void> => {
    setMoving(true);
    const { moved, failures } = await moveAll(ids, isBack ? board.unarchive : board.archive);
    setMoving(false);
    const [first] = moved;
    const failed = failures[0];
    if (first !== undefined) {
      const one = moved.length === 1 ? text(isBack ? "list.broughtBackOne" : "list.archivedOne", { name: first.name }) : null;
      const said = one ?? text(isBack ? "list.broughtBack" : "list.moved", { count: moved.length });
      toasts.undoable(
        said,
        text("actions.undo"),
        () =>
          void undo(
            moved.map(({ con_id }) => con_id),
            isBack ? board.archive : board.unarchive,
          ),
      );
    }
    if (failed !== undefined)
      toasts.show({ text: text("list.notMoved", { count: failures.length, reason: failureMessage(failed.failure) }), tone: "error" });
  };
  return { isMoving, move };
};
