import { describe, expect, it } from "vitest";
import { browserPlayerHost } from "../../../adapters/page/player-host.ts";
import type { PlayerRequest } from "../../../core/learning/player-message.model.ts";

const origin = "https://cygnet.example";

/** A window with a parent that keeps what it is sent. */
const framed = () => {
  const sent: (readonly [unknown, string])[] = [];
  const target = new EventTarget();
  const parent: Pick<Window, "postMessage"> = {
    postMessage: (message: unknown, to?: unknown) => void sent.push([message, String(to)]),
  };
  const player = browserPlayerHost({
    self: {},
    parent,
    location: { origin },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  const hear = (data: unknown, from: string, source: unknown): void =>
    void target.dispatchEvent(Object.assign(new Event("message"), { data, origin: from, source }));
  return { player, sent, parent, hear };
};

describe("the page around the player", () => {
  const leave = { source: "cygnet-player", type: "leave", href: null };

  it("should be told only at the player's own origin", () => {
    const { player, sent } = framed();
    player.post({ type: "left", href: "/ui/contacts" });
    expect(player.isFramed).toBe(true);
    expect(sent).toEqual([[{ type: "left", href: "/ui/contacts", source: "cygnet-player" }, origin]]);
  });

  it("should be heard, and no other window, origin or shape", () => {
    const { player, parent, hear } = framed();
    const heard: PlayerRequest[] = [];
    player.requests$.subscribe((request) => heard.push(request));
    hear(leave, "https://elsewhere.example", parent);
    hear(leave, origin, {});
    hear({ ...leave, source: "other" }, origin, parent);
    hear({ source: "cygnet-player", type: "leave" }, origin, parent);
    hear("leave", origin, parent);
    expect(heard).toEqual([]);
    hear(leave, origin, parent);
    expect(heard).toEqual([leave]);
  });
});
