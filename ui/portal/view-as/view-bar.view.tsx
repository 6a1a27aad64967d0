import { Eye } from "lucide-react";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { viewAsText } from "../../i18n/en/view-as.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./view-as.module.css";

/**
 * @property name of the learner; null while it is loading
 * @property until epoch seconds
 * @property failure why it is not known whom the tab shows, or why the view did not end
 */
export type ViewBarProps = {
  readonly name: string | null;
  readonly until: number | null;
  readonly failure: Failure | null;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

/** Says above every page of the portal whom the tab shows it as and until when, and ends it. */
export const ViewBar = ({ name, until, failure, isEnding, onEnd }: ViewBarProps) => {
  const text = useText(viewAsText);
  const words = useRefusalWords();
  const language = useLanguage();
  const time = until === null ? null : new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(until * 1000));
  return (
    <aside className={styles["bar"]} aria-label={text("label")}>
      <Banner
        tone="warning"
        icon={Eye}
        title={name === null ? text("asking") : text("title", { name })}
        action={
          <Button size="small" isPending={isEnding} onPress={onEnd}>
            {text("end")}
          </Button>
        }
      >
        {failure !== null ? words(sayingOf(failure)) : time === null ? text("readOnly") : text("until", { time })}
      </Banner>
    </aside>
  );
};
