import { AlertChoice } from "../../../core/portal-notices/alert-choice.model.ts";
import { portalAlertsText } from "../../i18n/en/portal-alerts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";

export type AlertChoiceViewProps = {
  readonly organisation: string;
  readonly chosen: AlertChoice;
  /** the address that alerts go to; null without one */
  readonly email: string | null;
  readonly mobile: string | null;
  readonly isPending: boolean;
  readonly onChoose: (choice: AlertChoice) => void;
};

/** How the learner is notified: by SMS, by email or not at all. */
export const AlertChoiceView = ({ organisation, chosen, email, mobile, isPending, onChoose }: AlertChoiceViewProps) => {
  const text = useText(portalAlertsText);
  return (
    <Card title={text("title")}>
      <RadioGroup
        label={text("label")}
        value={chosen}
        isDisabled={isPending}
        options={[
          {
            id: "sms",
            label: text("sms"),
            note: mobile === null ? text("noMobile", { organisation }) : text("smsNote", { to: mobile }),
            isDisabled: mobile === null,
          },
          {
            id: "email",
            label: text("email"),
            note: email === null ? text("noEmail", { organisation }) : text("emailNote", { to: email }),
            isDisabled: email === null,
          },
          { id: "none", label: text("none"), note: text("noneNote") },
        ]}
        onChange={(id) => {
          if (AlertChoice.is(id)) onChoose(id);
        }}
      />
    </Card>
  );
};
