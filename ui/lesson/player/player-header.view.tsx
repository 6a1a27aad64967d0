import { Award, Eye, FlaskConical, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import { playerSteps } from "../../../core/learning/player-steps.view-model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { StepDots } from "../step-dots.view.tsx";
import styles from "./lesson-player.module.css";

/** The way out of a lesson: a page, or what the page around the player does. */
export type LeaveLink = { readonly label: string } & ({ readonly href: string } | { readonly onPress: () => void });

const Leave = ({ leave }: { readonly leave: LeaveLink }) => {
  const picture = <X className={styles["icon"]} aria-hidden="true" />;
  return "href" in leave ? (
    <Anchor href={leave.href} className={styles["leave"]} aria-label={leave.label}>
      {picture}
    </Anchor>
  ) : (
    <button type="button" className={styles["leave"]} aria-label={leave.label} onClick={leave.onPress}>
      {picture}
    </button>
  );
};

type HeaderProps = {
  readonly view: LessonView;
  readonly mode: PlayerMode;
  /** null where the page around the player closes it */
  readonly leave: LeaveLink | null;
  /** stands beside the way out */
  readonly tool?: ReactNode;
  readonly onStep: (index: number) => void;
};

/** The name of the lesson, its steps and points. */
export const PlayerHeader = ({ view, mode, leave, tool, onStep }: HeaderProps) => {
  const text = useText(lessonText);
  const { lesson, screens, index, atResults } = view;
  return (
    <header className={styles["header"]}>
      <span className={styles["start"]}>
        {leave === null ? null : <Leave leave={leave} />}
        {tool}
      </span>
      <div className={styles["middle"]}>
        <h1 className={styles["title"]}>{lesson.name}</h1>
        <StepDots steps={playerSteps(view, mode === "take")} index={atResults ? screens.length : index} onStep={onStep} />
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

const notices = {
  test: { picture: FlaskConical, title: "test", notice: "testNotice" },
  review: { picture: Eye, title: "reviewTitle", notice: "reviewNotice" },
} as const;

/** Says that a lesson is tested or reviewed, and what that means. */
export const ModeBanner = ({ mode }: { readonly mode: PlayerMode }) => {
  const text = useText(lessonText);
  if (mode === "take") return null;
  const { picture: Picture, title, notice } = notices[mode];
  return (
    <p className={styles["mode"]} data-mode={mode}>
      <Picture className={styles["small"]} aria-hidden="true" />
      <strong>{text(title)}</strong>
      <span>{text(notice)}</span>
    </p>
  );
};
