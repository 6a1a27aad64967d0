import { Award, Eye } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import type { LessonItem } from "../../core/lessons/item.model.ts";
import {
  type LessonPreview as Preview,
  newPreview,
  previewAnswered,
  previewAt,
  previewHeldBy,
  previewResults,
} from "../../core/lessons/lesson-preview.view-model.ts";
import { screensOf } from "../../core/lessons/screens.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { EmptyState } from "../kit/empty-state.view.tsx";
import { useFocusAfter } from "../kit/use-focus-after.ts";
import styles from "./lesson-preview.module.css";
import { PreviewResults } from "./preview-results.view.tsx";
import { PreviewScreen } from "./preview-screen.view.tsx";
import { StepDots } from "./step-dots.view.tsx";

/**
 * @property name of the lesson
 * @property items the working copy
 * @property startAt the item whose screen is shown first
 * @property labelOf the label of a contact field
 */
export type LessonPreviewProps = {
  readonly name: string;
  readonly items: readonly LessonItem[];
  readonly startAt?: string | null;
  readonly labelOf?: (field: string) => string;
};

type Held = ReturnType<typeof previewHeldBy>;
type FooterProps = {
  readonly held: Held;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

const Footer = ({ held, isFirst, isLast, onBack, onNext }: FooterProps) => {
  const text = useText(lessonViewsText);
  const why = useId();
  return (
    <div className={styles["footer"]}>
      <div id={why} className={styles["held"]}>
        {held === null ? null : (
          <>
            <span>{text(held === "recording" ? "preview.heldRecording" : "preview.heldQuestion")}</span>
            <Button kind="quiet" size="small" onPress={onNext}>
              {text("preview.skip")}
            </Button>
          </>
        )}
      </div>
      <div className={styles["buttons"]}>
        <Button isDisabled={isFirst} onPress={onBack}>
          {text("preview.back")}
        </Button>
        <Button kind="primary" isDisabled={held !== null} aria-describedby={why} onPress={onNext}>
          {text(isLast ? "preview.finish" : "preview.next")}
        </Button>
      </div>
    </div>
  );
};

/** A lesson as a learner takes it, one screen at a time; answers are graded in the page, and nothing is stored. */
export const LessonPreview = ({ name, items, startAt = null, labelOf }: LessonPreviewProps) => {
  const text = useText(lessonViewsText);
  const screens = useMemo(() => screensOf(items), [items]);
  const [preview, setPreview] = useState<Preview>(() => newPreview(screens, startAt));
  const [run, setRun] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const index = Math.min(preview.play.index, Math.max(0, screens.length - 1));
  const place = preview.atResults ? "results" : `${run}-${index}`;
  useFocusAfter(place, (before) => {
    if (before === undefined || before === place || content.current === null) return;
    content.current.focus({ preventScroll: true });
    content.current.scrollTop = 0;
  });
  const screen = screens[index];
  if (screen === undefined)
    return (
      <EmptyState icon={Eye} title={text("preview.empty")}>
        {text("preview.emptyBody")}
      </EmptyState>
    );
  const goTo = (to: number): void => setPreview((before) => previewAt(before, screens, to));
  const startAgain = (): void => {
    setRun(run + 1);
    setPreview(newPreview(screens, null));
  };
  return (
    <div className={styles["preview"]}>
      <div className={styles["header"]}>
        <div className={styles["line"]}>
          <h2 className={styles["name"]}>{name}</h2>
          <span className={styles["points"]}>
            <Award className={styles["award"]} aria-hidden="true" />
            {text("points", { count: previewResults(preview, items).points })}
          </span>
        </div>
        <p className={styles["mark"]}>
          <Eye className={styles["icon"]} aria-hidden="true" />
          {text("preview.mark")}
        </p>
        <StepDots
          steps={screens.map(([first], at) => ({
            id: first?.uuid ?? String(at),
            name: first?.name ?? "",
            state: at < preview.reached ? "done" : "open",
            isReachable: at <= preview.reached,
          }))}
          index={preview.atResults ? screens.length : index}
          onStep={goTo}
        />
      </div>
      <div
        ref={content}
        tabIndex={-1}
        role="group"
        className={styles["content"]}
        aria-label={preview.atResults ? text("preview.results") : text("preview.group", { number: index + 1, total: screens.length })}
      >
        {preview.atResults ? (
          <PreviewResults preview={preview} items={items} onAgain={startAgain} />
        ) : (
          <PreviewScreen
            key={place}
            preview={preview}
            screen={screen}
            onAnswer={(item, answer, seconds) => setPreview((before) => previewAnswered(before, item, answer, seconds))}
            {...(labelOf === undefined ? {} : { labelOf })}
          />
        )}
      </div>
      {preview.atResults ? null : (
        <Footer
          held={previewHeldBy(preview, screen)}
          isFirst={index === 0}
          isLast={index === screens.length - 1}
          onBack={() => goTo(index - 1)}
          onNext={() => goTo(index + 1)}
        />
      )}
    </div>
  );
};
