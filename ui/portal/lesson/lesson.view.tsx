import { Award, CloudOff, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonView as LessonUnderWay } from "../../../core/learning/lesson-view.model.ts";
import { isShownHere } from "../../../core/lessons/shown-here.rule.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import { StepDots } from "../../lesson/step-dots.view.tsx";
import styles from "./lesson.module.css";

export type LessonViewProps = {
  readonly view: LessonUnderWay;
  readonly courseHref: string;
  /** reports that are queued on this device */
  readonly unsent: number;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onStep: (index: number) => void;
  readonly drawItem: (item: EngagedItem) => ReactNode;
  readonly results: ReactNode;
};

const isDone = (item: EngagedItem): boolean => item.engagementState.completed || !isShownHere(item);

const Header = ({ view, courseHref, onStep }: Pick<LessonViewProps, "view" | "courseHref" | "onStep">) => {
  const text = useText(lessonText);
  const { lesson, screens, index, atResults } = view;
  return (
    <header className={styles["header"]}>
      <Anchor href={courseHref} className={styles["leave"]} aria-label={text("leave", { course: lesson.course?.name ?? "" })}>
        <X className={styles["icon"]} aria-hidden="true" />
      </Anchor>
      <div className={styles["middle"]}>
        <h1 className={styles["title"]}>{lesson.name}</h1>
        <StepDots
          steps={screens.map((screen, at) => ({ id: screen[0]?.uuid ?? String(at), isDone: screen.every(isDone) }))}
          index={atResults ? screens.length : index}
          onStep={onStep}
        />
      </div>
      <span className={styles["points"]}>
        <Award className={styles["award"]} aria-hidden="true" />
        <span key={lesson.points} className={styles["number"]}>
          {text("points", { count: lesson.points })}
        </span>
      </span>
    </header>
  );
};

const useHeldWord = ({ heldBy }: LessonUnderWay): string => {
  const text = useText(lessonText);
  if (heldBy === null) return "";
  return text(heldBy === "recording" ? "heldVideo" : "heldQuestion");
};

const Footer = ({ view, onNext, onBack }: Pick<LessonViewProps, "view" | "onNext" | "onBack">) => {
  const text = useText(lessonText);
  const held = useHeldWord(view);
  const isLast = view.index === view.screens.length - 1;
  return (
    <footer className={styles["footer"]}>
      <p id="held" className={styles["held"]}>
        {held}
      </p>
      <div className={styles["buttons"]}>
        <Button isDisabled={view.index === 0} onPress={onBack}>
          {text("back")}
        </Button>
        <Button kind="primary" isDisabled={view.isHeld} aria-describedby="held" onPress={onNext}>
          {text(isLast ? "finish" : "next")}
        </Button>
      </div>
    </footer>
  );
};

/** A lesson, full height, one step at a time; back and next are within reach of the thumb. */
export const LessonView = ({ view, courseHref, unsent, onNext, onBack, onStep, drawItem, results }: LessonViewProps) => {
  const text = useText(lessonText);
  const { screens, index, atResults } = view;
  const content = useRef<HTMLDivElement>(null);
  const place = atResults ? "results" : String(index);
  useFocusAfter(place, (before) => {
    if (before === undefined || before === place) return;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollTo({ top: 0 });
  });
  return (
    <div className={styles["player"]}>
      <Header view={view} courseHref={courseHref} onStep={onStep} />
      <div role="status">
        {unsent === 0 ? null : (
          <p className={styles["unsent"]}>
            <CloudOff className={styles["small"]} aria-hidden="true" />
            {text("unsent", { count: unsent })}
          </p>
        )}
      </div>
      <div
        ref={content}
        tabIndex={-1}
        role="group"
        className={styles["content"]}
        aria-label={atResults ? text("results.title") : text("step", { number: index + 1, total: screens.length })}
      >
        <div key={place} className={styles["screen"]}>
          {atResults
            ? results
            : (screens[index] ?? []).map((item) => (
                <section key={item.uuid} className={styles["item"]} {...(item.name === "" ? {} : { "aria-label": item.name })}>
                  {drawItem(item)}
                </section>
              ))}
        </div>
      </div>
      {atResults ? null : <Footer view={view} onNext={onNext} onBack={onBack} />}
    </div>
  );
};
