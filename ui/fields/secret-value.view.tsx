import { Eye, EyeOff } from "lucide-react";
import { secretMask } from "../../core/fields/secret.rule.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import styles from "./field-editor.module.css";
import type { SecretTools } from "./field-editor.ts";

type SecretValueProps = { readonly label: string; readonly value: unknown; readonly secret: SecretTools };

/** A masked secret that can be revealed for a while. */
export const SecretValue = ({ label, value, secret }: SecretValueProps) => {
  const text = useText(fieldValuesText);
  const hasOne = value === secretMask;
  return (
    <>
      {hasOne ? (
        <span className={styles["mono"]}>{secret.shown?.value ?? secretMask}</span>
      ) : (
        <span className={styles["muted"]}>{text("nothing")}</span>
      )}
      {hasOne && secret.shown === null && secret.onReveal !== null ? (
        <IconButton icon={Eye} size="small" kind="quiet" label={text("secret.reveal", { label })} onPress={secret.onReveal} />
      ) : null}
      {secret.shown === null ? null : (
        <>
          <IconButton icon={EyeOff} size="small" kind="quiet" label={text("secret.hide", { label })} onPress={secret.onHide} />
          <span className={styles["muted"]}>{text("secret.shown", { count: secret.shown.seconds })}</span>
        </>
      )}
    </>
  );
};
