import type { ItemResults } from "../../core/learning/item-results.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./shared-answers.module.css";

/** The answers of others to an open question, newest first. */
export const SharedAnswers = ({ answers }: { readonly answers: NonNullable<ItemResults["shared"]> }) => {
  const text = useText(lessonItemsText);
  const dates = useDates();
  return (
    <section className={styles["shared"]} aria-label={text("shared.title")}>
      <p className={styles["title"]}>{text("shared.title")}</p>
      {answers.length === 0 ? <p className={styles["none"]}>{text("shared.none")}</p> : null}
      {answers.length === 0 ? null : (
        <ul className={styles["list"]}>
          {answers.map(({ name, answer, at }, index) => {
            const when = new Date(at * 1000);
            return (
              <li key={`${at}-${index}`} className={styles["answer"]}>
                <p className={styles["who"]}>
                  <strong>{name}</strong>
                  <time dateTime={when.toISOString()}>{dates.at(at, { dateStyle: "medium" })}</time>
                </p>
                <p className={styles["words"]}>{typeof answer === "string" ? answer : ""}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
