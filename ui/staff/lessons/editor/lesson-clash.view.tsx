import type { ClashShown } from "../../../../core/lessons/editor/clash-shown.view-model.ts";
import type { ClashChoice } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import styles from "./lesson-clash.module.css";
import { MarkedText } from "./marked-text.view.tsx";
import { useItemWords } from "./use-item-words.ts";
import { useValueLabel } from "./use-value-label.ts";

type LessonClashDialogProps = {
  readonly clash: ClashShown;
  readonly position: number;
  /** clashes that wait for a choice */
  readonly total: number;
  readonly onResolve: (by: ClashChoice) => void;
};

/** Two authors changed the same: both texts side by side, and which one stays. */
export const LessonClashDialog = ({ clash, position, total, onResolve }: LessonClashDialogProps) => {
  const text = useText(lessonEditorText);
  const words = useItemWords();
  const label = useValueLabel();
  const { item, key } = clash;
  const what = [
    item === null ? text("problems.lesson") : words(item, position),
    key === null ? text("clash.wholeItem") : label(item?.type ?? null, key),
  ].join(" · ");
  const sides = [
    { id: "mine", value: clash.mine, other: clash.theirs, isGone: clash.isMineGone },
    { id: "theirs", value: clash.theirs, other: clash.mine, isGone: clash.isTheirsGone },
  ] as const;
  return (
    <Dialog
      title={text("clash.title")}
      size="680"
      role="alertdialog"
      isOpen
      onClose={() => undefined}
      footer={
        <>
          {clash.mayKeepBoth ? <Button onPress={() => onResolve("both")}>{text("clash.keepBoth")}</Button> : null}
          <Button onPress={() => onResolve("theirs")}>{text("clash.takeTheirs")}</Button>
          <Button kind="primary" onPress={() => onResolve("mine")}>
            {text("clash.keepMine")}
          </Button>
        </>
      }
    >
      <p>{text("clash.body")}</p>
      <p className={styles["what"]}>
        {what}
        {total > 1 ? <span className={styles["number"]}>{text("clash.number", { at: 1, total })}</span> : null}
      </p>
      <div className={styles["sides"]}>
        {sides.map(({ id, value, other, isGone }) => (
          <section key={id} className={styles["side"]} aria-label={text(`clash.${id}`)}>
            <h3 className={styles["title"]}>{text(`clash.${id}`)}</h3>
            {isGone ? <p className={styles["gone"]}>{text("clash.gone")}</p> : <MarkedText value={value} other={other} tone={id} />}
          </section>
        ))}
      </div>
    </Dialog>
  );
};
