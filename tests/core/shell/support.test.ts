import { BehaviorSubject, defer, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { ChatWidget } from "../../../core/shell/support.port.ts";
import { makeSupport, type SupportState } from "../../../core/shell/support.service.ts";

type Setting = {
  readonly url?: string;
  readonly widget?: string;
  readonly isEmbedded?: boolean;
  /** virtual milliseconds at which the chat is there */ readonly arrivesAt?: number;
};

const started = ({ url, widget, isEmbedded = false, arrivesAt = Number.POSITIVE_INFINITY }: Setting) => {
  const scheduler = new VirtualTimeScheduler();
  const unread$ = new BehaviorSubject(0);
  const done: string[] = [];
  let looks = 0;
  let counted = 0;
  const counting$ = defer(() => {
    counted += 1;
    return unread$;
  });
  const chat: ChatWidget = { open: () => void done.push("chat"), unread$: counting$ };
  const support = makeSupport({
    config: { support_url: url ?? null, support_widget: widget ?? null },
    host: {
      load: (script) => void done.push(`load ${script}`),
      find: () => {
        looks += 1;
        return scheduler.now() >= arrivesAt ? chat : null;
      },
      visit: (address) => void done.push(`visit ${address}`),
    },
    isEmbedded,
    scheduler,
  });
  const states: SupportState[] = [];
  support.state$.subscribe((state) => states.push(state));
  return { support, scheduler, states, done, unread$, looks: () => looks, counted: () => counted };
};
const script = "https://chat.example/widget.js";
const letter = "mailto:help@example.org";

describe("the support chat", () => {
  it("should be looked up every 100 ms, ten times at most, and then be replaced by the address [A9.15]", () => {
    const { scheduler, states, looks, support, done } = started({ url: letter, widget: script });
    scheduler.flush();
    expect(looks()).toBe(10);
    expect(scheduler.now()).toBe(1000);
    expect(states.at(-1)).toEqual({ way: "link", unread: 0 });
    support.open();
    expect(done).toEqual([`load ${script}`, `visit ${letter}`]);
  });

  it("should no longer be looked up once it is loaded, and count its replies", () => {
    const { scheduler, states, looks, unread$, support, done } = started({ widget: script, arrivesAt: 300 });
    scheduler.flush();
    expect(looks()).toBe(3);
    unread$.next(2);
    expect(states.at(-1)).toEqual({ way: "chat", unread: 2 });
    support.open();
    expect(done.at(-1)).toBe("chat");
  });

  it("should be asked for its unread count once, however many screens subscribe and unsubscribe", () => {
    const { scheduler, support, unread$, counted } = started({ widget: script, arrivesAt: 300 });
    scheduler.flush();
    support.state$.subscribe().unsubscribe();
    unread$.next(2);
    const later: SupportState[] = [];
    support.state$.subscribe((state) => later.push(state));
    expect(later).toEqual([{ way: "chat", unread: 2 }]);
    expect(counted()).toBe(1);
  });

  it("should open once it is loaded if it was opened before", () => {
    const { scheduler, support, done } = started({ widget: script, arrivesAt: 400 });
    support.open();
    expect(done).toEqual([`load ${script}`]);
    scheduler.flush();
    expect(done.at(-1)).toBe("chat");
  });

  it("should not start in another page's frame [A2.31]", () => {
    const { states, done } = started({ widget: script, isEmbedded: true });
    expect(done).toEqual([]);
    expect(states).toEqual([{ way: "none", unread: 0 }]);
  });

  it("should be unavailable if nothing is configured", () => {
    const { states, support, done } = started({});
    support.open();
    expect(states).toEqual([{ way: "none", unread: 0 }]);
    expect(done).toEqual([]);
  });
});
