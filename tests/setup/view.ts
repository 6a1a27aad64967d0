import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { loadEverything } from "../../ui/kit/loadable.view.tsx";

/** jsdom has no `CSS`; react-aria escapes ids with it. */
const escape = (value: string): string => value.replace(/[^\w-]/g, (letter) => `\\${letter}`);
if (typeof CSS === "undefined") Object.assign(globalThis, { CSS: { escape, supports: () => false } });

/** Tests see what someone sees whose parts have all come. */
beforeEach(loadEverything);
afterEach(cleanup);
