import { useCallback, useEffect, useState } from "react";
import { filter } from "rxjs";
import type { AuditChange } from "../../../core/audit/audit-entry.model.ts";
import { AuditLog } from "../../../core/audit/audit.port.ts";
import { valueAsChange } from "../../../core/audit/value-as-change.rule.ts";
import { editedFields, valuesOf } from "../../../core/contacts/contact-edit.rule.ts";
import { ContactRecords } from "../../../core/contacts/contact-record.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { fieldWords } from "./audit-words.ts";
import { HistoryView } from "./history.view.tsx";
import { useTrail } from "./use-trail.ts";

/** The history of a contact, loaded on request; restoring an earlier value is an ordinary edit. */
export const HistoryOfContact = ({ contact }: { readonly contact: number }) => {
  const [text, contacts] = [useText(auditText), useText(contactsText)];
  const log = useService(AuditLog);
  const record = useService(ContactRecords).open(contact);
  const clock = useService(Clock);
  const toasts = useToasts();
  const [isShown, setShown] = useState(false);
  const trail = useTrail(
    useCallback((before: string | null) => log.history("contact", contact, before), [log, contact]),
    isShown,
  );
  const { again } = trail;
  useEffect(() => {
    const saves = record.state$.pipe(filter(({ save }) => save === "saved")).subscribe(again);
    return () => saves.unsubscribe();
  }, [record, again]);
  const restore = (change: AuditChange): void => {
    const values = valueAsChange(change);
    const stored = latestValue(record.latest().contact);
    if (values === null || stored === undefined) return;
    const now = valuesOf(stored, editedFields(values));
    record.change(values);
    toasts.undoable(
      text("history.restored", { field: fieldWords(contacts, "contact", change), value: change.before ?? text("none") }),
      text("history.undo"),
      () => record.change(now),
    );
  };
  return (
    <Card title={text("history.title")}>
      {isShown ? (
        <HistoryView trail={trail} now={clock.now()} onMore={trail.more} onAgain={again} onRestore={restore} />
      ) : (
        <Button onPress={() => setShown(true)}>{text("history.show")}</Button>
      )}
    </Card>
  );
};
