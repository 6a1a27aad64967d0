import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { ContactNotes } from "../../../core/contacts/contact-notes.port.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { useService } from "../../react/services.tsx";
import { NoteComposer } from "../contacts/note-composer.view.tsx";
import { useNoteActs } from "../contacts/use-note-acts.ts";
import type { WordsContext } from "../fields/field-words.ts";
import { TimelineCard } from "./timeline-card.view.tsx";
import { useTimeline } from "./use-timeline.ts";

type Props = {
  readonly contact: number;
  /** epoch seconds */
  readonly now: number;
  readonly words: WordsContext;
  readonly fields: readonly Field[];
  /** another number: something has happened, and the timeline is read again */
  readonly round: number;
};

/** The timeline on the page of a contact; what is typed as a note survives a reload. */
export const TimelineOfContact = ({ contact, now, words, fields, round }: Props) => {
  const notes = useService(ContactNotes);
  const storage = useService(UserStorage);
  const key = `note-typing:${contact}`;
  const [typed, setTyped] = useState(() => storage.get(key) ?? "");
  const timeline = useTimeline(contact);
  const { load } = timeline;
  const [seen, setSeen] = useState(round);
  useEffect(() => {
    if (seen === round) return;
    setSeen(round);
    void load();
  }, [seen, round, load]);
  const type = (text: string): void => {
    setTyped(text);
    if (text === "") storage.remove(key);
    else storage.set(key, text);
  };
  const acts = useNoteActs(() => void load());
  const add = async (body: string): Promise<string | null> => {
    const answer = await notes.add(contact, body)();
    if (E.isLeft(answer)) return failureMessage(answer.left);
    type("");
    if (timeline.only.length > 0 && !timeline.only.includes("note")) timeline.setOnly([]);
    else await load();
    return null;
  };
  return (
    <TimelineCard
      {...acts}
      entries={timeline.entries}
      hasMore={timeline.next !== null}
      isLoadingMore={timeline.isLoadingMore}
      moreFailure={timeline.moreFailure}
      filters={timeline.filters}
      only={timeline.only}
      now={now}
      words={words}
      fields={fields}
      composer={<NoteComposer typed={typed} onType={type} onAdd={add} />}
      onOnly={timeline.setOnly}
      onMore={() => void timeline.more()}
      onRetry={() => void load()}
    />
  );
};
