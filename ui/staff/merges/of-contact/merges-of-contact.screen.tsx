import { useCallback } from "react";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../../core/merges/contact-merges.service.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useContactChanges } from "../../contacts/use-contact-changes.ts";
import { useUnmerging } from "../use-unmerging.ts";
import { MergeNotes } from "./merge-notes.view.tsx";

const merged = ["merged"] as const;

/** The merges into a contact, on its page. */
export const MergesOfContact = ({ contact }: { readonly contact: number }) => {
  const contactMerges = useService(ContactMerges);
  const { unmerge } = useUnmerging();
  const ask = useCallback((id: string) => contactMerges.pastOf(Number(id)), [contactMerges]);
  const { answer, again } = useAnswer(ask, String(contact));
  useContactChanges(contact, merged, again);
  return <MergeNotes merges={latestValue(answer) ?? []} onUnmerge={({ id }) => void unmerge(id)} />;
};
