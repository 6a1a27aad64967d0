import { renderHook } from "@testing-library/react";
import { Subject } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import type { Conversations } from "../../../core/conversations/conversations.service.ts";
import type { SentMessage } from "../../../core/conversations/thread.model.ts";
import type { MessagePlace } from "../../../core/conversations/waiting-message.model.ts";
import { messages, thread, unsent } from "../../../ui/conversations/gallery-messages.ts";
import { useBegun } from "../../../ui/conversations/use-begun.ts";

const place = { con_id: 7, thread_id: null };
const nameOf = ({ con_id, thread_id }: MessagePlace): string => `${con_id} ${thread_id}`;

const bench = () => {
  const sent = new Subject<SentMessage>();
  const kept = new Map([[nameOf(place), "half a sen"]]);
  const waiting = [
    { ...unsent("Hello"), key: "first", ...place },
    { ...unsent("Hello"), key: "of another", con_id: 8, thread_id: null },
  ];
  const conversations: Pick<Conversations, "drafts"> & { readonly outbox: Pick<Conversations["outbox"], "sent$" | "latest"> } = {
    outbox: { sent$: sent, latest: () => ({ waiting, isFailing: false }) },
    drafts: { get: (at) => kept.get(nameOf(at)) ?? "", keep: (at, text) => void kept.set(nameOf(at), text) },
  };
  const onBegun = vi.fn();
  const { unmount } = renderHook(() => useBegun(conversations, place, onBegun));
  const store = (key: string): void => {
    const [message] = messages;
    if (message !== undefined) sent.next({ thread, message: { ...message, key } });
  };
  return { store, kept, onBegun, unmount };
};

describe("A conversation that begins", () => {
  it("should go on in its thread with what is being written once its first message is stored", () => {
    const { store, kept, onBegun } = bench();
    store("first");
    expect(onBegun.mock.calls).toEqual([[thread.id]]);
    expect([kept.get("7 4"), kept.get("7 null")]).toEqual(["half a sen", ""]);
  });

  it("should stay where it is when a message of another place is stored, or after it was left", () => {
    const { store, kept, onBegun, unmount } = bench();
    store("of another");
    store("unknown");
    unmount();
    store("first");
    expect(onBegun).not.toHaveBeenCalled();
    expect(kept.get("7 null")).toBe("half a sen");
  });
});
