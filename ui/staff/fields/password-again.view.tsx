import { useState } from "react";
import styles from "../../fields/field-editor.module.css";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";

type PasswordAgainProps = {
  readonly problem: string | null;
  /** whether the user's PIN is accepted too */ readonly hasPin: boolean;
  /** its purpose, when it is not to reveal a secret */ readonly reason?: { readonly body: string; readonly action: string };
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the password, or the PIN in its place, before a secret is shown or stored in plain text. */
export const PasswordAgain = ({ problem, hasPin, reason, onConfirm, onClose }: PasswordAgainProps) => {
  const text = useText(fieldsText);
  const [typed, setTyped] = useState("");
  const [isPending, setPending] = useState(false);
  const confirm = (): void => {
    setPending(true);
    void onConfirm(typed).finally(() => setPending(false));
  };
  return (
    <Dialog title={text("secret.title")} isOpen onClose={onClose}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== "") confirm();
        }}
      >
        <p>{reason?.body ?? text("secret.body")}</p>
        <PasswordField
          label={text(hasPin ? "secret.passwordOrPin" : "secret.password")}
          autoComplete="current-password"
          autoFocus
          value={typed}
          error={problem ?? undefined}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={typed === ""}>
          {reason?.action ?? text("secret.confirm")}
        </Button>
      </form>
    </Dialog>
  );
};
