import type { OwnStats } from "../../../core/stats/own-stats.model.ts";
import { portalStatsText } from "../../i18n/en/portal-stats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./stats.module.css";

const [width, height, gap] = [10, 100, 2];

/** Points by day as bars; screen readers get the table. */
export const DayChart = ({ days }: { readonly days: OwnStats["days"] }) => {
  const text = useText(portalStatsText);
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ points }) => points));
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const dayOf = (date: string): string => day.format(Date.parse(`${date}T00:00:00Z`));
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <figure className={styles["chart"]}>
      <svg
        className={styles["bars"]}
        viewBox={`0 0 ${days.length * (width + gap)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day: date, points }, at) => {
          const size = Math.max(points > 0 ? 2 : 0, (height * Math.max(0, points)) / most);
          return <rect key={date} x={at * (width + gap)} y={height - size} width={width} height={size} />;
        })}
      </svg>
      <figcaption className={styles["ends"]} aria-hidden="true">
        <span>{dayOf(first)}</span>
        <span>{dayOf(last)}</span>
      </figcaption>
      <VisuallyHidden>
        <table aria-label={text("chart")}>
          <thead>
            <tr>
              <th scope="col">{text("day")}</th>
              <th scope="col">{text("points")}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day: date, points }) => (
              <tr key={date}>
                <th scope="row">{dayOf(date)}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
};
