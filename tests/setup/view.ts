import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
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

/** A second is not long on a machine that does other work. */
configure({ asyncUtilTimeout: 10_000 });

/** Tests see what someone sees whose parts have all come. */
beforeEach(loadEverything);
afterEach(cleanup);
