import { type Chat, emptyChat } from "../../../core/assistant/chat.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AskCyView } from "./ask-cy.view.tsx";

const nothing = (): void => undefined;
const answer =
  "Archiving hides a contact from lists, groups and automations; the history stays. Choose **Archive** on the contact's page.\n\n- It can be brought back.\n- Learners can no longer sign in.\n\nRead more: [Archive a contact](/ui/help/archive-a-contact).";
const question = { role: "user", content: "How do I archive a contact?", itemId: null } as const;
const reply = (content: string) => ({ role: "bot", content, itemId: "msg_1" }) as const;

const chat = (more: Partial<Chat>): Chat => ({
  ...emptyChat,
  question: { q: question.content, previousResponseId: null },
  responseId: "resp_1",
  ...more,
});
const said = (content: string, more: Partial<Chat>): Chat =>
  chat({ messages: [question, reply(content)], typing: { shown: content.length, total: content.length, rate: 1 }, ...more });
const draw = (state: Chat) => () => (
  <AskCyView
    chat={state}
    onClose={nothing}
    onSend={nothing}
    onStop={nothing}
    onRetry={nothing}
    onJudge={nothing}
    onNewChat={nothing}
    onCopy={() => Promise.resolve(true)}
  />
);

export const gallery: GalleryEntry = {
  name: "ask-cy",
  group: "staff/assistant",
  isWhole: true,
  states: {
    empty: draw(emptyChat),
    waiting: draw(chat({ messages: [question, { role: "bot", content: "", itemId: null }], phase: "waiting" })),
    typing: draw(said(answer, { phase: "replying", typing: { shown: 90, total: answer.length, rate: 1 } })),
    completed: draw(said(answer, { phase: "completed" })),
    thanking: draw(said(answer, { phase: "completed", judged: new Set(["resp_1"]), isThanking: true })),
    interrupted: draw(said(answer.slice(0, 90), { phase: "interrupted", problem: "The server took too long to answer." })),
    stopped: draw(said(answer.slice(0, 90), { phase: "stopped" })),
    "no answer": draw(said("", { phase: "completed" })),
  },
};
