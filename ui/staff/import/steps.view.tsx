import { Check } from "lucide-react";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./import.module.css";

/** The steps of an import in order. */
export const importSteps = ["upload", "columns", "options", "plan", "run", "result"] as const;
export type ImportStep = (typeof importSteps)[number];

type StepsProps = {
  readonly current: ImportStep;
  /** URL of an earlier step; null when it cannot be revisited */ readonly hrefOf: (step: ImportStep) => string | null;
};

/** The current step of an import, with links back. */
export const Steps = ({ current, hrefOf }: StepsProps) => {
  const text = useText(importText);
  const at = importSteps.indexOf(current);
  return (
    <nav aria-label={text("steps.label")}>
      <ol className={styles["steps"]}>
        {importSteps.map((step, index) => {
          const href = index < at ? hrefOf(step) : null;
          const words = (
            <>
              <span className={styles["number"]} aria-hidden="true">
                {index < at ? <Check className={styles["check"]} /> : index + 1}
              </span>
              <span className={styles["stepName"]}>{text(`steps.${step}`)}</span>
            </>
          );
          return (
            <li
              key={step}
              className={styles["step"]}
              data-state={index < at ? "done" : index === at ? "current" : "ahead"}
              {...(index === at ? { "aria-current": "step" } : {})}
            >
              {href === null ? (
                words
              ) : (
                <Anchor href={href} className={styles["stepLink"]} aria-label={text(`steps.${step}`)}>
                  {words}
                </Anchor>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
