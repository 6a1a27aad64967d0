const homePaths: ReadonlySet<string> = new Set(["/ui", "/ui/", "/ui/welcome"]);

/** Whether a path shows the home page. */
export const isHomePath = (path: string): boolean => homePaths.has(path);
