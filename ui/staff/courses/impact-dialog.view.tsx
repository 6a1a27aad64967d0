import { type EditImpact, type ImpactKind, impactKinds, type LearnerImpact } from "../../../core/edit-impact/edit-impact.model.ts";
import { editImpactText } from "../../i18n/en/edit-impact.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./impact-dialog.module.css";

export type ImpactDialogProps = {
  readonly impact: EditImpact;
  /** whether the course is deleted, so that the lessons need not be told one by one */
  readonly isDeletion?: boolean;
  readonly onSave: () => void;
  /** saves, and keeps open what learners have begun */
  readonly onKeep: () => void;
  readonly onClose: () => void;
};

const tones = { locked: "warning", gone: "warning", unfinished: "warning", later: "neutral", opened: "success" } as const satisfies Record<
  ImpactKind,
  string
>;

const Lessons = ({ impact }: Pick<ImpactDialogProps, "impact">) => {
  const text = useText(editImpactText);
  return (
    <section aria-labelledby="impact-lessons" className={styles["part"]}>
      <h3 id="impact-lessons" className={styles["heading"]}>
        {text("lessons")}
      </h3>
      <ul className={styles["list"]}>
        {impact.lessons.map((lesson) => (
          <li key={lesson.id} className={styles["row"]}>
            <span className={styles["name"]}>{lesson.name}</span>
            <span className={styles["kinds"]}>
              {impactKinds
                .filter((kind) => lesson[kind] > 0)
                .map((kind) => (
                  <Pill key={kind} tone={tones[kind]}>
                    {text(kind, { count: lesson[kind] })}
                  </Pill>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Learners = ({ impact, isDeletion = false }: Pick<ImpactDialogProps, "impact" | "isDeletion">) => {
  const text = useText(editImpactText);
  const names = new Map(impact.lessons.map(({ id, name }) => [id, name]));
  const told = ({ changes }: LearnerImpact): string =>
    changes.length === 0
      ? text("onlyCourse")
      : changes.map(({ lesson, kind }) => text(`of.${kind}`, { name: names.get(lesson) ?? "" })).join(" · ");
  const more = impact.affected - impact.learners.length;
  return (
    <section aria-labelledby="impact-learners" className={styles["part"]}>
      <h3 id="impact-learners" className={styles["heading"]}>
        {text("learners")}
      </h3>
      <ul className={styles["list"]}>
        {impact.learners.map((learner) => (
          <li key={learner.con_id} className={styles["row"]}>
            <span className={styles["name"]}>{learner.name}</span>
            {isDeletion ? null : <span className={styles["muted"]}>{told(learner)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles["muted"]}>{text("more", { count: more })}</p> : null}
    </section>
  );
};

/** Says whom an edit of a course affects, and asks whether to store it, or to keep open what learners have begun. */
export const ImpactDialog = ({ impact, isDeletion = false, onSave, onKeep, onClose }: ImpactDialogProps) => {
  const text = useText(editImpactText);
  const mayKeep = impact.begun > 0 && !isDeletion;
  return (
    <Dialog
      title={text("title", { count: impact.affected })}
      size="600"
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button kind={isDeletion ? "danger" : mayKeep ? "secondary" : "primary"} autoFocus={!mayKeep && !isDeletion} onPress={onSave}>
            {text(isDeletion ? "delete" : "save")}
          </Button>
          {mayKeep ? (
            <Button kind="primary" autoFocus onPress={onKeep}>
              {text("keep")}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles["stack"]}>
        {mayKeep ? <Banner tone="warning">{text("begun", { count: impact.begun })}</Banner> : null}
        {isDeletion ? <Banner tone="warning">{text("deleted", { count: impact.affected })}</Banner> : null}
        {impact.uncompleted > 0 && !isDeletion ? <Banner tone="info">{text("uncompleted", { count: impact.uncompleted })}</Banner> : null}
        {impact.lessons.length === 0 || isDeletion ? null : <Lessons impact={impact} />}
        <Learners impact={impact} isDeletion={isDeletion} />
      </div>
    </Dialog>
  );
};
