import type { QuestionFormat } from "../../../../core/lessons/questions/question-plan.model.ts";
import { lessonQuestionsText } from "../../../i18n/en/lesson-questions.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./questions.module.css";

const braces = { open: "{", close: "}" };
const columns = [
  ["type", "type"],
  ["question", "question"],
  ["answer 1 …", "answers"],
  ["correct", "correct"],
  ["title, feedback", "more"],
] as const;

/** How a format is written. */
export const QuestionsHelp = ({ format }: { readonly format: QuestionFormat }) => {
  const text = useText(lessonQuestionsText);
  if (format === "gift")
    return (
      <div className={styles["help"]}>
        <p>{text("help.gift")}</p>
        <code className={styles["sample"]}>{text("help.giftSample", braces)}</code>
      </div>
    );
  return (
    <div className={styles["help"]}>
      <p>{text("help.csv")}</p>
      <dl className={styles["columns"]}>
        {columns.map(([name, key]) => (
          <div key={key} className={styles["column"]}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text(`help.columns.${key}`, braces)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
