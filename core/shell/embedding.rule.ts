import * as t from "io-ts";

/** What the parent page is told. */
export type ParentMessage =
  | { readonly source: "app"; readonly v: 1; readonly type: "navigate"; readonly path: string; readonly title: string }
  | {
      readonly source: "app";
      readonly v: 1;
      readonly type: "track";
      readonly name: string;
      readonly data: Readonly<Record<string, unknown>>;
    };

/** Tells of a page that was gone to. */
export const navigated = (path: string, title: string): ParentMessage => ({ source: "app", v: 1, type: "navigate", path, title });

/** Tells of something that happened. */
export const tracked = (name: string, data: Readonly<Record<string, unknown>>): ParentMessage => ({
  source: "app",
  v: 1,
  type: "track",
  name,
  data,
});

const Command = t.type({ type: t.literal("navigate"), path: t.string });

/**
 * Where a parent's message asks to go; null for anything but a path of this application.
 * @param base the application's own, `/ui/`
 */
export const requestedPath = (message: unknown, base: string): string | null => {
  if (!Command.is(message) || !message.path.startsWith(base)) return null;
  const [path = ""] = message.path.split(/[?#]/, 1);
  return path.includes("\\") || path.split("/").includes("..") ? null : message.path;
};

/**
 * The only origin that may hear and command: the parent's own where it is on the list, or any parent's where there is no list. Null: nobody.
 * @param parent the origin of the page around this one; null when the browser does not tell
 */
export const parentOrigin = (parent: string | null, allowed: readonly string[]): string | null => {
  if (parent === null || parent === "null" || parent === "") return null;
  return allowed.length === 0 || allowed.includes(parent) ? parent : null;
};

export type HeaderColor = "dark" | "light";
const isHeaderColor = (text: string | null): text is HeaderColor => text === "dark" || text === "light";

/** The colour of the header that a frame asks for: from the address, else as this tab was told before, else the theme's own (null). */
export const headerColor = (fromAddress: string | null, remembered: string | null): HeaderColor | null => {
  if (isHeaderColor(fromAddress)) return fromAddress;
  return isHeaderColor(remembered) ? remembered : null;
};
