import { type ReactNode, useRef } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { dayAt, timelineDays } from "../../../core/timeline/timeline-days.rule.ts";
import type { TimelineEntry, TimelineFilter } from "../../../core/timeline/timeline.model.ts";
import { timelineText } from "../../i18n/en/timeline.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useSeen } from "../../react/use-seen.ts";
import { type EntryTools, TimelineEntryView } from "./timeline-entry.view.tsx";
import styles from "./timeline.module.css";

export type TimelineCardProps = EntryTools & {
  readonly entries: Remote<readonly TimelineEntry[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** why the next entries failed to load */
  readonly moreFailure: Failure | null;
  /** kinds that the user may see */
  readonly filters: readonly TimelineFilter[];
  /** the kinds selected; empty means all */
  readonly only: readonly TimelineFilter[];
  /** the input for a note */
  readonly composer: ReactNode;
  readonly onOnly: (only: readonly TimelineFilter[]) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
};

const secondsOfDay = 86_400;

const More = ({ isLoadingMore, moreFailure, onMore }: TimelineCardProps) => {
  const text = useText(timelineText);
  const ref = useRef<HTMLDivElement>(null);
  useSeen(ref, onMore, moreFailure === null && !isLoadingMore);
  return (
    <div ref={ref} className={styles["more"]}>
      {moreFailure === null ? (
        <Button isPending={isLoadingMore} onPress={onMore}>
          {text("more")}
        </Button>
      ) : (
        <FailureState failure={moreFailure} onRetry={onMore} />
      )}
    </div>
  );
};

const Entries = (props: TimelineCardProps & { readonly known: readonly TimelineEntry[] }) => {
  const { known, words, now, only, hasMore, onOnly } = props;
  const text = useText(timelineText);
  const dates = useDates(words.timeZone);
  const [today, yesterday] = [dayAt(now, words.timeZone), dayAt(now - secondsOfDay, words.timeZone)];
  const heading = (day: string, at: number): string =>
    day === today ? text("today") : day === yesterday ? text("yesterday") : dates.at(at, { dateStyle: "full" });
  if (known.length === 0)
    return (
      <div className={styles["nothing"]}>
        <p>{text(only.length === 0 ? "empty" : "emptyOf")}</p>
        {only.length === 0 ? null : (
          <Button size="small" onPress={() => onOnly([])}>
            {text("all")}
          </Button>
        )}
      </div>
    );
  return (
    <>
      {timelineDays(known, words.timeZone).map(({ day, entries }) => (
        <section key={day} aria-label={heading(day, entries[0]?.at ?? now)}>
          <h3 className={styles["heading"]}>{heading(day, entries[0]?.at ?? now)}</h3>
          <ul className={styles["entries"]}>
            {entries.map((entry) => (
              <TimelineEntryView
                key={entry.key}
                entry={entry}
                words={words}
                fields={props.fields}
                now={now}
                edits={props.edits}
                onEdit={props.onEdit}
                onRemove={props.onRemove}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasMore ? <More {...props} /> : null}
    </>
  );
};

/** The timeline of a contact, newest first, grouped by day in the organisation's time zone; the note input is at the top. */
export const TimelineCard = (props: TimelineCardProps) => {
  const { entries, filters, only, onOnly } = props;
  const text = useText(timelineText);
  return (
    <Card title={text("title")}>
      <div className={styles["timeline"]}>
        {props.composer}
        {filters.length < 2 ? null : (
          <div className={styles["filters"]} role="group" aria-label={text("show")}>
            {filters.map((filter) => (
              <Button
                key={filter}
                size="small"
                aria-pressed={only.includes(filter)}
                kind={only.includes(filter) ? "primary" : "secondary"}
                onPress={() => onOnly(only.includes(filter) ? only.filter((one) => one !== filter) : [...only, filter])}
              >
                {text(`filters.${filter}`)}
              </Button>
            ))}
          </div>
        )}
        <RemoteView remote={entries} skeleton={<SkeletonLines lines={4} />} onRetry={props.onRetry}>
          {(known) => <Entries {...props} known={known} />}
        </RemoteView>
      </div>
    </Card>
  );
};
