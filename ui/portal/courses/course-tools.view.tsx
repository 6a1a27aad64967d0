import { Pause, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { Course } from "../../../core/learning/course.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import styles from "./course.module.css";

type CourseToolsProps = {
  readonly course: Course;
  readonly onReset: () => void;
  readonly onPause: (paused: boolean) => void;
};

const ResetCourse = ({ course, onReset }: Pick<CourseToolsProps, "course" | "onReset">) => {
  const text = useText(learningText);
  const [isAsking, setAsking] = useState(false);
  if (course.touched_at === null || course.status === "available") return null;
  return (
    <>
      <Button kind="quiet" icon={RotateCcw} onPress={() => setAsking(true)}>
        {text("course.reset")}
      </Button>
      <ConfirmDialog
        title={text("course.resetTitle", { name: course.name })}
        action={text("course.reset")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
      >
        {text("course.resetBody")}
      </ConfirmDialog>
    </>
  );
};

/** Pausing is offered while something is still to open. */
const PauseCourse = ({ course, onPause }: Pick<CourseToolsProps, "course" | "onPause">) => {
  const text = useText(learningText);
  const waits = course.triggers.some(({ opens_at }) => opens_at !== null);
  if (course.status !== "current" || course.paused || course.drip_paused || !waits) return null;
  return (
    <Button kind="quiet" icon={Pause} onPress={() => onPause(true)}>
      {text("course.pause")}
    </Button>
  );
};

/** What a learner can do with a course besides learning: pause it, and start it again. */
export const CourseTools = (props: CourseToolsProps) => (
  <div className={styles["tools"]}>
    <PauseCourse {...props} />
    <ResetCourse {...props} />
  </div>
);
