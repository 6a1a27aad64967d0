import { type ProblemPlace, problemPlace } from "../../../../core/lessons/editor/problem-place.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { LessonProblem } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import styles from "./publish-problems.module.css";
import { useItemWords } from "./use-item-words.ts";
import { useValueLabel } from "./use-value-label.ts";

type PublishProblemsProps = {
  readonly problems: readonly LessonProblem[];
  readonly items: readonly LessonItem[];
  /** @param uuid of the item; null: the lesson itself @param field within the item, such as `values.question` */
  readonly onGo: (uuid: string | null, field: string) => void;
  readonly onClose: () => void;
};

/** What prevents the publication of a lesson, each with the way to it. */
export const PublishProblems = ({ problems, items, onGo, onClose }: PublishProblemsProps) => {
  const text = useText(lessonEditorText);
  const refusals = useRefusalWords();
  const words = useItemWords();
  const labels = useValueLabel();
  const named = ({ item, position, field }: NonNullable<ProblemPlace>): string => {
    const key = field.split(".").slice(0, 2).join(".");
    return text("problems.field", { item: words(item, position), field: key === "" ? "" : labels(item.type, key) });
  };
  return (
    <Dialog
      title={text("problems.title")}
      size="600"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{text("actions.close")}</Button>}
    >
      <p className={styles["body"]}>{text("problems.body", { count: problems.length })}</p>
      <ul className={styles["problems"]}>
        {problems.map((problem, at) => {
          const place = problemPlace(problem, items);
          const item = place === null ? text("problems.lesson") : named(place);
          const said = refusals(problem);
          return (
            <li key={`${at}-${problem.path}`} className={styles["problem"]}>
              <span className={styles["words"]}>
                <span className={styles["item"]}>{item}</span>
                <span>{said}</span>
              </span>
              <Button
                size="small"
                aria-label={text("problems.goTo", { item, problem: said })}
                onPress={() => onGo(place?.item.uuid ?? null, place?.field ?? "")}
              >
                {text("problems.go")}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
