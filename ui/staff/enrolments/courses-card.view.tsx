import { CircleHelp, GraduationCap } from "lucide-react";
import type { ContactCourse } from "../../../core/enrolments/enrolment.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { finishedPercent } from "../../../core/learning/portal-home.view-model.ts";
import { accessTraceText } from "../../i18n/en/access-trace.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { ShowMore } from "../../kit/show-more.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./enrolments.module.css";
import { LearnerPill } from "./learner-pill.view.tsx";

export type CoursesCardProps = {
  readonly courses: Remote<readonly ContactCourse[]>;
  readonly onOpen: (course: ContactCourse) => void;
  /** null for users who may not enrol */
  readonly onEnrol: (() => void) | null;
  /** asks why the contact does not see something; null for users who may not */
  readonly onWhy: (() => void) | null;
  readonly onRetry: () => void;
};

const OneCourse = ({ course, onOpen }: { readonly course: ContactCourse; readonly onOpen: (course: ContactCourse) => void }) => {
  const text = useText(enrolmentsText);
  return (
    <li className={styles["course"]}>
      <span className={styles["between"]}>
        <Button kind="quiet" size="small" aria-label={text("card.open", { name: course.name })} onPress={() => onOpen(course)}>
          {course.name}
        </Button>
        <LearnerPill
          status={course.left_at === null ? (course.status === "completed" ? "completed" : "current") : "left"}
          isPaused={course.drip_paused}
        />
      </span>
      <ProgressBar
        label={text("dialog.progress", { name: course.name })}
        isLabelHidden
        percent={finishedPercent(course)}
        valueText={text("card.lessons", { done: course.finished, total: course.lessons })}
      />
    </li>
  );
};

/** The courses on a contact's record. */
export const CoursesCard = ({ courses, onOpen, onEnrol, onWhy, onRetry }: CoursesCardProps) => {
  const text = useText(enrolmentsText);
  const why = useText(accessTraceText);
  return (
    <Card title={text("card.title")}>
      <div className={styles["stack"]}>
        <RemoteView remote={courses} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
          {(known) =>
            known.length === 0 ? (
              <p className={styles["muted"]}>{text("card.none")}</p>
            ) : (
              <ShowMore items={known}>
                {(shown) => (
                  <ul className={styles["list"]} aria-label={text("card.list")}>
                    {shown.map((course) => (
                      <OneCourse key={course.id} course={course} onOpen={onOpen} />
                    ))}
                  </ul>
                )}
              </ShowMore>
            )
          }
        </RemoteView>
        {onEnrol === null && onWhy === null ? null : (
          <span className={styles["line"]}>
            {onEnrol === null ? null : (
              <Button size="small" icon={GraduationCap} onPress={onEnrol}>
                {text("card.enrol")}
              </Button>
            )}
            {onWhy === null ? null : (
              <Button size="small" kind="quiet" icon={CircleHelp} onPress={onWhy}>
                {why("open")}
              </Button>
            )}
          </span>
        )}
      </div>
    </Card>
  );
};
