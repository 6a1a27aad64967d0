import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { ContactLifecycle } from "../../../../core/contacts/contact-lifecycle.port.ts";
import { Contact } from "../../../../core/contacts/contact.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";

type Named = Pick<Contact, "con_id" | "name">;

const Others = t.readonlyArray(Contact);

/** Blocks, deletes and restores contacts, shows the result and offers Undo. */
export const useContactLifecycle = () => {
  const life = useService(ContactLifecycle);
  const toasts = useToasts();
  const text = useText(contactLifecycleText);
  /** @param again retries a failed Undo */
  const fail = (failure: Failure, { name }: Named, again?: () => void): void => {
    const other = failure.tag === "conflict" && Others.is(failure.current) ? failure.current[0] : undefined;
    toasts.show({
      text: other === undefined ? failureMessage(failure) : text("taken", { name, other: other.name }),
      tone: "error",
      ...(again === undefined ? {} : { action: { label: text("undo"), run: again } }),
    });
  };
  const restore = async (contact: Named, again?: () => void): Promise<void> => {
    const answer = await life.restore(contact.con_id)();
    if (E.isLeft(answer)) return fail(answer.left, contact, again);
    toasts.show({ text: text("restored", { name: contact.name }) });
  };
  const setBlocked = async (contact: Named, isBlocked: boolean): Promise<void> => {
    const answer = await (isBlocked ? life.block : life.unblock)(contact.con_id)();
    if (E.isLeft(answer)) return fail(answer.left, contact);
    const undo = async (): Promise<void> => {
      const back = await (isBlocked ? life.unblock : life.block)(contact.con_id)();
      if (E.isLeft(back)) fail(back.left, contact, () => void undo());
    };
    toasts.undoable(text(isBlocked ? "blocked" : "unblocked", { name: contact.name }), text("undo"), () => void undo());
  };
  return {
    restore: (contact: Named) => restore(contact),
    setBlocked,
    remove: async (contact: Named): Promise<boolean> => {
      const answer = await life.remove(contact.con_id)();
      if (E.isLeft(answer)) fail(answer.left, contact);
      else {
        const undo = (): void => void restore(contact, undo);
        toasts.undoable(text("deleted", { name: contact.name }), text("undo"), undo);
      }
      return E.isRight(answer);
    },
  };
};
