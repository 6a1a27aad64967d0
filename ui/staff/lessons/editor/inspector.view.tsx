import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { itemTypeIcons } from "../item-type-look.ts";
import styles from "./inspector.module.css";

type InspectorProps = {
  /** null: the lesson itself */
  readonly item: LessonItem | null;
  readonly position: number;
  readonly total: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form of the open item, or of the lesson. */
export const Inspector = ({ item, position, total, onClose, children }: InspectorProps) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  const Picture = item === null ? null : itemTypeIcons[item.type];
  return (
    <>
      <header className={styles["head"]}>
        {Picture === null ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
        <div className={styles["words"]}>
          <h2 className={styles["title"]}>{item === null ? text("inspector.lesson") : types(`names.${item.type}`)}</h2>
          {item === null ? null : <span className={styles["place"]}>{text("item.place", { position, total })}</span>}
        </div>
        {item === null ? null : <IconButton icon={X} size="small" label={text("inspector.close")} onPress={onClose} />}
      </header>
      <div key={item?.uuid ?? ""} className={styles["form"]} data-form="true">
        {children}
      </div>
    </>
  );
};
