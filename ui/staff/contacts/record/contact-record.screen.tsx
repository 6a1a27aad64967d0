import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { shownContact } from "../../../../core/contacts/contact-record.model.ts";
import { ContactRecords } from "../../../../core/contacts/contact-record.service.ts";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { notFound } from "../../../../core/kernel/failure.ts";
import { UserStorage } from "../../../../core/kernel/user-storage.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { typingOf } from "../../../fields/typing.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useGo, useParams } from "../../../react/address.ts";
import { useDocumentTitle } from "../../../react/document-title.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useStaffUser } from "../../staff-user.ts";
import { useContactLifecycle } from "../bin/use-contact-lifecycle.ts";
import { useContactChanges } from "../use-contact-changes.ts";
import { useMayChange } from "../use-may-change.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { useMoving } from "../use-moving.ts";
import { ContactRecordView } from "./contact-record.view.tsx";
import { buckets, merges, RecordAside, stoppedTexts, timeline } from "./record-parts.tsx";
import { useMergeWith } from "./use-merge-with.ts";
import { useOwnFields } from "./use-own-fields.ts";
import { usePhotoActs } from "./use-photo-acts.ts";
import { useRecordCommands } from "./use-record-commands.ts";
import { useSections } from "./use-sections.ts";

const history = loadable(async () => (await import("../../audit/history-of-contact.screen.tsx")).HistoryOfContact);
const passwordAgain = loadable(async () => (await import("../../fields/password-again.view.tsx")).PasswordAgain);

/** Changes after which the contact is reloaded. */
const changesToRead = ["blocked", "photo", "restored", "merged", "bulk"] as const;

const Contact = ({ id }: { readonly id: number }) => {
  const record = useService(ContactRecords).open(id);
  const state = useLatest(record.state$, record.latest());
  const board = useService(ContactRows);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const storage = useService(UserStorage);
  const typing = useMemo(() => typingOf(storage, id), [storage, id]);
  const sections = useSections();
  const { isMoving, move } = useMoving({ ...board, archive: () => record.archive, unarchive: () => record.unarchive });
  useEffect(() => void record.load(), [record]);
  const contact = shownContact(state);
  useDocumentTitle(contact?.name ?? null);
  const moveThis = (): void => void move([id], contact?.archived === true);
  const reload = (): void => void record.load();
  const own = useOwnFields(id, contact);
  const go = useGo();
  const mayChange = useMayChange();
  const mayDelete = useMayDelete();
  const life = useContactLifecycle();
  const photo = usePhotoActs(contact);
  useContactChanges(id, changesToRead, reload);
  const merge = useMergeWith(contact);
  const modals = useService(Modals);
  const me = useStaffUser();
  const hasPortal = me.features.includes("include_portal");
  const openView = hasPortal && contact !== undefined ? () => modals.open("view-as", { contact: id, name: contact.name }) : undefined;
  const openLink = hasPortal ? () => modals.open("portal-link", { contact: id }) : undefined;
  useRecordCommands(contact, mayChange, {
    onMove: moveThis,
    onReload: reload,
    onMerge: () => void merge(),
    onPhoto: photo.choose,
    onPortalLink: contact?.archived === true || contact?.blocked === true ? undefined : openLink,
    onViewAs: contact?.archived === true || contact?.blocked === true ? undefined : openView,
  });
  // The header and fields are rendered first; the other parts follow without blocking them.
  const isPainted = useDeferredValue(true, false);
  const removeThis = (): void => {
    if (contact !== undefined)
      void life.remove(contact).then((isGone) => {
        if (isGone) go("/ui/contacts");
      });
  };
  return (
    <>
      <ContactRecordView
        state={state}
        typing={typing}
        schema={own.schema}
        own={own.tools}
        isOpen={sections.isOpen}
        now={now}
        isMoving={isMoving}
        onToggle={sections.toggle}
        onChange={record.change}
        onRestore={record.restore}
        onRetry={record.retry}
        onReload={reload}
        onMove={moveThis}
        isReadOnly={!mayChange}
        mayDelete={mayDelete}
        onBlock={(isBlocked) => contact !== undefined && void life.setBlocked(contact, isBlocked)}
        onPhoto={photo}
        onRemove={removeThis}
        onMerge={() => void merge()}
        onPortalLink={openLink}
        onViewAs={openView}
        kept={
          isPainted && mayChange && contact !== undefined && own.schema !== undefined ? (
            <buckets.View
              contact={contact}
              schema={own.schema}
              words={own.tools.words}
              now={now}
              isOpen={sections.isOpen}
              onToggle={sections.toggle}
            />
          ) : null
        }
        belowMobile={
          isPainted && contact !== undefined && contact.mobile.length > 0 ? (
            <stoppedTexts.View contact={id} mobiles={contact.mobile} timeZone={own.tools.words.timeZone} />
          ) : null
        }
        notices={isPainted && mayChange ? <merges.View contact={id} /> : null}
        aside={
          isPainted ? (
            <>
              <RecordAside contact={id} name={contact?.name ?? ""} timeZone={own.tools.words.timeZone} />
              {mayChange ? <history.View contact={id} /> : null}
            </>
          ) : null
        }
        timeline={isPainted ? <timeline.View contact={id} now={now} words={own.tools.words} fields={own.schema?.fields ?? []} /> : null}
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
