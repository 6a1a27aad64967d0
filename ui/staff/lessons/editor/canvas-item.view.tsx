import { CircleAlert } from "lucide-react";
import { memo } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useActiveInSight } from "../../../kit/use-active-in-sight.ts";
import { itemTypeIcons } from "../item-type-look.ts";
import styles from "./canvas.module.css";
import { ItemShown } from "./item-shown.view.tsx";
import { useItemWords } from "./use-item-words.ts";

type CanvasItemProps = {
  readonly item: LessonItem;
  readonly position: number;
  readonly isActive: boolean;
  readonly problems: number;
  /** names of other authors who are in the item */
  readonly authors: string;
};

/** An item on the canvas: what learners see, below one button that opens it. */
export const CanvasItem = memo(({ item, position, isActive, problems, authors }: CanvasItemProps) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  const words = useItemWords();
  const Picture = itemTypeIcons[item.type];
  return (
    <div ref={useActiveInSight(isActive)} className={styles["item"]} data-active={isActive}>
      <div className={styles["caption"]} data-print="no">
        <Picture className={styles["icon"]} aria-hidden="true" />
        <span className={styles["type"]}>{types(`names.${item.type}`)}</span>
        {authors === "" ? null : <span className={styles["authors"]}>{authors}</span>}
        {problems === 0 ? null : (
          <span className={styles["problems"]}>
            <CircleAlert className={styles["icon"]} aria-hidden="true" />
            {text("item.problems", { count: problems })}
          </span>
        )}
      </div>
      <div className={styles["shown"]} inert>
        <ItemShown item={item} />
      </div>
      <button
        type="button"
        data-item={item.uuid}
        aria-current={isActive}
        aria-label={text("item.edit", { item: words(item, position) })}
        className={styles["open"]}
        data-print="no"
      />
    </div>
  );
});
