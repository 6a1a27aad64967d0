import { NoteWriters } from "../../../core/contacts/note-writing.service.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { NoteComposer } from "../contacts/notes/note-composer.view.tsx";
import { useNoteActs } from "../contacts/notes/use-note-acts.ts";
import { useContactChanges } from "../contacts/use-contact-changes.ts";
import { TimelineCard } from "./timeline-card.view.tsx";
import { useTimeline } from "./use-timeline.ts";

type Props = {
  readonly contact: number;
  /** epoch seconds */
  readonly now: number;
  readonly words: WordsContext;
  readonly fields: readonly Field[];
};

const toldOf = ["notes", "tasks", "messages", "merged"] as const;

/** The timeline on the contact page; the note draft survives a reload. */
export const TimelineOfContact = ({ contact, now, words, fields }: Props) => {
  const writer = useService(NoteWriters).of(contact);
  const writing = useLatest(writer.state$, writer.latest());
  const timeline = useTimeline(contact);
  const { load } = timeline;
  useContactChanges(contact, toldOf, () => void load());
  const acts = useNoteActs();
  const add = async (): Promise<void> => {
    if ((await writer.add()) !== null && timeline.only.length > 0 && !timeline.only.includes("note")) timeline.setOnly([]);
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
      composer={
        <NoteComposer
          typed={writing.typed}
          isAdding={writing.isAdding}
          problem={writing.failure === null ? null : failureMessage(writing.failure)}
          onType={writer.type}
          onAdd={() => void add()}
        />
      }
      onOnly={timeline.setOnly}
      onMore={() => void timeline.more()}
      onRetry={() => void load()}
    />
  );
};
