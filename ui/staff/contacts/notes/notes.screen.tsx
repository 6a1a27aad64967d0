import { useMemo, useState } from "react";
import { contactLimits } from "../../../../core/contacts/contact-query.model.ts";
import { ContactNotes } from "../../../../core/contacts/notes.port.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useLastPage } from "../../use-last-page.ts";
import { queryOfAddress } from "../list/list-address.ts";
import { useContactChanges } from "../use-contact-changes.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { useSearchText } from "../use-search-text.ts";
import { ContactNotesView } from "./notes.view.tsx";
import { useNoteActs } from "./use-note-acts.ts";

const ofNotes = ["notes"] as const;

/** The tab of notes. */
export const ContactNotesScreen = () => {
  const store = useService(ContactNotes);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const setQuery = useSetQuery();
  const { page, search } = queryOfAddress(useQuery(), false);
  const [typed, setTyped] = useSearchText(search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  const ask = useMemo(() => (words: string) => store.all(page, words), [store, page]);
  const { answer: notes, again } = useAnswer(ask, search);
  useLastPage(notes, { page, limit: contactLimits.defaultRows });
  const acts = useNoteActs();
  useContactChanges(null, ofNotes, again);
  return (
    <ContactNotesView
      {...acts}
      notes={notes}
      search={typed}
      now={now}
      mayDelete={useMayDelete()}
      onSearch={setTyped}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={again}
    />
  );
};
