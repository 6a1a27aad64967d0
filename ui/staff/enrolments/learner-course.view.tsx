import { FlaskConical, Pause, Play, RotateCcw, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { certificatePath } from "../../../core/certificates/certificate.model.ts";
import type { LearnerCourse } from "../../../core/enrolments/enrolment.model.ts";
import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { finishedPercent } from "../../../core/learning/portal-home.view-model.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./enrolments.module.css";
import { LearnerLesson, useMoment } from "./learner-lesson.view.tsx";
import { OpenLessonDialog } from "./open-lesson-dialog.view.tsx";

/** What staff do with one contact's course; null for users who may only look. */
export type LearnerActs = {
  readonly onJoin: (joined: boolean) => void;
  readonly onPause: (paused: boolean) => void;
  readonly onReset: () => void;
  readonly onOpen: (lesson: number, reason: string) => void;
  readonly onTakeBack: (lesson: number) => void;
  readonly onResetLesson: (lesson: number) => void;
};

type LearnerCourseProps = {
  readonly contact: number;
  readonly course: LearnerCourse;
  readonly acts: LearnerActs | null;
  /** asks why a lesson is closed; null for users who may not */
  readonly onWhy: ((lesson: number) => void) | null;
};

const Acts = ({ contact, course, acts }: Omit<LearnerCourseProps, "onWhy"> & { readonly acts: LearnerActs }) => {
  const text = useText(enrolmentsText);
  const [isAsking, setAsking] = useState(false);
  if (course.joined_at === null)
    return (
      <div className={styles["line"]}>
        <Button kind="primary" icon={UserPlus} onPress={() => acts.onJoin(true)}>
          {text(course.left_at === null ? "dialog.enrol" : "dialog.enrolAgain")}
        </Button>
      </div>
    );
  return (
    <div className={styles["line"]}>
      <Button size="small" icon={course.drip_paused ? Play : Pause} onPress={() => acts.onPause(!course.drip_paused)}>
        {text(course.drip_paused ? "dialog.resume" : "dialog.pause")}
      </Button>
      {course.touched_at === null ? null : (
        <Button size="small" icon={RotateCcw} onPress={() => setAsking(true)}>
          {text("dialog.reset")}
        </Button>
      )}
      <LinkButton size="small" icon={FlaskConical} href={`/ui/campaigns/${course.id}/test?contact=${contact}`}>
        {text("dialog.test")}
      </LinkButton>
      <Button size="small" icon={UserMinus} onPress={() => acts.onJoin(false)}>
        {text("dialog.leave")}
      </Button>
      <ConfirmDialog
        title={text("dialog.resetTitle", { name: course.contact })}
        action={text("dialog.reset")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          acts.onReset();
        }}
      >
        {text("dialog.resetBody")}
      </ConfirmDialog>
    </div>
  );
};

const Facts = ({ course }: { readonly course: LearnerCourse }) => {
  const text = useText(enrolmentsText);
  const when = useMoment();
  const membership =
    course.joined_at !== null
      ? text("dialog.joined", { when: when(course.joined_at) })
      : course.left_at === null
        ? text("dialog.notJoined")
        : text("dialog.left", { when: when(course.left_at) });
  const facts = [
    membership,
    course.source === null ? null : text(`dialog.source.${course.source}`),
    course.due_at === null ? null : text("dialog.due", { when: when(course.due_at) }),
    course.points === 0 ? null : text("dialog.points", { count: course.points }),
    course.drip_paused ? text("lock.drip") : null,
    course.paused ? text("lock.paused") : null,
  ].filter((fact) => fact !== null);
  return <p className={styles["muted"]}>{facts.join(" · ")}</p>;
};

/** One contact's course for staff: progress, what can be done, and the syllabus with the reason of each lock. */
export const LearnerCourseView = ({ contact, course, acts, onWhy }: LearnerCourseProps) => {
  const text = useText(enrolmentsText);
  const when = useMoment();
  const [opening, setOpening] = useState<CourseLesson | null>(null);
  const [resetting, setResetting] = useState<CourseLesson | null>(null);
  return (
    <div className={styles["stack"]}>
      <ProgressBar
        label={text("dialog.progress", { name: course.contact })}
        isLabelHidden
        percent={finishedPercent(course)}
        valueText={text("card.lessons", { done: course.finished, total: course.lessons })}
      />
      <Facts course={course} />
      {course.certificate === null ? null : (
        <p>
          <Anchor href={certificatePath(course.certificate.code)} target="_blank">
            {text("dialog.certificate", { when: when(course.certificate.issued_at) })}
          </Anchor>
        </p>
      )}
      {acts === null ? null : <Acts contact={contact} course={course} acts={acts} />}
      {course.triggers.length === 0 ? (
        <p className={styles["muted"]}>{text("dialog.empty")}</p>
      ) : (
        <ol className={styles["list"]} aria-label={text("dialog.syllabus")}>
          {course.triggers.map((lesson) => (
            <LearnerLesson
              key={lesson.id}
              lesson={lesson}
              course={course}
              onWhy={onWhy === null ? null : () => onWhy(lesson.id)}
              onOpen={acts === null ? null : () => setOpening(lesson)}
              onTakeBack={acts === null ? null : () => acts.onTakeBack(lesson.id)}
              onReset={acts === null ? null : () => setResetting(lesson)}
            />
          ))}
        </ol>
      )}
      {resetting === null || acts === null ? null : (
        <ConfirmDialog
          title={text("dialog.resetLessonTitle", { lesson: resetting.name, name: course.contact })}
          action={text("dialog.resetOne")}
          isOpen
          onCancel={() => setResetting(null)}
          onConfirm={() => {
            setResetting(null);
            acts.onResetLesson(resetting.id);
          }}
        >
          {text("dialog.resetLessonBody")}
        </ConfirmDialog>
      )}
      {opening === null || acts === null ? null : (
        <OpenLessonDialog
          lesson={opening.name}
          onClose={() => setOpening(null)}
          onOpen={(reason) => {
            acts.onOpen(opening.id, reason);
            setOpening(null);
          }}
        />
      )}
    </div>
  );
};
