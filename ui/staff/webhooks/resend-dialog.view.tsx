import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type ResendSpan, resendSpans } from "../../../core/webhooks/webhook-list.view-model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./webhooks.module.css";

export type ResendDialogProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** @param seconds the span of the events */
  readonly onSend: (seconds: number, failed: boolean) => void;
  readonly onClose: () => void;
};

const spans = ["hour", "day", "week", "month"] as const satisfies readonly ResendSpan[];

/** Chooses which deliveries are sent again. */
export const ResendDialog = ({ isPending, failure, onSend, onClose }: ResendDialogProps) => {
  const text = useText(webhooksText);
  const [span, setSpan] = useState<ResendSpan>("day");
  const [failed, setFailed] = useState(true);
  return (
    <Dialog
      title={text("log.since.title")}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={() => onSend(resendSpans[span], failed)}>
          {text("log.since.action")}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <FormProblem failure={failure} fields={[]} />
        <RadioGroup
          label={text("log.since.span")}
          options={spans.map((id) => ({ id, label: text(`log.since.spanOf.${id}`) }))}
          value={span}
          onChange={(id) => setSpan(spans.find((one) => one === id) ?? span)}
        />
        <Checkbox isSelected={failed} onChange={setFailed} note={text("log.since.failedNote")}>
          {text("log.since.failed")}
        </Checkbox>
      </div>
    </Dialog>
  );
};
