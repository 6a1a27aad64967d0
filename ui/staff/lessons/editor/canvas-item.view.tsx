import { CircleAlert, Plus } from "lucide-react";
import { memo, useState } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { itemTypeIcons } from "../item-type-look.ts";
import { itemShown } from "./canvas-parts.ts";
import styles from "./canvas.module.css";
import { useActiveInPlace } from "./use-active-in-place.ts";
import { useDrawn } from "./use-drawn.ts";
import { useItemWords } from "./use-item-words.ts";
import type { NearViewport } from "./use-near-viewport.ts";

type AddHereProps = {
  readonly label: string;
  /** the item behind which one is added; '' at the top */
  readonly after: string;
};

/** The button that adds an item at its place; the canvas handles its click. */
export const AddHere = ({ label, after }: AddHereProps) => (
  <div className={styles["gap"]} data-print="no">
    <button type="button" className={styles["add"]} aria-label={label} data-add={after}>
      <Plus className={styles["plus"]} aria-hidden="true" />
    </button>
  </div>
);

type CanvasItemProps = {
  readonly item: LessonItem;
  readonly position: number;
  readonly isActive: boolean;
  readonly isLastOfScreen: boolean;
  readonly isReadOnly: boolean;
  readonly problems: number;
  /** names of other authors who are in the item */
  readonly authors: string;
  readonly near: NearViewport;
  /** whether it is drawn wherever it is */
  readonly isNeeded: boolean;
};

/** An item on the canvas: what learners see, below one button that opens it, and the button that adds another behind it. */
export const CanvasItem = memo(({ item, position, isActive, isReadOnly, problems, authors, ...entry }: CanvasItemProps) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  const words = useItemWords()(item, position);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isDrawn = useDrawn(entry.near, element, isActive || entry.isNeeded);
  useActiveInPlace(element, isActive);
  const Picture = itemTypeIcons[item.type];
  const add = isReadOnly || !isDrawn ? null : <AddHere label={text("item.addAfter", { item: words })} after={item.uuid} />;
  return (
    <>
      <div ref={setElement} className={styles["item"]} data-active={isActive} data-drawn={isDrawn}>
        {isDrawn ? (
          <>
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
              <itemShown.View item={item} />
            </div>
          </>
        ) : null}
        <button
          type="button"
          data-item={item.uuid}
          aria-current={isActive}
          aria-label={text("item.edit", { item: words })}
          className={styles["open"]}
          data-print="no"
        />
      </div>
      {entry.isLastOfScreen && add !== null ? <div className={styles["below"]}>{add}</div> : add}
    </>
  );
});
