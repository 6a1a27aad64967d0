import type { OwnStats } from "../../../core/stats/own-stats.model.ts";
import { portalStatsText } from "../../i18n/en/portal-stats.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import styles from "./stats.module.css";

type GainsProps = { readonly gains: OwnStats["gains"]; readonly now: number; readonly onOlder: (() => void) | null };

const Gain = ({ gain, now }: { readonly gain: OwnStats["gains"][number]; readonly now: number }) => {
  const text = useText(portalStatsText);
  const { points, rule, seconds, course, lesson, item_name } = gain;
  const why = text(`rule.${rule}`);
  const item = item_name === "" ? text("unnamed") : item_name;
  return (
    <li className={styles["gain"]}>
      <strong>{seconds === null ? text("gain", { points, why }) : text("gainIn", { points, why, seconds })}</strong>
      <span className={styles["muted"]}>
        {course === "" ? text("itemAlone", { item, lesson }) : text("item", { item, lesson, course })} · <TimeAgo at={gain.at} now={now} />
      </span>
    </li>
  );
};

/** Gains of points, newest first, each with its reason. */
export const Gains = ({ gains, now, onOlder }: GainsProps) => {
  const text = useText(portalStatsText);
  return (
    <div className={styles["stack"]}>
      <ul className={styles["gains"]} aria-label={text("list")}>
        {gains.map((gain) => (
          <Gain key={gain.id} gain={gain} now={now} />
        ))}
      </ul>
      {onOlder === null ? null : (
        <span>
          <Button size="small" kind="quiet" onPress={onOlder}>
            {text("older")}
          </Button>
        </span>
      )}
    </div>
  );
};
