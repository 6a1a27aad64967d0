import { CircleAlert } from "lucide-react";
import { memo } from "react";
import { itemLabel } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useActiveInSight } from "../../../kit/use-active-in-sight.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { itemTypeIcons } from "../item-type-look.ts";
import styles from "./outline.module.css";

type OutlineEntryProps = {
  readonly item: LessonItem;
  readonly position: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** whether Tab reaches it: one entry of the outline */
  readonly isReached: boolean;
  readonly problems: number;
  /** names of other authors who are in the item */
  readonly authors: string;
  readonly mayMove: boolean;
};

/** An item in the outline. */
export const OutlineEntryView = memo(({ item, position, problems, authors, ...entry }: OutlineEntryProps) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  const Picture = itemTypeIcons[item.type];
  const label = itemLabel(item);
  const notes = [problems === 0 ? "" : text("item.problems", { count: problems }), authors].filter((note) => note !== "");
  return (
    <div
      ref={useActiveInSight(entry.isActive)}
      role="option"
      data-item={item.uuid}
      aria-selected={entry.isChosen}
      tabIndex={entry.isReached ? 0 : -1}
      draggable={entry.mayMove}
      className={styles["entry"]}
      data-active={entry.isActive}
    >
      <Picture className={styles["icon"]} aria-hidden="true" />
      <VisuallyHidden>{`${position}. `}</VisuallyHidden>
      <span className={styles["words"]}>
        <span className={styles["label"]}>{label === "" ? types(`names.${item.type}`) : label}</span>
        {label === "" ? null : <span className={styles["type"]}> {types(`names.${item.type}`)}</span>}
      </span>
      <VisuallyHidden>{notes.map((note) => `, ${note}`).join("")}</VisuallyHidden>
      {authors === "" ? null : <span className={styles["presence"]} />}
      {problems === 0 ? null : <CircleAlert className={styles["alert"]} aria-hidden="true" />}
    </div>
  );
});
