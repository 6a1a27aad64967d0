import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import type { ContactNotePage } from "../../../../core/contacts/note.model.ts";
import { ContactNotes } from "../../../../core/contacts/notes.port.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
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
  const [notes, setNotes] = useState<Remote<ContactNotePage>>(idle);
  const [typed, setTyped] = useSearchText(search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  const load = useCallback(async (): Promise<void> => {
    setNotes(toLoading);
    const answer = await store.all(page, search)();
    setNotes((known) => (E.isRight(answer) ? loaded(answer.right) : toFailed(known, answer.left)));
  }, [store, page, search]);
  useEffect(() => void load(), [load]);
  const acts = useNoteActs();
  useContactChanges(null, ofNotes, () => void load());
  return (
    <ContactNotesView
      {...acts}
      notes={notes}
      search={typed}
      now={now}
      mayDelete={useMayDelete()}
      onSearch={setTyped}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={() => void load()}
    />
  );
};
