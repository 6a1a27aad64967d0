import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { longestQuestion } from "../../../core/assistant/chat.rule.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import styles from "./composer.module.css";

type ComposerProps = {
  /** a request is pending */ readonly isBusy: boolean;
  /** a reply is being typed out */ readonly isTyping: boolean;
  readonly onSend: (question: string) => void;
  readonly onStop: () => void;
};

/** Enter during IME composition confirms the characters and does not send. */
const sends = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLTextAreaElement &&
  event.key === "Enter" &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  event.nativeEvent.keyCode !== 229;

/**
 * The input for a question. Typed text is kept while a request is pending; while a reply is only being typed out, the next question can be
 * sent.
 */
export const Composer = ({ isBusy, isTyping, onSend, onStop }: ComposerProps) => {
  const text = useText(assistantText);
  const [typed, setTyped] = useState("");
  const send = (): void => {
    if (isBusy || typed.trim() === "") return;
    onSend(typed);
    setTyped("");
  };
  return (
    <form
      className={styles["composer"]}
      onKeyDown={(event) => {
        if (!sends(event)) return;
        event.preventDefault();
        send();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles["field"]} data-takes-focus>
        <TextArea
          label={text("question")}
          isLabelHidden
          placeholder={text("placeholder")}
          rows={2}
          maxLength={longestQuestion}
          autoFocus
          value={typed}
          onChange={setTyped}
        />
      </div>
      {isBusy || (isTyping && typed.trim() === "") ? (
        <IconButton icon={Square} label={text("stop")} kind="secondary" onPress={onStop} />
      ) : (
        <IconButton icon={SendHorizontal} label={text("send")} kind="primary" type="submit" isDisabled={typed.trim() === ""} />
      )}
    </form>
  );
};
