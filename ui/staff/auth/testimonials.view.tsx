import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./testimonials.module.css";

const stories = ["first", "second", "third"] as const;

/** What people use the product for, in their words. */
export const Testimonials = () => {
  const text = useText(staffAuthText);
  return (
    <section className={styles["panel"]} aria-label={text("testimonials.title")}>
      <h2 className={styles["title"]}>{text("testimonials.title")}</h2>
      <p className={styles["note"]}>{text("testimonials.note")}</p>
      {stories.map((story) => (
        <figure key={story} className={styles["story"]}>
          <blockquote>{text(`testimonials.${story}.quote`)}</blockquote>
          <figcaption className={styles["who"]}>{text(`testimonials.${story}.who`)}</figcaption>
        </figure>
      ))}
    </section>
  );
};
