import type { WebhookEvent, WebhookRole } from "../../../core/webhooks/webhook-event.model.ts";
import { eventGroups } from "../../../core/webhooks/webhook-events.rule.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Field } from "../../kit/field.view.tsx";
import styles from "./webhooks.module.css";

type EventChoiceProps = {
  readonly role: WebhookRole;
  readonly events: readonly WebhookEvent[];
  readonly error?: string | undefined;
  readonly onChange: (events: readonly WebhookEvent[]) => void;
};

/** The events that a webhook receives, by group. */
export const EventChoice = ({ role, events, error, onChange }: EventChoiceProps) => {
  const text = useText(webhooksText);
  const without = (some: readonly WebhookEvent[]): readonly WebhookEvent[] => events.filter((event) => !some.includes(event));
  return (
    <Field label={text("form.events")} isGroup error={error}>
      {() => (
        <div className={styles["groups"]}>
          {eventGroups(role).map(({ group, events: members }) => {
            const chosen = members.filter((event) => events.includes(event)).length;
            return (
              <div key={group} className={styles["group"]}>
                <Checkbox
                  isSelected={chosen === members.length}
                  isIndeterminate={chosen > 0 && chosen < members.length}
                  onChange={(isAll) => onChange(isAll ? [...without(members), ...members] : without(members))}
                >
                  {text(`groups.${group}`)}
                </Checkbox>
                <div className={styles["members"]}>
                  {members.map((event) => (
                    <Checkbox
                      key={event}
                      isSelected={events.includes(event)}
                      onChange={(isOn) => onChange(isOn ? [...events, event] : without([event]))}
                    >
                      {text(`event.${event}`)}
                    </Checkbox>
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
};
