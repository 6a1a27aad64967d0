import * as t from "io-ts";

/** A message to the parent page. */
export type ParentMessage =
  | { readonly source: "app"; readonly v: 1; readonly type: "navigate"; readonly path: string; readonly title: string }
  | {
      readonly source: "app";
      readonly v: 1;
      readonly type: "track";
      readonly name: string;
      readonly data: Readonly<Record<string, unknown>>;
    };

/** The message that a page was opened. */
export const navigated = (path: string, title: string): ParentMessage => ({ source: "app", v: 1, type: "navigate", path, title });

/** The message that an event was tracked. */
export const tracked = (name: string, data: Readonly<Record<string, unknown>>): ParentMessage => ({
  source: "app",
  v: 1,
  type: "track",
  name,
  data,
});

const Command = t.type({ type: t.literal("navigate"), path: t.string });

/**
 * The path that a parent's message requests; null for anything but a path of this application.
 * @param base the application's base path, `/ui/`
 */
export const requestedPath = (message: unknown, base: string): string | null => {
  if (!Command.is(message) || !message.path.startsWith(base)) return null;
  const [path = ""] = message.path.split(/[?#]/, 1);
  return path.includes("\\") || path.split("/").includes("..") ? null : message.path;
};

/**
 * The only origin that may send and receive messages: the parent's, if it is on the list or the list is empty; null for none.
 * @param parent the origin of the parent page; null when the browser does not report it
 */
export const parentOrigin = (parent: string | null, allowed: readonly string[]): string | null => {
  if (parent === null || parent === "null" || parent === "") return null;
  return allowed.length === 0 || allowed.includes(parent) ? parent : null;
};

export type HeaderColor = "dark" | "light";
const isHeaderColor = (text: string | null): text is HeaderColor => text === "dark" || text === "light";

/** The header colour for a frame: from the URL, otherwise the one remembered in this tab, otherwise the theme's own (null). */
export const headerColor = (fromAddress: string | null, remembered: string | null): HeaderColor | null => {
  if (isHeaderColor(fromAddress)) return fromAddress;
  return isHeaderColor(remembered) ? remembered : null;
};
