const portalAreas: ReadonlySet<string> = new Set(["fields", "contacts", "custom", "reports"]);

/**
 * Calls of a portal profile about fields, contacts, custom objects and reports go to the portal's own paths.
 * @param profilePid null or '' when no portal profile is active
 */
export const requestPath = (path: string, profilePid: string | null): string => {
  const [, slash = "", rest = ""] = /^(\/?)(.*)$/s.exec(path) ?? [];
  const [segment = ""] = rest.split(/[/?#]/, 1);
  return profilePid !== null && profilePid !== "" && portalAreas.has(segment) ? `${slash}portal/${rest}` : path;
};
