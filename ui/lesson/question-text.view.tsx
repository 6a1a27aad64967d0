import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { RichText } from "../kit/rich-text.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./question-text.module.css";

type Props = { /** HTML */ readonly html: string; readonly hint?: string };

/** The words of a question, and how it is answered. */
export const QuestionText = ({ html, hint = "" }: Props) => {
  const text = useText(lessonViewsText);
  return (
    <div className={styles["question"]}>
      {html.trim() === "" ? <EmptyPart>{text("empty.question")}</EmptyPart> : <RichText html={html} isInline />}
      {hint === "" ? null : <span className={styles["hint"]}>{hint}</span>}
    </div>
  );
};
