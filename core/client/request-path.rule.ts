const portalArea = /^\/?(?:fields|contacts|custom|reports)(?:[/?#]|$)/;

/**
 * Whether a call has an address of the portal's own: calls about fields, contacts, custom objects and reports have.
 * @param path below `/api`
 */
export const isPortalPath = (path: string): boolean => portalArea.test(path);

/** The address of a call below `portal/`. */
export const portalPath = (path: string): string => (path.startsWith("/") ? `/portal${path}` : `portal/${path}`);

/**
 * The address of a call: below `portal/` for a portal profile, where the call has such an address.
 * @param profilePid null or '' when no portal profile is active
 */
export const requestPath = (path: string, profilePid: string | null): string =>
  profilePid !== null && profilePid !== "" && isPortalPath(path) ? portalPath(path) : path;
