/** The part of a request that decides whether this device answers it without network. */
export type AskedFor = {
  readonly method: string;
  /** whether a page is opened, not loaded by another */
  readonly isNavigation: boolean;
  readonly isOwnOrigin: boolean;
  readonly path: string;
};

/**
 * How a request is answered: the page of an application, a built file whose name changes with its content, a file whose content changes under
 * its name, or a file of a lesson.
 */
export type OfflineRoute =
  | { readonly kind: "page"; readonly application: string }
  | { readonly kind: "built-file" }
  | { readonly kind: "plain-file" }
  | { readonly kind: "media" };

const applications = ["/ui/", "/portal/"] as const;
const plainFiles = /^\/(theme-boot\.js|favicon\.svg|[a-z]+\.webmanifest|icons\/)/;

/**
 * How a request is answered on this device.
 * @returns null for what is left to the network: calls, writes, other origins
 */
export const offlineRoute = ({ method, isNavigation, isOwnOrigin, path }: AskedFor): OfflineRoute | null => {
  if (method !== "GET" || !isOwnOrigin) return null;
  const application = applications.find((prefix) => path.startsWith(prefix));
  if (isNavigation && application !== undefined) return { kind: "page", application };
  if (path.startsWith("/assets/")) return { kind: "built-file" };
  if (path.startsWith("/media/")) return { kind: "media" };
  return plainFiles.test(path) ? { kind: "plain-file" } : null;
};

/** Built files that are kept; the portal alone has some two hundred. */
export const mostBuiltFiles = 600;

/**
 * The kept built files that are dropped, those that were kept first.
 * @param paths of everything kept, oldest first
 */
export const outdatedFiles = (paths: readonly string[], most: number = mostBuiltFiles): readonly string[] => {
  const files = paths.filter((path) => path.startsWith("/assets/"));
  return files.slice(0, Math.max(0, files.length - most));
};

/** Where pages and built files are kept. */
export const applicationCache = "cygnet-1";

/** Where the files of kept lessons are kept. */
export const mediaCache = "cygnet-media-1";

/** The caches of earlier versions of the product, which are dropped. */
export const outdatedCaches = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== applicationCache && name !== mediaCache);
