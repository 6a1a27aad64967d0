import {
  CalendarCheck,
  CircleCheckBig,
  Flag,
  Mail,
  MessageSquareOff,
  MessageSquareText,
  MessagesSquare,
  Sparkles,
  StickyNote,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Field } from "../../../core/fields/field.model.ts";
import { statusLabel } from "../../../core/tasks/task-status.model.ts";
import { factsLine } from "../../../core/timeline/custom-event.model.ts";
import type { TimelineEntry } from "../../../core/timeline/timeline.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { timelineText } from "../../i18n/en/timeline.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Pill } from "../../kit/pill.view.tsx";
import { type NoteActs, NoteItem } from "../contacts/notes/note-item.view.tsx";
import { taskHref } from "../tasks/list-address.ts";
import { statusLook } from "../tasks/status-look.ts";
import { activityPlace, activityWords } from "./activity-words.ts";
import { LongText } from "./long-text.view.tsx";
import { timelineValue } from "./timeline-value-words.ts";
import styles from "./timeline.module.css";

/**
 * The dependencies of timeline entries.
 * @property now epoch seconds
 */
export type EntryTools = NoteActs & { readonly now: number; readonly words: WordsContext; readonly fields: readonly Field[] };

type LineProps = {
  readonly at: number;
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly note?: string | null;
  readonly end?: ReactNode;
  readonly words: WordsContext;
  readonly children?: ReactNode;
};

const Line = ({ at, icon: Picture, title, note, end, words, children }: LineProps) => {
  const dates = useDates(words.timeZone);
  const when = new Date(at * 1000);
  return (
    <li className={styles["entry"]}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <div className={styles["told"]}>
        <span className={styles["facts"]}>
          <span className={styles["what"]} dir="auto">
            {title}
          </span>
          {end}
          {note === null || note === undefined ? null : <span>{note}</span>}
          <time className={styles["time"]} dateTime={when.toISOString()}>
            {dates.at(at, { timeStyle: "short" })}
          </time>
        </span>
        {children}
      </div>
    </li>
  );
};

/** One entry, rendered by its kind. */
export const TimelineEntryView = ({
  entry,
  words,
  fields,
  now,
  edits,
  onEdit,
  onRemove,
}: EntryTools & { readonly entry: TimelineEntry }) => {
  const text = useText(timelineText);
  const { at } = entry;
  const by = (name: string | null): string | null => (name === null ? null : text("by", { name }));
  switch (entry.kind) {
    case "note":
      return (
        <NoteItem
          note={entry.data}
          now={now}
          isNamed={false}
          lead={<StickyNote className={styles["icon"]} aria-hidden="true" />}
          edits={edits}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      );
    case "task": {
      const { name, slug, status } = entry.data;
      const { icon, tone } = statusLook[status];
      return (
        <Line
          at={at}
          icon={CircleCheckBig}
          words={words}
          note={by(entry.data.by)}
          title={<Anchor href={taskHref(slug)}>{text("task", { name })}</Anchor>}
          end={
            <Pill icon={icon} tone={tone}>
              {statusLabel(status)}
            </Pill>
          }
        />
      );
    }
    case "message": {
      const { channel, recipient, subject, body, failure } = entry.data;
      const end = failure === null ? null : <Pill tone="danger">{text(`undelivered.${failure}`)}</Pill>;
      return (
        <Line
          at={at}
          icon={channel === "email" ? Mail : MessageSquareText}
          words={words}
          title={text(channel, { recipient })}
          note={by(entry.data.by)}
          end={end}
        >
          {subject === "" ? null : <strong dir="auto">{subject}</strong>}
          <LongText body={body} />
        </Line>
      );
    }
    case "chat": {
      const { side, thread, body, failure } = entry.data;
      const end = failure === null ? null : <Pill tone="danger">{text(`undelivered.${failure}`)}</Pill>;
      return (
        <Line at={at} icon={MessagesSquare} words={words} title={text(`chat.${side}`)} note={by(entry.data.by)} end={end}>
          {body.startsWith(thread.replace(/…$/, "")) ? null : <span className={styles["thread"]}>{text("in", { where: thread })}</span>}
          <LongText body={body} />
        </Line>
      );
    }
    case "texts": {
      const { word, mobile } = entry.data;
      return <Line at={at} icon={MessageSquareOff} words={words} title={text(`texts.${word}`, { mobile: phoneDisplay(mobile) })} />;
    }
    case "activity": {
      const { answer, correct } = entry.data;
      const place = activityPlace(entry.data);
      const end = correct === null ? null : <Pill tone={correct ? "success" : "neutral"}>{text(correct ? "right" : "wrong")}</Pill>;
      return (
        <Line
          at={at}
          icon={Sparkles}
          words={words}
          title={activityWords(entry.data, text)}
          note={place === null ? null : text("in", { where: place })}
          end={end}
        >
          {answer === null || answer === "" ? null : <LongText body={answer} />}
        </Line>
      );
    }
    case "field": {
      const { label } = entry.data;
      const value = timelineValue(entry.data, fields, words);
      return (
        <Line
          at={at}
          icon={CalendarCheck}
          words={words}
          title={value === "" ? text("fieldGone", { label }) : text("field", { label, value })}
        />
      );
    }
    case "event": {
      const facts = factsLine(entry.data.data);
      return (
        <Line at={at} icon={Flag} words={words} title={entry.data.name}>
          {facts === "" ? null : <LongText body={facts} />}
        </Line>
      );
    }
  }
};
