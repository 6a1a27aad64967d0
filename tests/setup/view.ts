import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { loadEverything } from "../../ui/kit/loadable.view.tsx";

/** jsdom has no `CSS`; react-aria escapes ids with it. */
const escape = (value: string): string => value.replace(/[^\w-]/g, (letter) => `\\${letter}`);
if (typeof CSS === "undefined") Object.assign(globalThis, { CSS: { escape, supports: () => false } });

/** jsdom lays nothing out, so that nothing ever changes its size. */
class NothingResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if (typeof ResizeObserver === "undefined") Object.assign(globalThis, { ResizeObserver: NothingResizes });

/** jsdom knows no place of a piece of text; the editor of rich texts asks for it. */
const nowhere = (): DOMRect => document.documentElement.getBoundingClientRect();
Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [nowhere()] });

/** A second is not long on a machine that does other work. */
configure({ asyncUtilTimeout: 10_000 });

/** Tests see what someone sees whose parts have all come. */
beforeEach(loadEverything);
afterEach(cleanup);

/**
 * Files share a document and what they import, so that each leaves globals, timers, storage and the document as it found them; the place
 * of announcements is made once and stays.
 */
afterAll(() => {
  for (const child of Array.from(document.body.children)) if (!child.hasAttribute("data-live-announcer")) child.remove();
  for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
  window.history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
