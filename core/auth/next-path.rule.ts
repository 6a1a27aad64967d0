/** Where the staff application begins. */
export const staffRoot = "/ui/";

const neverInAddress = /[\\\u0000-\u001f\u007f]/;
const neverInPath = /\/\/|%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)|\/\.\.?(?:\/|$)/i;

/** Pages that a person who has just signed in does not want to see. */
const signInPages = /^\/ui\/(?:login|signup|reset-password|two-step)(?:\/|$)/;

/** Where to go after signing in: the page that was asked for when it is a page of the staff application, else its first page. An address that a browser could read as another site's is never followed. */
export const nextPath = (wanted: string | null): string => {
  const [path = ""] = (wanted ?? "").split(/[?#]/, 1);
  const isOwn = wanted !== null && path.startsWith(staffRoot) && !neverInAddress.test(wanted) && !neverInPath.test(path);
  return isOwn && !signInPages.test(path) ? wanted : staffRoot;
};

/**
 * The address of the login page that comes back to a page.
 * @param wanted path with query of the page asked for
 */
export const loginPath = (wanted: string): string => {
  const next = nextPath(wanted);
  return next === staffRoot ? "/ui/login" : `/ui/login?next=${encodeURIComponent(next)}`;
};
