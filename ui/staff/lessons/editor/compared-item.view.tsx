import { ArrowUpDown, CircleMinus, CirclePlus, Equal, PencilLine } from "lucide-react";
import type { ItemDifference } from "../../../../core/lessons/editor/compare-versions.rule.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { ComparedValue } from "./compared-value.view.tsx";
import styles from "./lesson-history.module.css";
import { useItemWords } from "./use-item-words.ts";
import { useValueLabel } from "./use-value-label.ts";

type ComparedItemProps = {
  readonly compared: ItemDifference;
  readonly position: number;
  readonly isBusy: boolean;
  /** null where there is nothing to restore */
  readonly onRestore: (() => void) | null;
};

const looks = {
  added: { tone: "success", icon: CirclePlus },
  removed: { tone: "danger", icon: CircleMinus },
  changed: { tone: "warning", icon: PencilLine },
  moved: { tone: "info", icon: ArrowUpDown },
  same: { tone: "neutral", icon: Equal },
} as const;

/** An item of a version compared with the lesson now. */
export const ComparedItemView = ({ compared, position, isBusy, onRestore }: ComparedItemProps) => {
  const text = useText(lessonEditorText);
  const words = useItemWords();
  const label = useValueLabel();
  const item = compared.before ?? compared.after;
  if (item === null) return null;
  const name = words(item, position);
  const kind = compared.kind === "same" && compared.isMoved ? "moved" : compared.kind;
  const look = looks[kind];
  return (
    <article className={styles["card"]} aria-label={name}>
      <header className={styles["cardHead"]}>
        <h3 className={styles["cardName"]}>{name}</h3>
        <Pill tone={look.tone} icon={look.icon}>
          {text(`history.differs.${kind}`)}
        </Pill>
        {onRestore === null ? null : (
          <Button size="small" isPending={isBusy} aria-label={text("history.restoreNamed", { item: name })} onPress={onRestore}>
            {text("history.restoreItem")}
          </Button>
        )}
      </header>
      {compared.values.map(({ key, before, after }) => (
        <ComparedValue key={key} label={label(item.type, key)} then={before} now={after} />
      ))}
    </article>
  );
};
