import { Copy, Link, Send, Unlink } from "lucide-react";
import { useState } from "react";
import type { Billing, BillingShare } from "../../../core/billing/billing.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./plans.module.css";

export type ShareCardProps = {
  readonly share: BillingShare | null;
  readonly people: Billing["people"];
  readonly isSharing: boolean;
  readonly isSending: boolean;
  readonly isRevoking: boolean;
  readonly failure: Failure | null;
  readonly onShare: () => void;
  readonly onCopy: (url: string) => void;
  readonly onRevoke: () => void;
  readonly onSend: (userIds: readonly number[]) => void;
};

/** A billing link for a person without an account, which can also be mailed to colleagues. */
export const ShareCard = ({
  share,
  people,
  isSharing,
  isSending,
  isRevoking,
  failure,
  onShare,
  onCopy,
  onRevoke,
  onSend,
}: ShareCardProps) => {
  const text = useText(plansText);
  const dates = useDates();
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number, isChosen: boolean): void => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Card title={text("share.title")} note={text("share.note")}>
      <div className={styles["stack"]}>
        {failure === null ? null : (
          <Banner tone="danger" title={text("share.failed")}>
            {failureMessage(failure)}
          </Banner>
        )}
        {share === null ? (
          <div>
            <Button icon={Link} isPending={isSharing} onPress={onShare}>
              {text("share.make")}
            </Button>
          </div>
        ) : (
          <div className={styles["link"]}>
            <TextField
              label={text("share.link")}
              isReadOnly
              value={share.url}
              help={text("share.until", { date: dates.at(share.expires_at, { dateStyle: "long" }) })}
            />
            <Button icon={Copy} onPress={() => onCopy(share.url)}>
              {text("share.copy")}
            </Button>
          </div>
        )}
        <fieldset className={styles["people"]}>
          <legend>{text("share.people")}</legend>
          {people.map(({ id, name, email }) => (
            <Checkbox key={id} note={email} isSelected={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
        <div>
          <Button icon={Send} isDisabled={chosen.length === 0} isPending={isSending} onPress={() => onSend(chosen)}>
            {text("share.send")}
          </Button>
        </div>
        <div>
          <Button icon={Unlink} isPending={isRevoking} onPress={() => setAsked(true)}>
            {text("share.revoke")}
          </Button>
        </div>
        <ConfirmDialog
          title={text("share.revokeQuestion")}
          action={text("share.revoke")}
          isDangerous
          isOpen={isAsked}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            onRevoke();
          }}
        >
          {text("share.revokeBody")}
        </ConfirmDialog>
      </div>
    </Card>
  );
};
