import type { Remote } from "../../../../core/kernel/remote.ts";
import type { Accommodations } from "../../../../core/learning/accommodations.model.ts";
import type { ContactGain, ContactPoints } from "../../../../core/learning/contact-points.model.ts";
import { BonusTime } from "../../../../core/lessons/bonus-time.rule.ts";
import { contactPointsText } from "../../../i18n/en/contact-points.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { Select } from "../../../kit/select.view.tsx";
import { ShowMore } from "../../../kit/show-more.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import styles from "./points-card.module.css";

type TimeProps = {
  readonly accommodations: Remote<Accommodations>;
  readonly onTime: (time: BonusTime) => void;
  readonly onRetry: () => void;
};

export type PointsCardProps = {
  readonly points: Remote<ContactPoints>;
  /** null for users who may not see it */
  readonly time: TimeProps | null;
  /** epoch seconds */
  readonly now: number;
  /** null where all are shown */
  readonly onOlder: (() => void) | null;
  readonly onRetry: () => void;
};

const times = ["standard", "half_more", "double", "unlimited"] as const satisfies readonly BonusTime[];

const TimeForBonus = ({ accommodations, onTime, onRetry }: TimeProps) => {
  const text = useText(contactPointsText);
  return (
    <RemoteView remote={accommodations} skeleton={<SkeletonLines lines={1} />} onRetry={onRetry}>
      {({ bonus_time }) => (
        <Select
          label={text("time.label")}
          help={text("time.help")}
          options={times.map((id) => ({ id, label: text(`time.${id}`) }))}
          selected={bonus_time}
          onSelect={(id) => {
            if (BonusTime.is(id)) onTime(id);
          }}
        />
      )}
    </RemoteView>
  );
};

const Gain = ({ gain, now }: { readonly gain: ContactGain; readonly now: number }) => {
  const text = useText(contactPointsText);
  const { points, rule, seconds, course, lesson } = gain;
  const why = text(`why.${rule}`);
  const item = gain.item_name === "" ? text("unnamed") : gain.item_name;
  return (
    <li className={styles["gain"]}>
      <strong>{seconds === null ? text("gain", { points, why }) : text("gainIn", { points, why, seconds })}</strong>
      <span className={styles["muted"]}>
        {course === "" ? text("placeAlone", { item, lesson }) : text("place", { item, lesson, course })} ·{" "}
        <TimeAgo at={gain.at} now={now} />
      </span>
    </li>
  );
};

/** Why a contact has its points, and the time that it has for speed bonuses. */
export const PointsCard = ({ points, time, now, onOlder, onRetry }: PointsCardProps) => {
  const text = useText(contactPointsText);
  return (
    <Card title={text("title")}>
      <div className={styles["card"]}>
        <RemoteView remote={points} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
          {({ gains, total }) =>
            gains.length === 0 ? (
              <p className={styles["muted"]}>{text("none")}</p>
            ) : (
              <>
                <p className={styles["muted"]}>{text("total", { count: total })}</p>
                <ShowMore items={gains}>
                  {(shown) => (
                    <ul className={styles["gains"]} aria-label={text("list")}>
                      {shown.map((gain) => (
                        <Gain key={gain.id} gain={gain} now={now} />
                      ))}
                    </ul>
                  )}
                </ShowMore>
                {onOlder === null ? null : (
                  <span>
                    <Button size="small" kind="quiet" onPress={onOlder}>
                      {text("older")}
                    </Button>
                  </span>
                )}
              </>
            )
          }
        </RemoteView>
        {time === null ? null : <TimeForBonus {...time} />}
      </div>
    </Card>
  );
};
