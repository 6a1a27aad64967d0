import { Send } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { conversationLimits } from "../../core/conversations/thread.model.ts";
import { conversationsText } from "../i18n/en/conversations.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { TextArea } from "../kit/text-area.view.tsx";
import styles from "./conversations.module.css";

export type MessageComposerProps = {
  /** the draft kept on the device */
  readonly typed: string;
  readonly label?: string;
  readonly autoFocus?: boolean;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
};

/** The input for a message, which keeps the focus after sending: Enter sends, Shift + Enter starts a new line. */
export const MessageComposer = ({ typed, label, autoFocus = false, onType, onSend }: MessageComposerProps) => {
  const text = useText(conversationsText);
  const area = useRef<HTMLTextAreaElement>(null);
  const left = conversationLimits.body - typed.length;
  const isEmpty = typed.trim() === "";
  const send = (): void => {
    if (!isEmpty) onSend();
    area.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles["composer"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={label ?? text("write")}
        help={text("hint")}
        rows={2}
        maxLength={conversationLimits.body}
        value={typed}
        autoFocus={autoFocus}
        areaRef={area}
        count={left > conversationLimits.counted ? "" : text("left", { count: left })}
        onChange={onType}
        onKeyDown={press}
      />
      <span className={styles["send"]}>
        <Button type="submit" kind="primary" icon={Send} isDisabled={isEmpty}>
          {text("send")}
        </Button>
      </span>
    </form>
  );
};
