const homePaths: ReadonlySet<string> = new Set(["/ui", "/ui/", "/ui/welcome"]);

/** Whether a path shows Home. */
export const isHomePath = (path: string): boolean => homePaths.has(path);
