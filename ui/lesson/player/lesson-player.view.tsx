import { type ReactNode, useRef } from "react";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import type { Saving } from "../../../core/learning/saving.model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import styles from "./lesson-player.module.css";
import { PlayerFooter } from "./player-footer.view.tsx";
import { type LeaveLink, ModeBanner, PlayerHeader } from "./player-header.view.tsx";
import { SavedNote } from "./saved-note.view.tsx";
import type { InputHandlers } from "./use-unsent-input.ts";

/**
 * @property saving where the answers are; null where none are stored
 * @property input watches what is entered on the screen
 */
export type LessonPlayerViewProps = {
  readonly view: LessonView;
  readonly mode: PlayerMode;
  readonly leave: LeaveLink | null;
  readonly tool?: ReactNode;
  readonly saving: Saving | null;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onStep: (index: number) => void;
  readonly input?: InputHandlers;
  readonly drawItem: (item: EngagedItem) => ReactNode;
  readonly results: ReactNode;
};

/** A lesson, full height, one step at a time; back and next are within reach of the thumb. */
export const LessonPlayerView = (props: LessonPlayerViewProps) => {
  const { view, mode, leave, tool, saving, onNext, onBack, onStep, input, drawItem, results } = props;
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
      <PlayerHeader view={view} mode={mode} leave={leave} tool={tool} onStep={onStep} />
      <div>
        <ModeBanner mode={mode} />
        {saving === null ? null : <SavedNote saving={saving} />}
      </div>
      <div
        ref={content}
        tabIndex={-1}
        role="group"
        className={styles["content"]}
        aria-label={atResults ? text("results.title") : text("step", { number: index + 1, total: screens.length })}
        {...input}
      >
        <div key={place} className={styles["screen"]}>
          {atResults
            ? results
            : (screens[index] ?? []).map((item) => (
                <section
                  key={item.uuid}
                  className={styles["item"]}
                  data-item={item.uuid}
                  {...(item.name === "" ? {} : { "aria-label": item.name })}
                >
                  {drawItem(item)}
                </section>
              ))}
        </div>
      </div>
      {atResults ? null : <PlayerFooter view={view} onNext={onNext} onBack={onBack} />}
    </div>
  );
};
