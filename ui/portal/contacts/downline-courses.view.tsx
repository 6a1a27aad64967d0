import type { DownlineRecord } from "../../../core/downline/downline.model.ts";
import { finishedPercent } from "../../../core/learning/portal-home.view-model.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import rows from "../more/rows.module.css";
import styles from "./downline.module.css";

/** How far a contact is in the courses that it joined. */
export const DownlineCourses = ({ contact }: { readonly contact: DownlineRecord }) => {
  const text = useText(portalDownlineText);
  return (
    <Card title={text("courses")}>
      {contact.courses.length === 0 ? (
        <p className={rows["muted"]}>{text("coursesEmpty", { name: contact.name })}</p>
      ) : (
        <ul className={rows["list"]} aria-label={text("courses")}>
          {contact.courses.map((course) => (
            <li key={course.id} className={styles["course"]}>
              <span className={rows["name"]}>{course.name}</span>
              <ProgressBar
                label={text("progress", { name: course.name })}
                isLabelHidden
                percent={finishedPercent(course)}
                valueText={text("lessons", { done: course.finished, total: course.lessons })}
              />
              <span className={rows["muted"]}>{text("points", { count: course.points })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
