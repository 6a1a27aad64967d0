import { MessageSquareOff } from "lucide-react";
import type { StoppedNumber } from "../../../../core/texts/text-standing.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { stoppedTextsText } from "../../../i18n/en/stopped-texts.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./stopped-texts.module.css";

export type StoppedTextsViewProps = { readonly stopped: readonly StoppedNumber[]; readonly timeZone: string };

/** Which numbers of a contact get no texts, and since when; nothing where all do. */
export const StoppedTextsView = ({ stopped, timeZone }: StoppedTextsViewProps) => {
  const text = useText(stoppedTextsText);
  const dates = useDates(timeZone);
  if (stopped.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={text("list")}>
      {stopped.map(({ mobile, stopped_at }) => (
        <li key={mobile} className={styles["number"]}>
          <MessageSquareOff className={styles["icon"]} aria-hidden="true" />
          <span>{text("stopped", { mobile: phoneDisplay(mobile), date: dates.at(stopped_at, { dateStyle: "long" }) })}</span>
        </li>
      ))}
    </ul>
  );
};
