/** The root of the staff application. */
export const staffRoot = "/ui/";

const neverInAddress = /[\\\u0000-\u001f\u007f]/;
const neverInPath = /\/\/|%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)|\/\.\.?(?:\/|$)/i;

/** Pages that are never the destination after signing in. */
const signInPages = /^\/ui\/(?:login|signup|reset-password|two-step)(?:\/|$)/;

/**
 * The destination after signing in: the requested page if it belongs to the staff application, otherwise its first page. A URL that a
 * browser could resolve to another site is never followed.
 */
export const nextPath = (wanted: string | null): string => {
  const [path = ""] = (wanted ?? "").split(/[?#]/, 1);
  const isOwn = wanted !== null && path.startsWith(staffRoot) && !neverInAddress.test(wanted) && !neverInPath.test(path);
  return isOwn && !signInPages.test(path) ? wanted : staffRoot;
};

/**
 * The URL of the set-up of two-step sign-in that returns to a page.
 * @param wanted path with query of the requested page
 */
export const setUpPath = (wanted: string): string => `/ui/two-step?next=${encodeURIComponent(nextPath(wanted))}`;

/**
 * The URL of the login page that returns to a page.
 * @param wanted path with query of the requested page
 */
export const loginPath = (wanted: string): string => {
  const next = nextPath(wanted);
  return next === staffRoot ? "/ui/login" : `/ui/login?next=${encodeURIComponent(next)}`;
};
