import type { ContactMetrics } from "../../../../core/contacts/contact-figures.model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./shape.module.css";

/**
 * Counts of contacts added in the last 30 days, archived, and by team, in one line; null renders an empty line, to avoid a layout shift.
 */
export const FiguresView = ({ metrics, label }: { readonly metrics: ContactMetrics | null; readonly label: string }) => {
  const text = useText(listViewsText);
  if (metrics === null) return <span className={styles["figures"]}>{"\u00a0"}</span>;
  return (
    <span role="group" aria-label={label} className={styles["figures"]}>
      <span>{text("added", { count: metrics.added_30d })}</span>
      <span>{text("archived", { count: metrics.archived })}</span>
      {metrics.by_team
        .filter(({ count }) => count > 0)
        .map((team) => (
          <span key={team.id}>{text("byTeam", { team: team.label, count: team.count })}</span>
        ))}
    </span>
  );
};
