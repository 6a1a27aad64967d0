import { Check, Copy } from "lucide-react";
import { memo } from "react";
import type { ChatMessage } from "../../../core/assistant/chat.model.ts";
import { plainText } from "../../../core/assistant/markdown.rule.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { useForAWhile } from "../../kit/use-for-a-while.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./chat-message.module.css";
import { Markdown } from "./markdown.view.tsx";

type ChatMessageProps = {
  readonly message: ChatMessage;
  /** the part of the text shown so far */
  readonly shown: string;
  readonly isWaiting: boolean;
  /** null until the text is complete */
  readonly onCopy: ((text: string) => Promise<boolean>) | null;
  readonly onFollow: () => void;
};

const copiedMs = 2_000;

const CopyButton = ({ onCopy }: { readonly onCopy: () => Promise<boolean> }) => {
  const text = useText(assistantText);
  const [said, setSaid] = useForAWhile<"copied" | "notCopied">(copiedMs);
  return (
    <>
      <IconButton
        icon={said === "copied" ? Check : Copy}
        label={text(said ?? "copy")}
        size="small"
        onPress={() => void onCopy().then((done) => setSaid(done ? "copied" : "notCopied"))}
      />
      <VisuallyHidden>
        <span role="status">{said === null ? "" : text(said)}</span>
      </VisuallyHidden>
    </>
  );
};

const Waiting = () => {
  const text = useText(assistantText);
  return (
    <span className={styles["dots"]} role="img" aria-label={text("thinking")}>
      <span />
      <span />
      <span />
    </span>
  );
};

/** A question or a reply. */
export const ChatMessageView = memo(({ message, shown, isWaiting, onCopy, onFollow }: ChatMessageProps) => {
  const text = useText(assistantText);
  const isReply = message.role === "bot";
  return (
    <li className={styles["message"]} data-role={message.role}>
      <VisuallyHidden>{text(isReply ? "cy" : "you")}</VisuallyHidden>
      {isWaiting ? (
        <Waiting />
      ) : isReply ? (
        <Markdown text={shown} onFollow={onFollow} />
      ) : (
        <p className={styles["question"]}>{message.content}</p>
      )}
      {onCopy === null || message.content === "" ? null : (
        <span className={styles["tools"]}>
          <CopyButton onCopy={() => onCopy(plainText(message.content))} />
        </span>
      )}
    </li>
  );
});
