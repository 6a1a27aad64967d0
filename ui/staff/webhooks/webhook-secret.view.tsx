import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./webhooks.module.css";

type WebhookSecretProps = {
  /** null for none to show */
  readonly secret: { readonly url: string; readonly secret: string } | null;
  readonly onCopy: (secret: string) => void;
};

/** The secret of a webhook that was just made or rotated, shown only once. */
export const WebhookSecret = ({ secret, onCopy }: WebhookSecretProps) => {
  const text = useText(webhooksText);
  return (
    <div role="status" className={styles["once"]}>
      {secret === null ? null : (
        <Banner
          tone="success"
          title={text("secret.title")}
          action={
            <Button size="small" onPress={() => onCopy(secret.secret)}>
              {text("secret.copy")}
            </Button>
          }
        >
          <div className={styles["form"]}>
            <span>{secret.url}</span>
            <code className={styles["secret"]} aria-label={text("secret.label")}>
              {secret.secret}
            </code>
            <span>{text("secret.help")}</span>
          </div>
        </Banner>
      )}
    </div>
  );
};
