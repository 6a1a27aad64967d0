const portalArea = /^\/?(?:fields|contacts|custom|reports)(?:[/?#]|$)/;

/**
 * Whether a call has a URL below `portal/`: calls about fields, contacts, custom objects and reports have one.
 * @param path below `/api`
 */
export const isPortalPath = (path: string): boolean => portalArea.test(path);

/** The path of a call below `portal/`. */
export const portalPath = (path: string): string => (path.startsWith("/") ? `/portal${path}` : `portal/${path}`);

/**
 * The path of a call: below `portal/` for a portal profile, where the call has such a path.
 * @param profilePid null or '' when no portal profile is active
 */
export const requestPath = (path: string, profilePid: string | null): string =>
  profilePid !== null && profilePid !== "" && isPortalPath(path) ? portalPath(path) : path;
