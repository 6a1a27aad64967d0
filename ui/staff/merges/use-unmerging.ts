import * as E from "fp-ts/lib/Either.js";
import { ContactRows } from "../../../core/contacts/contact-rows.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import type { MergeOutcome, Unmerged } from "../../../core/merges/merge.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import type { SayField } from "../contacts/written-label.ts";
import { type SayMerges, sinceWords } from "./merge-words.ts";

const unmergedWords = (text: SayMerges, contacts: SayField, unmerged: Unmerged): string => {
  const names = { kept: unmerged.kept.name, other: unmerged.other.name };
  const what = sinceWords(text, contacts, unmerged);
  return what === null ? text("unmerged", names) : text("unmergedSince", { ...names, what });
};

const aboutMerge = (id: number): string => `merge-${id}`;

/** Undoes merges, and offers Undo right after a merge. */
export const useUnmerging = () => {
  const [text, contacts] = [useText(mergesText), useText(contactsText)];
  const contactMerges = useService(ContactMerges);
  const board = useService(ContactRows);
  const toasts = useToasts();
  const unmerge = async (id: number): Promise<void> => {
    const answer = await contactMerges.unmerge(id)();
    if (E.isLeft(answer)) {
      toasts.show({
        text: failureMessage(answer.left),
        tone: "error",
        about: aboutMerge(id),
        action: { label: text("undo"), run: () => void unmerge(id) },
      });
      return;
    }
    board.put(answer.right.kept);
    board.put(answer.right.other);
    toasts.show({ text: unmergedWords(text, contacts, answer.right), tone: "success", about: aboutMerge(id) });
  };
  const offerUnmerge = ({ id, kept, other }: MergeOutcome): void => {
    if (id !== null)
      toasts.undoable(text("merged", { kept: kept.name, other: other.name }), text("undo"), () => void unmerge(id), aboutMerge(id));
  };
  return { unmerge, offerUnmerge };
};
