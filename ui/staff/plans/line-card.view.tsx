import { Phone } from "lucide-react";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import styles from "./plans.module.css";

export type LineCardProps = {
  /** the sender number of the user's text messages; null without one */ readonly number: string | null;
  readonly onSetUp: () => void;
};

/** The sender number of text messages, with a button to set one up. */
export const LineCard = ({ number, onSetUp }: LineCardProps) => {
  const text = useText(plansText);
  return (
    <Card title={text("line.title")}>
      <div className={styles["stack"]}>
        <p className={styles["card"]}>
          <Phone className={styles["icon"]} aria-hidden="true" />
          {number === null ? text("line.none") : phoneDisplay(number)}
        </p>
        <div>
          <Button onPress={onSetUp}>{text(number === null ? "line.setUp" : "line.another")}</Button>
        </div>
      </div>
    </Card>
  );
};
