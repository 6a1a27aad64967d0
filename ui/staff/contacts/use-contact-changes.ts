import { useEffect } from "react";
import { filter } from "rxjs";
import { concernsContact } from "../../../core/contacts/concerns-contact.rule.ts";
import type { ContactChangeKind } from "../../../core/contacts/contact-change.model.ts";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { useService } from "../../react/services.tsx";
import { useStable } from "../../react/use-stable.ts";

/**
 * Subscribes to changes of contacts.
 * @param contact null for all contacts
 * @param kinds must be a stable reference
 */
export const useContactChanges = (contact: number | null, kinds: readonly ContactChangeKind[], act: () => void): void => {
  const { changed$ } = useService(ContactChanges);
  const run = useStable(act);
  useEffect(() => {
    const listening = changed$.pipe(filter(concernsContact(contact, kinds))).subscribe(() => run());
    return () => listening.unsubscribe();
  }, [changed$, contact, kinds, run]);
};
