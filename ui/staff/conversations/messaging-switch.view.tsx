import type { MessagingSetting } from "../../../core/conversations/thread.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { contactConversationsText } from "../../i18n/en/contact-conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";

export type MessagingSwitchProps = {
  readonly setting: Remote<MessagingSetting>;
  readonly isPending: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly onRetry: () => void;
};

/** The switch for messages in the portal. */
export const MessagingSwitchView = ({ setting, isPending, onChange, onRetry }: MessagingSwitchProps) => {
  const text = useText(contactConversationsText);
  return (
    <Card title={text("setting.title")} note={text("setting.note")}>
      <RemoteView remote={setting} skeleton={<SkeletonLines lines={1} />} onRetry={onRetry}>
        {({ is_on }) => (
          <Switch isSelected={is_on} isDisabled={isPending} note={text("setting.roles")} onChange={onChange}>
            {text("setting.switch")}
          </Switch>
        )}
      </RemoteView>
    </Card>
  );
};
