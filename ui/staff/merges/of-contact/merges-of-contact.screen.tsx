import { useCallback, useEffect, useRef } from "react";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../../core/merges/contact-merges.service.ts";
import { useService } from "../../../react/services.tsx";
import { useAsked } from "../../../react/use-asked.ts";
import { useUnmerging } from "../use-unmerging.ts";
import { MergeNotes } from "./merge-notes.view.tsx";

/**
 * What was merged into a contact, on its page.
 * @property onChanged told after each merge and unmerge
 */
export const MergesOfContact = ({ contact, onChanged }: { readonly contact: number; readonly onChanged: () => void }) => {
  const contactMerges = useService(ContactMerges);
  const { unmerge } = useUnmerging();
  const ask = useCallback((id: string) => contactMerges.pastOf(Number(id)), [contactMerges]);
  const { answer, again } = useAsked(ask, String(contact));
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    const watching = contactMerges.changed$.subscribe(() => {
      again();
      changed.current();
    });
    return () => watching.unsubscribe();
  }, [contactMerges, again]);
  return <MergeNotes merges={latestValue(answer) ?? []} onUnmerge={({ id }) => void unmerge(id)} />;
};
