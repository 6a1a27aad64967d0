import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { type BackRouter, useBackCloses } from "../../../ui/kit/use-back-closes.ts";

type Blocker = Parameters<BackRouter["history"]["block"]>[0];

/** A router that stands at some entry of its history, and what Back comes to there. */
const routerAt = (index: number) => {
  const blockers: Blocker[] = [];
  const router = {
    history: {
      location: { href: "/ui/contacts?search=ann", state: {} },
      canGoBack: () => index > 0,
      back: vi.fn<() => void>(),
      block: (blocker: Blocker) => void blockers.push(blocker),
    },
    navigate: vi.fn<BackRouter["navigate"]>(),
  };
  const step = (action: string, state: object = {}): boolean =>
    blockers.some(({ blockerFn }) => blockerFn({ action, currentLocation: { state } }));
  return { router, blockers, step };
};

const Layer = ({ isOpen = true, close }: { readonly isOpen?: boolean; readonly close: () => void }) => {
  useBackCloses(isOpen, close);
  return null;
};
const drawn = (router: BackRouter, ...layers: readonly (() => void)[]) => (
  <KitProvider links={{ navigate: () => undefined, preload: () => undefined, router }}>
    {layers.map((close, at) => (
      <Layer key={at} close={close} />
    ))}
  </KitProvider>
);

describe("Back", () => {
  it("should close the top-most of what lies over the page, one at a time, and stay", () => {
    const { router, step } = routerAt(1);
    const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { rerender } = render(drawn(router, below, above));
    expect(step("BACK")).toBe(true);
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
    rerender(drawn(router, below));
    expect(step("BACK")).toBe(true);
    expect(below).toHaveBeenCalledOnce();
    rerender(drawn(router));
    expect(step("BACK")).toBe(false);
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it.each(["PUSH", "REPLACE", "FORWARD", "GO"])("should be the only step that does: %s goes on", (action) => {
    const { router, step } = routerAt(1);
    const close = vi.fn<() => void>();
    render(drawn(router, close));
    expect(step(action)).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  it("should not ask when the tab is closed, and register one listener", () => {
    const { router, blockers } = routerAt(1);
    render(
      drawn(
        router,
        () => undefined,
        () => undefined,
      ),
    );
    expect(blockers.map(({ enableBeforeUnload }) => enableBeforeUnload)).toEqual([false]);
  });

  it("should have an entry to come back to on the first page of a tab, and pass over it once nothing lies there", () => {
    const { router, step } = routerAt(0);
    const { rerender } = render(drawn(router, () => undefined));
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith({
      href: "/ui/contacts?search=ann",
      state: { isPageAgain: true },
      resetScroll: false,
    });
    expect(step("BACK", { isPageAgain: true })).toBe(true);
    expect(router.history.back).not.toHaveBeenCalled();
    rerender(drawn(router));
    expect(step("BACK", { isPageAgain: true })).toBe(false);
    expect(router.history.back).toHaveBeenCalledOnce();
  });
});
