import { BookOpen, MessageSquarePlus, Sparkles, X } from "lucide-react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { Chat } from "../../../core/assistant/chat.model.ts";
import { isBusy, isTyping, mayJudgeReply } from "../../../core/assistant/chat.rule.ts";
import { plainText } from "../../../core/assistant/markdown.rule.ts";
import { shownText } from "../../../core/assistant/shown-text.rule.ts";
import { assistantTitlesText } from "../../i18n/en/assistant-titles.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { keepFocus } from "../../kit/keep-focus.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { useBackCloses } from "../../kit/use-back-closes.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./ask-cy.module.css";
import { ChatMessageView } from "./chat-message.view.tsx";
import { Composer } from "./composer.view.tsx";
import { ReplyEnd } from "./reply-end.view.tsx";
import { useFollow } from "./use-follow.ts";

export type AskCyViewProps = {
  readonly chat: Chat;
  readonly onClose: () => void;
  readonly onSend: (question: string) => void;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onJudge: (wasHelpful: boolean) => void;
  readonly onNewChat: () => void;
  /**
   * copies text to the clipboard
   * @returns whether that was possible
   */
  readonly onCopy: (text: string) => Promise<boolean>;
};

const examples = ["archive", "count", "locked"] as const;

const endOf = ({ phase }: Chat): "interrupted" | "stopped" | "over" => (phase === "interrupted" || phase === "stopped" ? phase : "over");

/** The conversation: messages, how the last reply ended, and the composer. */
const Conversation = ({ chat, onClose, onSend, onStop, onRetry, onJudge, onCopy }: Omit<AskCyViewProps, "onNewChat">) => {
  const text = useText(assistantText);
  const last = chat.messages.length - 1;
  const isOver = !isBusy(chat) && !isTyping(chat);
  const { ref, onScroll } = useFollow(
    chat.typing.shown + chat.messages.length + (isOver ? 1 : 0),
    chat.messages.filter(({ role }) => role === "user").length,
  );
  const reply = chat.messages[last];
  const content = (at: number): string => {
    const message = chat.messages[at];
    if (message === undefined) return "";
    if (message.role === "bot" && message.content === "" && chat.phase === "completed") return text("noAnswer");
    return at === last ? shownText(message.content, chat.typing.shown) : message.content;
  };
  return (
    <>
      <div ref={ref} onScroll={onScroll} className={styles["scroll"]} role="region" aria-label={text("conversation")}>
        {chat.messages.length === 0 ? (
          <EmptyState
            icon={Sparkles}
            title={text("empty.title")}
            action={examples.map((example) => (
              <Button key={example} size="small" onPress={() => onSend(text(`examples.${example}`))}>
                {text(`examples.${example}`)}
              </Button>
            ))}
          >
            {text("empty.body")}
          </EmptyState>
        ) : (
          <ol className={styles["messages"]}>
            {chat.messages.map((message, at) => (
              <ChatMessageView
                key={at}
                message={message}
                shown={content(at)}
                isWaiting={at === last && chat.phase === "waiting"}
                onCopy={message.role === "bot" && (at < last || isOver) ? onCopy : null}
                onFollow={onClose}
              />
            ))}
          </ol>
        )}
        {chat.messages.length > 0 && isOver ? (
          <ReplyEnd
            phase={endOf(chat)}
            problem={chat.problem}
            mayJudge={mayJudgeReply(chat)}
            isThanking={chat.isThanking}
            onJudge={onJudge}
            onRetry={onRetry}
          />
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOver && chat.phase === "completed" && reply !== undefined ? text("answered", { answer: plainText(content(last)) }) : ""}
        </span>
      </VisuallyHidden>
      <div className={styles["composer"]}>
        <Composer isBusy={isBusy(chat)} isTyping={isTyping(chat)} onSend={onSend} onStop={onStop} />
      </div>
    </>
  );
};

/** The assistant panel, over the right edge of the page. */
export const AskCyView = ({ onNewChat, ...props }: AskCyViewProps) => {
  const text = useText(assistantText);
  const titles = useText(assistantTitlesText);
  const { chat, onClose } = props;
  useBackCloses(true, onClose);
  return (
    <ModalOverlay className={styles["overlay"] ?? ""} isOpen isDismissable onOpenChange={(open) => void (open || onClose())}>
      <Modal className={styles["panel"] ?? ""}>
        <Dialog ref={keepFocus} className={styles["dialog"] ?? ""}>
          <header className={styles["header"]}>
            <Heading slot="title" level={2} className={styles["title"] ?? ""}>
              {titles("assistant")}
            </Heading>
            <LinkButton href="/ui/help" kind="quiet" size="small" icon={BookOpen} onClick={onClose}>
              {text("helpDocs")}
            </LinkButton>
            <IconButton icon={MessageSquarePlus} label={text("newChat")} isDisabled={chat.messages.length === 0} onPress={onNewChat} />
            <IconButton icon={X} label={text("close")} onPress={onClose} />
          </header>
          <Conversation {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
