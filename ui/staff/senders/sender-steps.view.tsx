import { CircleAlert, CircleCheck, CircleHelp, Lightbulb } from "lucide-react";
import { type SenderStep, senderSteps } from "../../../core/senders/sender-steps.view-model.ts";
import type { Sender } from "../../../core/senders/sender.model.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./senders.module.css";

type SenderStepsProps = { readonly sender: Sender; readonly now: number; readonly onSendLink: () => void };

const icons = { done: CircleCheck, todo: CircleAlert, advice: Lightbulb, unknown: CircleHelp } as const;

const useSaying = (): ((step: SenderStep) => string) => {
  const text = useText(sendersText);
  return (step) => {
    switch (step.part) {
      case "mailbox":
        return text(`mailbox.${step.say}`);
      case "spf":
        return text(`spf.${step.say}`);
      case "dkim":
        return text(`dkim.${step.say}`);
      case "dmarc":
        return text(`dmarc.${step.say}`);
    }
  };
};

/** What is done and what is missing until an address is verified, each with what to do. */
export const SenderSteps = ({ sender, now, onSendLink }: SenderStepsProps) => {
  const text = useText(sendersText);
  const saying = useSaying();
  const label = text(sender.verification.mailbox.sent_at === null ? "sendFirst" : "sendLink");
  return (
    <ul className={styles["list"]} aria-label={text("steps", { email: sender.email })}>
      {senderSteps(sender, now).map((step) => {
        const Picture = icons[step.state];
        return (
          <li key={step.part} className={styles["step"]} data-state={step.state}>
            <Picture className={styles["icon"]} aria-hidden="true" />
            <span className={styles["words"]}>
              <strong>
                {text(`part.${step.part}`)}
                <VisuallyHidden>: {text(`state.${step.state}`)}</VisuallyHidden>
              </strong>
              <span className={styles["muted"]}>{saying(step)}</span>
            </span>
            {step.part === "mailbox" && step.state === "todo" ? (
              <Button size="small" aria-label={text("linkOf", { label, email: sender.email })} onPress={onSendLink}>
                {label}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
