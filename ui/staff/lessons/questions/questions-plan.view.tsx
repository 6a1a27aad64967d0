import { TriangleAlert } from "lucide-react";
import type { QuestionPlan } from "../../../../core/lessons/questions/question-plan.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonQuestionsText } from "../../../i18n/en/lesson-questions.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useLanguage, useText } from "../../../i18n/use-text.ts";
import { itemTypeIcons } from "../item-type-look.ts";
import styles from "./questions.module.css";

/** The items that questions become with what is lost of each, and what becomes none. */
export const QuestionsPlanView = ({ plan: { plan, unread } }: { readonly plan: QuestionPlan }) => {
  const text = useText(lessonQuestionsText);
  const types = useText(itemTypesText);
  const words = useRefusalWords();
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (
    <>
      {unread.length === 0 ? null : (
        <section className={styles["unread"]} aria-labelledby="questions-unread">
          <h3 id="questions-unread" className={styles["heading"]}>
            <TriangleAlert className={styles["icon"]} aria-hidden="true" />
            {text("plan.unread", { count: unread.length })}
          </h3>
          <ul className={styles["list"]}>
            {unread.map((part, at) => (
              <li key={at} className={styles["part"]}>
                <span className={styles["line"]}>{text("plan.line", { line: part.line })}</span>
                <span className={styles["words"]}>{words(part)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="questions-planned">
        <h3 id="questions-planned" className={styles["heading"]}>
          {text("plan.title")}
        </h3>
        {plan.length === 0 ? <p className={styles["note"]}>{text("plan.none")}</p> : null}
        <ul className={styles["list"]}>
          {plan.map(({ line, type, title, lost, item }) => {
            const Picture = itemTypeIcons[type];
            return (
              <li key={item.uuid} className={styles["part"]}>
                <span className={styles["line"]}>{text("plan.line", { line })}</span>
                <Picture className={styles["icon"]} aria-hidden="true" />
                <span className={styles["words"]}>
                  <span className={styles["title"]}>{title}</span>
                  <span className={styles["note"]}>{types(`names.${type}`)}</span>
                  {lost.length === 0 ? null : (
                    <span className={styles["lost"]}>
                      {text("plan.lost", { parts: list.format(lost.map((part) => text(`lost.${part}`))) })}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
};
