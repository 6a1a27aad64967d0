import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Chat, emptyChat } from "../../../core/assistant/chat.model.ts";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { AskCyView } from "../../../ui/staff/assistant/ask-cy.view.tsx";

const spies = {
  onClose: vi.fn(),
  onSend: vi.fn(),
  onStop: vi.fn(),
  onRetry: vi.fn(),
  onJudge: vi.fn(),
  onNewChat: vi.fn(),
  onCopy: vi.fn(() => Promise.resolve(true)),
};
const navigate = vi.fn();
beforeEach(() => vi.clearAllMocks());

const element = (chat: Chat) => (
  <KitProvider links={{ navigate, preload: () => undefined }}>
    <AskCyView chat={chat} {...spies} />
  </KitProvider>
);
const answer = "See **this**: [Tags](/ui/help/tags).";
const said = (more: Partial<Chat> = {}): Chat => ({
  ...emptyChat,
  messages: [
    { role: "user", content: "What are tags?", itemId: null },
    { role: "bot", content: answer, itemId: "msg_1" },
  ],
  phase: "completed",
  responseId: "resp_1",
  typing: { shown: answer.length, total: answer.length, rate: 1 },
  ...more,
});
const field = (): HTMLElement => screen.getByRole("textbox", { name: "Your question" });
const type = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
};

describe("the assistant's panel", () => {
  it("should be a dialog that begins at its field and closes by Esc [A2.43]", () => {
    render(element(emptyChat));
    expect(screen.getByRole("dialog", { name: "Ask CY" })).toBeDefined();
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(spies.onClose).toHaveBeenCalledOnce();
  });

  it("should send on Enter and empty the field", () => {
    render(element(emptyChat));
    type("Hello");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(spies.onSend).toHaveBeenCalledExactlyOnceWith("Hello");
    expect(field()).toHaveProperty("value", "");
  });

  it.each([
    ["with Shift", { key: "Enter", shiftKey: true }],
    ["while letters are being composed", { key: "Enter", isComposing: true }],
    ["that ends a composition", { key: "Enter", keyCode: 229 }],
  ])("should not send on Enter %s", (_, press) => {
    render(element(emptyChat));
    type("にほん");
    fireEvent.keyDown(field(), press);
    expect(spies.onSend).not.toHaveBeenCalled();
  });

  it("should offer to stop while a reply that has come is typed out, and to send as soon as something is typed", () => {
    render(element(said({ typing: { shown: 3, total: answer.length, rate: 1 } })));
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(spies.onStop).toHaveBeenCalledOnce();
    type("And then?");
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    expect(screen.getByRole("button", { name: "Send" })).toBeDefined();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(spies.onSend).toHaveBeenCalledExactlyOnceWith("And then?");
  });

  it("should send nothing while a reply is on its way, and offer to stop it", () => {
    render(element(said({ phase: "replying" })));
    type("Next");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(spies.onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(spies.onStop).toHaveBeenCalledOnce();
  });

  it("should show questions and replies as such, with links that are followed here and close the panel [A2.47]", () => {
    render(element(said()));
    const [question, reply] = screen.getAllByRole("listitem");
    expect(question?.getAttribute("data-role")).toBe("user");
    expect(question?.textContent).toContain("What are tags?");
    expect(reply?.getAttribute("data-role")).toBe("bot");
    fireEvent.click(screen.getByRole("link", { name: "Tags" }));
    expect(navigate).toHaveBeenCalledWith("/ui/help/tags");
    expect(spies.onClose).toHaveBeenCalledOnce();
  });

  it("should offer feedback only once the reply is typed out [A2.45]", () => {
    const { rerender } = render(element(said({ typing: { shown: 3, total: answer.length, rate: 1 } })));
    expect(screen.queryByRole("button", { name: "Helpful" })).toBeNull();
    rerender(element(said()));
    fireEvent.click(screen.getByRole("button", { name: "Not helpful" }));
    expect(spies.onJudge).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("should thank for feedback in place of the question [A2.46]", () => {
    render(element(said({ judged: new Set(["resp_1"]), isThanking: true })));
    expect(screen.getByText("Thank you for your feedback!").getAttribute("role")).toBe("status");
    expect(screen.queryByRole("button", { name: "Helpful" })).toBeNull();
  });

  it("should say that an answer was interrupted, keep what came and offer to retry [A8.17]", () => {
    render(element(said({ phase: "interrupted", problem: "The server took too long to answer." })));
    expect(screen.getByRole("alert").textContent).toContain("The answer was interrupted.");
    expect(screen.getByRole("link", { name: "Tags" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(spies.onRetry).toHaveBeenCalledOnce();
  });

  it("should read a finished reply out once, and nothing of one that is being typed", () => {
    const { rerender } = render(element(said({ typing: { shown: 3, total: answer.length, rate: 1 } })));
    expect(screen.queryByText(/^CY answered/)).toBeNull();
    rerender(element(said()));
    expect(screen.getByText("CY answered: See this: Tags.").getAttribute("role")).toBe("status");
  });

  it("should say 'No answer' when a reply is complete and empty", () => {
    render(
      element(
        said({
          messages: [said().messages[0] ?? { role: "user", content: "", itemId: null }, { role: "bot", content: "", itemId: "m" }],
          typing: { shown: 0, total: 0, rate: 1 },
        }),
      ),
    );
    expect(within(screen.getByRole("region", { name: "Conversation" })).getByText("No answer")).toBeDefined();
  });

  it("should copy the words of a reply without its marks", () => {
    render(element(said()));
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(spies.onCopy).toHaveBeenCalledExactlyOnceWith("See this: Tags.");
  });

  it("should ask an example when it is chosen, and start over when told to", () => {
    const { rerender } = render(element(emptyChat));
    fireEvent.click(screen.getByRole("button", { name: "How many contacts are there?" }));
    expect(spies.onSend).toHaveBeenCalledExactlyOnceWith("How many contacts are there?");
    rerender(element(said()));
    fireEvent.click(screen.getByRole("button", { name: "New chat" }));
    expect(spies.onNewChat).toHaveBeenCalledOnce();
  });

  it.each([
    ["within 60 px of the end", 40, true],
    ["further away", 100, false],
  ])("should scroll along with a reply when it was %s [A9.12]", (_, distance, follows) => {
    const { rerender } = render(element(said({ phase: "replying", typing: { shown: 3, total: answer.length, rate: 1 } })));
    const box = screen.getByRole("region", { name: "Conversation" });
    Object.defineProperties(box, { scrollHeight: { value: 1_000, configurable: true }, clientHeight: { value: 300 } });
    box.scrollTop = 700 - distance;
    fireEvent.scroll(box);
    rerender(element(said({ phase: "replying", typing: { shown: 9, total: answer.length, rate: 1 } })));
    expect(box.scrollTop).toBe(follows ? 1_000 : 700 - distance);
  });
});
