import type { NewToken } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./profile.module.css";

type TokenSecretProps = { readonly secret: NewToken | null; readonly onCopy: (secret: string) => void };

/** The headers of a new token, which are shown only once. */
export const TokenSecret = ({ secret, onCopy }: TokenSecretProps) => {
  const text = useText(profileText);
  return (
    <div role="status">
      {secret === null ? null : (
        <Banner
          tone="success"
          title={text("tokens.made")}
          action={
            <Button size="small" onPress={() => onCopy(`X-App-Key: ${secret.app_key}\nX-Token: ${secret.token}`)}>
              {text("tokens.copy")}
            </Button>
          }
        >
          <code className={styles["secret"]} aria-label={text("tokens.secret")}>
            X-App-Key: {secret.app_key}
            <br />
            X-Token: {secret.token}
          </code>
        </Banner>
      )}
    </div>
  );
};
