import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./item-form.module.css";

type MoreSettingsProps = {
  /** opened from the start, as something in it is wrong */ readonly isNeeded: boolean;
  readonly children: ReactNode;
};

/** Settings that are rarely changed, folded. */
export const MoreSettings = ({ isNeeded, children }: MoreSettingsProps) => {
  const text = useText(lessonFormsText);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <details className={styles["more"]} open={isOpen ?? isNeeded} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className={styles["summary"]}>
        <ChevronRight className={styles["chevron"]} aria-hidden="true" />
        {text("more")}
      </summary>
      {children}
    </details>
  );
};
