import { useState } from "react";
import { hasScheme, linkSchemes } from "../../../core/kernel/rich-text-list.ts";
import { richTextText } from "../../i18n/en/rich-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./rich-text.module.css";

type LinkFormProps = {
  readonly address: string;
  readonly onSave: (address: string) => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
};

const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

const withScheme = (typed: string): string => {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(typed)) return typed;
  return mailbox.test(typed) ? `mailto:${typed}` : `https://${typed}`;
};

/** The address of a link. */
export const LinkForm = ({ address, onSave, onRemove, onLeave }: LinkFormProps) => {
  const text = useText(richTextText);
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const save = (): void => {
    const whole = withScheme(typed.trim());
    if (typed.trim() === "" || /\s/.test(whole) || !hasScheme(whole, linkSchemes)) return setWrong(true);
    return onSave(whole);
  };
  return (
    <div
      role="group"
      aria-label={text("linkForm.title")}
      className={styles["form"]}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "Escape") onLeave();
        else save();
      }}
    >
      <TextField
        label={text("linkForm.address")}
        help={text("linkForm.help")}
        error={isWrong ? text("linkForm.wrong") : ""}
        value={typed}
        autoFocus
        inputMode="url"
        onChange={setTyped}
      />
      <div className={styles["actions"]}>
        <Button size="small" onPress={save}>
          {text("linkForm.save")}
        </Button>
        {address === "" ? null : (
          <Button size="small" kind="quiet" onPress={onRemove}>
            {text("linkForm.remove")}
          </Button>
        )}
      </div>
    </div>
  );
};
