import { Eye } from "lucide-react";
import { type Failure, sayingOf } from "../../core/kernel/failure.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { Banner } from "../kit/banner.view.tsx";
import { Button } from "../kit/button.view.tsx";
import styles from "./view-as.module.css";

/** What the bar says of a view: whom one sees the application as, until when, and what ends it. */
export type ViewBarWords = { readonly label: string; readonly title: string; readonly note: string; readonly end: string };

/**
 * @property name of the person; null while it is loading
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

/** Says above every page whom the tab shows the application as and until when, and ends it. */
export const WordedViewBar = ({
  words,
  failure,
  isEnding,
  onEnd,
}: Omit<ViewBarProps, "name" | "until"> & { readonly words: ViewBarWords }) => {
  const refusal = useRefusalWords();
  return (
    <aside className={styles["bar"]} aria-label={words.label}>
      <Banner
        tone="warning"
        icon={Eye}
        title={words.title}
        action={
          <Button size="small" isPending={isEnding} onPress={onEnd}>
            {words.end}
          </Button>
        }
      >
        {failure === null ? words.note : refusal(sayingOf(failure))}
      </Banner>
    </aside>
  );
};
