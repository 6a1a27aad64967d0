import { History, UsersRound } from "lucide-react";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { isRecentlyEdited, lessonState } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { itemTypesText } from "../../i18n/en/item-types.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { EntryMark } from "../library/entry-mark.view.tsx";
import { itemTypeIcons } from "./item-type-look.ts";
import styles from "./lesson-card.module.css";
import { stateLooks } from "./state-look.ts";

/** The number of items and the minutes of a lesson, or what is in a folder. */
export const LessonCount = ({ entry }: { readonly entry: LessonEntry }) => {
  const text = useText(lessonsText);
  if (entry.kind === "lesson") {
    const { items_count, length } = entry.lesson;
    const items = text("facts.items", { count: items_count });
    return length === 0 ? items : `${items} · ${text("facts.minutes", { count: length })}`;
  }
  const { lessons_count, folders_count } = entry.folder;
  const lessons = text("facts.lessons", { count: lessons_count });
  return folders_count === 0 ? lessons : `${text("facts.folders", { count: folders_count })} · ${lessons}`;
};

const mostKinds = 6;

/** The kinds of items of a lesson as icons, which are named together. */
export const LessonKinds = ({ lesson: { kinds } }: { readonly lesson: Pick<LessonCard, "kinds"> }) => {
  const [text, names] = [useText(lessonsText), useText(itemTypesText)];
  if (kinds.length === 0) return null;
  const shown = kinds.slice(0, kinds.length > mostKinds ? mostKinds - 1 : mostKinds);
  const more = kinds.length - shown.length;
  return (
    <span className={styles["kinds"]} title={kinds.map((kind) => names(`names.${kind}`)).join(", ")}>
      <VisuallyHidden>{text("facts.kinds", { kinds: kinds.map((kind) => names(`names.${kind}`)).join(", ") })}</VisuallyHidden>
      {shown.map((kind) => {
        const Picture = itemTypeIcons[kind];
        return <Picture key={kind} aria-hidden="true" />;
      })}
      {more === 0 ? null : <span aria-hidden="true">{text("facts.more", { count: more })}</span>}
    </span>
  );
};

/** What learners get of a lesson; nothing where they get its newest state, unless that is asked for. */
export const LessonStatePill = ({ lesson, isAlways = false }: { readonly lesson: LessonCard; readonly isAlways?: boolean }) => {
  const text = useText(lessonsText);
  const state = lessonState(lesson);
  if (state === "published" && !isAlways) return null;
  return (
    <Pill tone={stateLooks[state].tone} icon={stateLooks[state].icon}>
      {text(`states.${state}`)}
    </Pill>
  );
};

/** Whether a lesson was edited lately. */
export const RecentPill = ({ lesson, now }: { readonly lesson: LessonCard; /** epoch seconds */ readonly now: number }) => {
  const text = useText(lessonsText);
  return isRecentlyEdited(lesson, now) ? (
    <Pill tone="info" icon={History}>
      {text("facts.recent")}
    </Pill>
  ) : null;
};

const mostTags = 3;

/** The first tags of a lesson, and how many more there are. */
export const LessonTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const text = useText(lessonsText);
  if (tags.length === 0) return null;
  return (
    <ul className={styles["tags"]} aria-label={text("facts.tags")} title={tags.join(", ")}>
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Pill>{tag}</Pill>
        </li>
      ))}
      {tags.length > mostTags ? <li className={styles["moreTags"]}>{text("facts.more", { count: tags.length - mostTags })}</li> : null}
    </ul>
  );
};

/** Whether an entry is shared with teams. */
export const SharedMark = ({ entry }: { readonly entry: LessonEntry }) => {
  const text = useText(lessonsText);
  return entry.teams.length === 0 ? null : <EntryMark icon={UsersRound} label={text("facts.shared")} />;
};
