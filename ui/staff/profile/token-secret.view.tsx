import type { NewToken } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./profile.module.css";

/** @property secret with which deliveries of a connector are signed */
export type ShownSecret = NewToken & { readonly secret?: string };

type TokenSecretProps = { readonly secret: ShownSecret | null; readonly onCopy: (secret: string) => void };

const linesOf = ({ app_key, token, secret }: ShownSecret): readonly string[] => [
  `X-App-Key: ${app_key}`,
  `X-Token: ${token}`,
  ...(secret === undefined ? [] : [`Signing secret: ${secret}`]),
];

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
            <Button size="small" onPress={() => onCopy(linesOf(secret).join("\n"))}>
              {text("tokens.copy")}
            </Button>
          }
        >
          <code className={styles["secret"]} aria-label={text("tokens.secret")}>
            {linesOf(secret).map((line) => (
              <span key={line} className={styles["line"]}>
                {line}
              </span>
            ))}
          </code>
        </Banner>
      )}
    </div>
  );
};
