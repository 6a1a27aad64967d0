import { useState } from "react";
import type { PinSent } from "../../../core/contacts/own-secrets.port.ts";
import styles from "../../fields/field-editor.module.css";
import { ownDetailsText } from "../../i18n/en/own-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";

type PinDialogProps = {
  readonly sent: PinSent;
  readonly problem: string | null;
  readonly onConfirm: (pin: string) => Promise<void>;
  readonly onAgain: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the pin that was sent, before a secret is revealed. */
export const PinDialog = ({ sent, problem, onConfirm, onAgain, onClose }: PinDialogProps) => {
  const text = useText(ownDetailsText);
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState<"confirm" | "again" | null>(null);
  const during = (what: "confirm" | "again", work: Promise<void>): void => {
    setPending(what);
    void work.finally(() => setPending(null));
  };
  return (
    <Dialog title={text("pin.title")} isOpen onClose={onClose}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") during("confirm", onConfirm(typed.trim()));
        }}
      >
        <p>{text(`pin.${sent.channel}`, { to: sent.to })}</p>
        <TextField
          label={text("pin.pin")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          value={typed}
          error={problem ?? undefined}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary" isPending={pending === "confirm"} isDisabled={typed.trim() === ""}>
          {text("pin.confirm")}
        </Button>
        <Button kind="quiet" isPending={pending === "again"} onPress={() => during("again", onAgain())}>
          {text("pin.again")}
        </Button>
      </form>
    </Dialog>
  );
};
