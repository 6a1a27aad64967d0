import { useEffect, useMemo, useState } from "react";
import { ContactBoard } from "../../../core/contacts/contact-board.service.ts";
import { shownContact } from "../../../core/contacts/contact-record.model.ts";
import { ContactRecords } from "../../../core/contacts/contact-record.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import type { Typing } from "./contact-fields.view.tsx";
import { ContactRecordView } from "./contact-record.view.tsx";
import { useMoving } from "./use-moving.ts";
import { useSections } from "./use-sections.ts";

/** What is typed into a record, kept until it is saved or given up. */
const useTyping = (id: number): Typing => {
  const storage = useService(UserStorage);
  return useMemo(() => {
    const key = (slot: string): string => `contact-typing:${id}:${slot}`;
    return {
      before: (slot) => storage.get(key(slot)),
      keep: (slot, typed) => {
        if (typed === null) storage.remove(key(slot));
        else storage.set(key(slot), typed);
      },
    };
  }, [storage, id]);
};

const Contact = ({ id }: { readonly id: number }) => {
  const record = useService(ContactRecords).open(id);
  const state = useLatest(record.state$, record.latest());
  const board = useService(ContactBoard);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const typing = useTyping(id);
  const sections = useSections();
  const { isMoving, move } = useMoving({ ...board, archive: () => record.archive, unarchive: () => record.unarchive });
  useEffect(() => void record.load(), [record]);
  const contact = shownContact(state);
  useDocumentTitle(contact?.name ?? null);
  return (
    <ContactRecordView
      state={state}
      typing={typing}
      isOpen={sections.isOpen}
      now={now}
      isMoving={isMoving}
      onToggle={sections.toggle}
      onChange={record.change}
      onRestore={record.restore}
      onRetry={record.retry}
      onReload={() => void record.load()}
      onMove={() => void move([id], contact?.archived === true)}
      onKeepMine={record.keepMine}
      onTakeTheirs={record.takeTheirs}
    />
  );
};

/** The page of one contact. */
export const ContactRecordScreen = () => {
  const text = useText(contactsText);
  const id = Number(useParams()["id"]);
  if (!Number.isSafeInteger(id) || id < 1) return <FailureState failure={notFound(text("record.unknown"))} />;
  return <Contact key={id} id={id} />;
};
