import { Folder } from "lucide-react";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonEntryAction } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { CardFact, CardIcon, type CardPlace, EntryCard } from "../library/entry-card.view.tsx";
import { EntryMenu } from "../library/entry-menu.view.tsx";
import { LessonBanner } from "./lesson-banner.view.tsx";
import styles from "./lesson-card.module.css";
import { LessonCount, LessonKinds, LessonStatePill, LessonTags, RecentPill, SharedMark } from "./lesson-facts.view.tsx";

/** What is shown of an entry, and what can be done with it. */
export type LessonCardProps = {
  /** null where it cannot be opened, as in the bin */
  readonly href: string | null;
  /** where it is, or how long the bin keeps it; null for neither */
  readonly note: string | null;
  readonly actions: readonly LessonEntryAction[];
  readonly onAction: (action: LessonEntryAction) => void;
};

type PlacedCardProps = LessonCardProps & {
  readonly entry: LessonEntry;
  readonly place: CardPlace;
  /** epoch seconds */
  readonly now: number;
};

/** A lesson or folder as a card of the grid. */
export const LessonCardView = ({ entry, place, now, href, note, actions, onAction }: PlacedCardProps) => (
  <EntryCard
    item={entry}
    place={place}
    href={href}
    icon={entry.kind === "folder" ? Folder : null}
    picture={entry.kind === "folder" ? <CardIcon icon={Folder} /> : <LessonBanner lesson={entry.lesson} />}
    facts={
      <>
        <CardFact>{note ?? <LessonCount entry={entry} />}</CardFact>
        <SharedMark entry={entry} />
      </>
    }
    more={
      entry.kind === "folder" ? undefined : (
        <span className={styles["more"]}>
          <LessonKinds lesson={entry.lesson} />
          <span className={styles["pills"]}>
            <LessonStatePill lesson={entry.lesson} />
            <RecentPill lesson={entry.lesson} now={now} />
          </span>
          <LessonTags tags={entry.lesson.tags} />
        </span>
      )
    }
    menu={<EntryMenu name={entry.name} actions={actions} isFocusable={place.isActive} onAction={onAction} />}
  />
);
