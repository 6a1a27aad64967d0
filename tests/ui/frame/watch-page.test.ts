import { describe, expect, it, vi } from "vitest";
import { watchPage } from "../../../ui/react/watch-page.ts";

type Told = Parameters<Parameters<typeof watchPage>[1]["subscribe"]>[1];

describe("what is told of pages", () => {
  it("should be each page that is shown, and not the same one again when its address stays", () => {
    const listeners: Told[] = [];
    const pageViewed = vi.fn<(path: string) => void>();
    watchPage(
      { addEventListener: () => undefined },
      { subscribe: (_, told) => listeners.push(told) },
      { reports: { report: () => undefined }, analytics: { pageViewed } },
    );
    for (const hrefChanged of [true, false]) for (const told of listeners) told({ toLocation: { pathname: "/ui/contacts" }, hrefChanged });
    expect(pageViewed.mock.calls).toEqual([["/ui/contacts"]]);
  });
});
