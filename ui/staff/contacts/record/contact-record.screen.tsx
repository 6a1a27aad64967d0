import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { shownContact } from "../../../../core/contacts/contact-record.model.ts";
import { ContactRecords } from "../../../../core/contacts/contact-record.service.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { notFound } from "../../../../core/kernel/failure.ts";
import { UserStorage } from "../../../../core/kernel/user-storage.ts";
import { typingOf } from "../../../fields/typing.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useParams } from "../../../react/address.ts";
import { useDocumentTitle } from "../../../react/document-title.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useStaffUser } from "../../staff-user.ts";
import { useContactChanges } from "../use-contact-changes.ts";
import { useMayChange } from "../use-may-change.ts";
import { ContactRecordView } from "./contact-record.view.tsx";
import { recordSlots } from "./record-slot-parts.tsx";
import { useContactActs } from "./use-contact-acts.ts";
import { useOwnFields } from "./use-own-fields.ts";
import { usePhotoActs } from "./use-photo-acts.ts";
import { useRecordCommands } from "./use-record-commands.ts";
import { useSections } from "./use-sections.ts";

const passwordAgain = loadable(async () => (await import("../../fields/password-again.view.tsx")).PasswordAgain);

/** Changes after which the contact is reloaded. */
const changesToRead = ["blocked", "photo", "restored", "merged", "bulk"] as const;

const Contact = ({ id }: { readonly id: number }) => {
  const record = useService(ContactRecords).open(id);
  const state = useLatest(record.state$, record.latest());
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const storage = useService(UserStorage);
  const typing = useMemo(() => typingOf(storage, id), [storage, id]);
  const sections = useSections();
  useEffect(() => void record.load(), [record]);
  const contact = shownContact(state);
  useDocumentTitle(contact?.name ?? null);
  const reload = (): void => void record.load();
  const own = useOwnFields(id, contact);
  const mayChange = useMayChange();
  const acts = useContactActs(id, record, contact);
  const photo = usePhotoActs(contact);
  useContactChanges(id, changesToRead, reload);
  const me = useStaffUser();
  const isClosed = contact?.archived === true || contact?.blocked === true;
  useRecordCommands(contact, mayChange, {
    onMove: acts.onMove,
    onReload: reload,
    onMerge: acts.onMerge,
    onPhoto: photo.choose,
    onPortalLink: isClosed ? undefined : acts.onPortalLink,
    onViewAs: isClosed ? undefined : acts.onViewAs,
  });
  // The header and fields are rendered first; the other parts follow without blocking them.
  const isPainted = useDeferredValue(true, false);
  const slots = recordSlots(contact, { id, now, own, sections, mayChange, isPainted });
  return (
    <>
      <ContactRecordView
        {...acts}
        {...slots}
        state={state}
        typing={typing}
        schema={own.schema}
        own={own.tools}
        isOpen={sections.isOpen}
        now={now}
        onToggle={sections.toggle}
        onChange={record.change}
        onRestore={record.restore}
        onRetry={record.retry}
        onReload={reload}
        isReadOnly={!mayChange}
        onPhoto={photo}
        onKeepMine={record.keepMine}
        onTakeTheirs={record.takeTheirs}
      />
      {own.secrets.isAsking ? (
        <passwordAgain.View
          hasPin={me.has_pin}
          problem={own.secrets.problem?.message ?? null}
          onConfirm={own.secrets.confirm}
          onClose={own.secrets.cancel}
        />
      ) : null}
    </>
  );
};

/** The page of one contact. */
export const ContactRecordScreen = () => {
  const text = useText(contactsText);
  const id = Number(useParams()["id"]);
  if (!Number.isSafeInteger(id) || id < 1) return <FailureState failure={notFound(text("record.unknown"))} />;
  return <Contact key={id} id={id} />;
};
