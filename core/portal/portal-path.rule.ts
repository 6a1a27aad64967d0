import { percentDecoded } from "../kernel/percent-decoded.ts";

/** First segments of the portal's own pages; reserved, so not allowed as portal ids. */
const pages: ReadonlySet<string> = new Set(["home", "n", "p", "purchases", "course", "courses", "lessons", "reports", "qa"]);

/**
 * An address below /portal.
 * @property pid null when the address names no portal
 * @property rest the page's path, '/' for none
 */
export type PortalPath = { readonly pid: string | null; readonly rest: string };

const base = "/portal";

const segments = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");

/**
 * Parses an address: its first segment is the portal's id unless it is the name of a page.
 * @param path with or without the prefix /portal
 */
export const readPortalPath = (path: string): PortalPath => {
  const [first, ...more] = segments(path.startsWith(base) ? path.slice(base.length) : path);
  if (first === undefined) return { pid: null, rest: "/" };
  return pages.has(first)
    ? { pid: null, rest: `/${[first, ...more].join("/")}` }
    : { pid: percentDecoded(first), rest: `/${more.join("/")}` };
};

/**
 * The address of a portal's page.
 * @param rest the page's path, beginning with '/'
 */
export const portalHref = (pid: string | null, rest: string): string =>
  `${base}${pid === null ? "" : `/${encodeURIComponent(pid)}`}${rest === "/" ? "/home" : rest}`;

/**
 * The current portal: the address's, else the last one used, else the only one.
 * @returns null when the learner has to choose
 */
export const portalInForce = (address: string | null, used: string | null, only: string | null): string | null => address ?? used ?? only;

/**
 * The new path of a moved page: the old qa paths, the empty path and favorites.
 * @returns null for a path that has not moved
 */
export const movedPortalPath = (rest: string): string | null => {
  const [first, course, second, ...more] = segments(rest);
  if (first === undefined) return "/home";
  if (first === "p" && course === "favorites" && second === undefined) return "/home";
  if (first !== "qa" || course === undefined) return null;
  if (second === undefined) return `/course/${course}`;
  if (second === "about" && more.length === 0) return `/course/${course}/about`;
  const lesson = second === "lesson" ? more : [second, ...more];
  return lesson.length === 1 ? `/course/${course}/lesson/${lesson[0]}` : null;
};
