import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** jsdom has no `CSS`; react-aria escapes ids with it. */
const escape = (value: string): string => value.replace(/[^\w-]/g, (letter) => `\\${letter}`);
if (typeof CSS === "undefined") Object.assign(globalThis, { CSS: { escape, supports: () => false } });

afterEach(cleanup);
