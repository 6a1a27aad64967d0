import { movedPortalPath, readPortalPath } from "./portal-path.rule.ts";

/** What a page of the portal reads from the server before it is drawn. */
export type FirstRead = { readonly of: "learner" } | { readonly of: "courses"; readonly pid: string };

/**
 * What the page of a signed-in learner reads first: the learner, and on the home of a portal its courses.
 * @param path of the page
 */
export const firstReads = (path: string): readonly FirstRead[] => {
  const { pid, rest } = readPortalPath(path);
  const isHome = (movedPortalPath(rest) ?? rest) === "/home";
  return pid === null || !isHome ? [{ of: "learner" }] : [{ of: "learner" }, { of: "courses", pid }];
};
