import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mayMessage } from "../../../core/conversations/may-message.rule.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { messages, now, thread, unsent, writing } from "../../../ui/conversations/gallery-messages.ts";
import { MessageComposer } from "../../../ui/conversations/message-composer.view.tsx";
import { ThreadPanel } from "../../../ui/conversations/thread-panel.view.tsx";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { gallery } from "../../../ui/portal/conversations/conversations.gallery.tsx";
import { routes } from "../../../ui/portal/conversations/routes.tsx";

afterEach(() => act(() => setLanguage("en", document.documentElement)));

const state = { thread, messages: loaded(messages), hasEarlier: false, isLoadingEarlier: false, earlierFailure: null };
const panel = (held: typeof state, more: Partial<Parameters<typeof ThreadPanel>[0]> = {}) => (
  <ThreadPanel
    state={held}
    writing={writing}
    reader="contact"
    start={null}
    now={now}
    timeZone="UTC"
    mayWrite
    autoFocus={false}
    onEarlier={vi.fn()}
    onRetry={vi.fn()}
    {...more}
  />
);

const Composer = ({ onSend }: { readonly onSend: (text: string) => void }) => {
  const [typed, setTyped] = useState("");
  const send = (): void => {
    onSend(typed);
    setTyped("");
  };
  return <MessageComposer typed={typed} onType={setTyped} onSend={send} />;
};

describe("The conversations of a learner", () => {
  it("should be listed with their last line and what is unread, and lead to a new one", () => {
    render(gallery.states["list"]?.());
    const links = within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/portal/harbor/p/conversations/4",
      "/portal/harbor/p/conversations/3",
      "/portal/harbor/p/conversations/5",
    ]);
    expect(within(links[0] ?? document.body).getByRole("img", { name: "1 unread message" })).toBeTruthy();
    expect(links[1]?.textContent).toContain("You: Thank you!");
    expect(screen.getByRole("link", { name: "New message" }).getAttribute("href")).toBe("/portal/harbor/p/conversations/new");
  });

  it("should be marked where they go by text message, in the list and above the messages", () => {
    const list = render(gallery.states["list"]?.());
    const marked = within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("link", { name: /by text message/ });
    expect(marked.map((link) => link.getAttribute("href"))).toEqual(["/portal/harbor/p/conversations/5"]);
    list.unmount();
    const usual = render(gallery.states["conversation"]?.());
    expect(screen.queryByText(/text message/)).toBeNull();
    usual.unmount();
    render(gallery.states["that began with a text"]?.());
    expect(screen.getByText(/^This conversation began with a text message\. Harbor School answers by text message/)).toBeTruthy();
  });

  it("should say how to begin while there are none, and show one that is not sent yet", () => {
    const empty = render(gallery.states["no conversations"]?.());
    expect(screen.getByText(/Write to Harbor School/)).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "New message" })).toHaveLength(1);
    empty.unmount();
    render(gallery.states["list with an unsent one"]?.());
    expect(screen.getByRole("link", { name: /May I bring a friend\?.*Not sent yet/ }).getAttribute("href")).toBe(
      "/portal/harbor/p/conversations/new",
    );
  });

  it("should say why they are closed to a learner, and that one was not found", () => {
    const refused = render(gallery.states["not admitted"]?.());
    expect(screen.getByText(/Your role in this portal does not include messages/)).toBeTruthy();
    refused.unmount();
    render(gallery.states["conversation not found"]?.());
    expect(screen.getByText("Conversation not found.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBe(null);
  });

  it("should be offered only to learners with the permission", () => {
    const place = routes.find(({ path }) => path === "/p/conversations")?.more?.isFor;
    expect(place).toBe(mayMessage);
    expect(routes.map(({ path }) => path)).toEqual([
      "/p/conversations",
      "/p/conversations/$threadId",
      "/p/conversations/$threadId/$startThreadId",
    ]);
  });
});

describe("A new conversation", () => {
  const rows = () =>
    within(screen.getByRole("list", { name: "You write to" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);

  it("should say whom one writes to, by name and in the place of nobody else [B7.26]", () => {
    render(gallery.states["new conversation"]?.());
    expect(rows()).toEqual([expect.stringMatching(/Olivia Owens.*Answers your messages/)]);
    expect(screen.getByRole("textbox", { name: "Your message" })).toBeTruthy();
  });

  it("should say why nobody answers, and who does instead", () => {
    const away = render(gallery.states["new one, the own user away"]?.());
    expect(rows()).toEqual([
      expect.stringMatching(/Olivia Owens.*Is not there any more/),
      expect.stringMatching(/The team of Harbor School.*Answers your messages/),
    ]);
    away.unmount();
    render(gallery.states["new one, nobody answers"]?.());
    expect(rows()).toEqual([expect.stringMatching(/Nobody answers messages at the moment/)]);
  });

  it("should be writable while that is loaded, and say it in Spanish", async () => {
    const loading = render(gallery.states["new one, recipients loading"]?.());
    expect(screen.getByRole("textbox", { name: "Your message" })).toBeTruthy();
    loading.unmount();
    await act(() => setLanguage("es", document.documentElement));
    render(gallery.states["new one to the team"]?.());
    expect(screen.getByRole("list", { name: "Escribes a" }).textContent).toContain("El equipo de Harbor School");
  });
});

describe("A conversation", () => {
  it("should show its messages by day in their order, with who wrote them", () => {
    render(gallery.states["conversation"]?.());
    const region = screen.getByRole("region", { name: "Messages of this conversation" });
    expect(
      within(region)
        .getAllByRole("heading")
        .map(({ textContent }) => textContent),
    ).toEqual(["Monday, June 29, 2026", "Yesterday", "Today"]);
    const items = within(region).getAllByRole("listitem");
    expect(items).toHaveLength(4);
    expect(items[0]?.textContent).toContain("You");
    expect(items[1]?.textContent).toContain("Olivia Owens");
    expect(screen.getByRole("button", { name: "Show earlier messages" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("lesson about signals");
  });

  it("should mark the message at which it begins", () => {
    render(gallery.states["from a message"]?.());
    const marked = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "true");
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("so on Friday")]);
  });

  it("should announce new messages of the other side to screen readers, and not the learner's own", () => {
    const { rerender, container } = render(panel({ ...state, messages: loaded(messages.slice(0, 2)) }));
    const said = (): string => container.querySelector("[aria-live=polite]")?.textContent ?? "";
    expect(said()).toBe("");
    rerender(panel({ ...state, messages: loaded(messages.slice(0, 3)) }));
    expect(said()).toBe("");
    rerender(panel(state));
    expect(said()).toContain("New message from Olivia Owens: The harbor tour starts at 9:00.");
  });

  it("should keep what is not sent in the thread, with its reason, to be sent again or deleted", () => {
    const onRetry = vi.fn();
    const onDiscard = vi.fn();
    const waiting = [unsent("Mine", "Conversation not found."), unsent("Later")];
    render(panel(state, { writing: { ...writing, waiting, isFailing: true, onRetry, onDiscard } }));
    const items = within(screen.getByRole("region", { name: "Messages of this conversation" }))
      .getAllByRole("listitem")
      .slice(-2);
    expect(items[0]?.textContent).toContain("Not sent: Conversation not found.");
    expect(items[1]?.textContent).toContain("Waiting to be sent");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect([onRetry.mock.calls, onDiscard.mock.calls]).toEqual([[["unsent-Mine"]], [["unsent-Mine"]]]);
  });

  it("should speak Spanish", async () => {
    await act(() => setLanguage("es", document.documentElement));
    render(gallery.states["waiting and refused"]?.());
    expect(screen.getByRole("textbox", { name: "Tu mensaje" })).toBeTruthy();
    expect(screen.getByText("A la espera de enviarse")).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Dónde está esta conversación" })).toBeTruthy();
  });
});

describe("The input for a message", () => {
  it("should send by Enter and its button, keep the focus, and start a new line by Shift + Enter", () => {
    const onSend = vi.fn();
    render(<Composer onSend={onSend} />);
    const box = screen.getByRole("textbox", { name: "Your message" });
    expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(box, { target: { value: "Hello" } });
    expect(fireEvent.keyDown(box, { key: "Enter", shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(box, { key: "Enter", isComposing: true })).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: "Enter" });
    fireEvent.change(box, { target: { value: "Again" } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSend.mock.calls).toEqual([["Hello"], ["Again"]]);
    expect(document.activeElement).toBe(box);
  });

  it("should count what is left only near the limit", () => {
    const far = render(gallery.states["conversation"]?.());
    expect(screen.queryByText(/characters left/)).toBe(null);
    far.unmount();
    render(gallery.states["near the limit"]?.());
    expect(screen.getByText("12 characters left")).toBeTruthy();
  });
});
