import type { Remote } from "../../../core/kernel/remote.ts";
import { launchPlace } from "../../../core/org/launch-places.rule.ts";
import { isTaskFinished, statusLabel } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { ShowMore, shownAtFirst } from "../../kit/show-more.view.tsx";
import { Skeleton } from "../../kit/skeleton.view.tsx";
import styles from "./important-steps.module.css";

export type ImportantStepsProps = {
  readonly steps: Remote<readonly Task[]>;
  /** opens a step that has no page */
  readonly onOpen: (step: Task) => void;
  /** finishes or reopens a step */
  readonly onTick: (step: Task, isFinished: boolean) => void;
  readonly onRetry: () => void;
};

const Step = ({ step, onOpen, onTick }: { readonly step: Task } & Pick<ImportantStepsProps, "onOpen" | "onTick">) => {
  const text = useText(homeText);
  const isFinished = isTaskFinished(step.status);
  const place = launchPlace(step);
  return (
    <li className={styles["step"]} data-finished={isFinished}>
      <Checkbox
        aria-label={text("steps.finish", { name: step.name })}
        isSelected={isFinished}
        onChange={(ticked) => onTick(step, ticked)}
      />
      {place === null ? (
        <button type="button" className={styles["name"]} onClick={() => onOpen(step)}>
          {step.name}
        </button>
      ) : (
        <Anchor href={place} className={styles["name"]}>
          {step.name}
        </Anchor>
      )}
      <span className={styles["status"]}>{statusLabel(step.status)}</span>
    </li>
  );
};

const OnTheirWay = () => (
  <ul className={styles["steps"]} aria-hidden="true">
    {Array.from({ length: shownAtFirst }, (_, row) => (
      <li key={row} className={styles["step"]}>
        <Skeleton width="most" />
      </li>
    ))}
  </ul>
);

/** The launch tasks as a checklist; each links to its page. */
export const ImportantSteps = ({ steps, onOpen, onTick, onRetry }: ImportantStepsProps) => {
  const text = useText(homeText);
  return (
    <Card title={text("steps.title")}>
      {steps.tag === "failed" && steps.previous === undefined ? (
        <Banner
          tone="warning"
          title={text("steps.failed")}
          action={
            <Button size="small" onPress={onRetry}>
              {text("retry")}
            </Button>
          }
        />
      ) : (
        <RemoteView remote={steps} skeleton={<OnTheirWay />}>
          {(all) => (
            <ShowMore items={all}>
              {(shown) => (
                <ul className={styles["steps"]}>
                  {shown.map((step) => (
                    <Step key={step.id} step={step} onOpen={onOpen} onTick={onTick} />
                  ))}
                </ul>
              )}
            </ShowMore>
          )}
        </RemoteView>
      )}
    </Card>
  );
};
