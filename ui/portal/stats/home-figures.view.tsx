import { Award, Flame } from "lucide-react";
import { portalStatsText } from "../../i18n/en/portal-stats.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./home-figures.module.css";

export type HomeFiguresProps = {
  /** of all time */
  readonly points: number;
  /** days in a row with a lesson finished */
  readonly streak: number;
  /** of the page of points */
  readonly href: string;
};

/** All of a learner's points and their days in a row, which lead to where the points come from; nothing before the first. */
export const HomeFigures = ({ points, streak, href }: HomeFiguresProps) => {
  const text = useText(portalStatsText);
  if (points === 0 && streak === 0) return null;
  return (
    <Anchor href={href} className={styles["figures"]}>
      <span className={styles["figure"]}>
        <Award className={styles["award"]} aria-hidden="true" />
        {text("total", { count: points })}
      </span>{" "}
      {streak === 0 ? null : (
        <span className={styles["figure"]}>
          <Flame className={styles["flame"]} aria-hidden="true" />
          {text("inARow", { count: streak })}
        </span>
      )}
    </Anchor>
  );
};
