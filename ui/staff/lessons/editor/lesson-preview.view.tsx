import { ArrowLeft, Award, CircleCheck, Monitor, RotateCcw, Smartphone } from "lucide-react";
import { useRef } from "react";
import type { PreviewItem, PreviewShown } from "../../../../core/lessons/editor/lesson-preview.view-model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { ProgressBar } from "../../../kit/progress.view.tsx";
import { useFocusAfter } from "../../../kit/use-focus-after.ts";
import { LessonItemView } from "../../../lesson/item.view.tsx";
import styles from "./lesson-preview.module.css";

export type PreviewWidth = "phone" | "desktop";

export type LessonPreviewProps = {
  readonly name: string;
  readonly shown: PreviewShown;
  /** whether the end of the lesson is reached */
  readonly isDone: boolean;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly onAnswer: (item: LessonItem, answer: unknown) => void;
  readonly onStep: (index: number) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
};

const widths = [
  ["phone", Smartphone],
  ["desktop", Monitor],
] as const;

const Item = ({ entry, onAnswer }: { readonly entry: PreviewItem; readonly onAnswer: LessonPreviewProps["onAnswer"] }) => (
  <section className={styles["item"]} {...(entry.item.name === "" ? {} : { "aria-label": entry.item.name })}>
    <LessonItemView
      type={entry.item.type}
      name={entry.item.name}
      values={entry.values}
      answer={entry.answer}
      score={entry.score}
      onAnswer={async (answer) => onAnswer(entry.item, answer)}
    />
  </section>
);

const Device = (props: LessonPreviewProps) => {
  const { shown, isDone, name } = props;
  const text = useText(lessonEditorText);
  const content = useRef<HTMLDivElement>(null);
  const { length } = shown.screens;
  useFocusAfter(isDone ? -1 : shown.index, (before) => {
    if (before === undefined) return;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollTo({ top: 0 });
  });
  const step = text("preview.step", { number: shown.index + 1, total: length });
  return (
    <section className={styles["device"]} data-width={props.width} aria-label={text("preview.frame")}>
      <header className={styles["head"]}>
        <h2 className={styles["name"]}>{name === "" ? text("untitled") : name}</h2>
        <span className={styles["points"]}>
          <Award className={styles["award"]} aria-hidden="true" />
          {text("preview.points", { count: shown.points })}
        </span>
        <div className={styles["progress"]}>
          <ProgressBar label={step} percent={isDone ? 100 : (100 * shown.index) / Math.max(1, length)} />
        </div>
      </header>
      <div ref={content} tabIndex={-1} role="group" aria-label={isDone ? text("preview.done") : step} className={styles["content"]}>
        {isDone ? (
          <EmptyState icon={CircleCheck} title={text("preview.done")}>
            {text("preview.doneBody", { count: shown.points })}
          </EmptyState>
        ) : (
          <div key={shown.index} className={styles["screen"]}>
            {shown.items.map((entry) => (
              <Item key={entry.item.uuid} entry={entry} onAnswer={props.onAnswer} />
            ))}
          </div>
        )}
      </div>
      <footer className={styles["foot"]}>
        <Button isDisabled={shown.isFirst || isDone} onPress={props.onBack}>
          {text("preview.back")}
        </Button>
        {isDone ? (
          <Button kind="primary" icon={RotateCcw} onPress={props.onRestart}>
            {text("preview.restart")}
          </Button>
        ) : (
          <Button kind="primary" onPress={props.onNext}>
            {text(shown.isLast ? "preview.finish" : "preview.next")}
          </Button>
        )}
      </footer>
    </section>
  );
};

/** The lesson in the width of a phone or a desktop, as learners take it. */
export const LessonPreview = (props: LessonPreviewProps) => {
  const { shown, width, onClose } = props;
  const text = useText(lessonEditorText);
  return (
    <div className={styles["preview"]}>
      <div className={styles["bar"]}>
        <Button icon={ArrowLeft} onPress={onClose} autoFocus>
          {text("actions.back")}
        </Button>
        <p className={styles["note"]}>{text("preview.note")}</p>
        <Button kind="quiet" icon={RotateCcw} isDisabled={shown.screens.length === 0} onPress={props.onRestart}>
          {text("preview.restart")}
        </Button>
        <div className={styles["widths"]} role="group" aria-label={text("preview.width")}>
          {widths.map(([id, icon]) => (
            <IconButton
              key={id}
              icon={icon}
              label={text(`preview.${id}`)}
              kind={width === id ? "secondary" : "quiet"}
              aria-pressed={width === id}
              onPress={() => props.onWidth(id)}
            />
          ))}
        </div>
      </div>
      {shown.screens.length === 0 ? <p className={styles["empty"]}>{text("preview.empty")}</p> : <Device {...props} />}
    </div>
  );
};
