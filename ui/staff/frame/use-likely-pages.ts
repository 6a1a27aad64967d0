import { likelyPaths } from "../../../core/shell/likely-paths.rule.ts";
import { mayOpen, plainPath, type StaffRoute } from "../staff-route.ts";
import { staffRoutes } from "../staff-routes.ts";
import { useStaffUser } from "../staff-user.ts";

/** Suggested pages: those without parameters that the user may open. */
export const useLikelyPages = (asked: string): readonly (readonly [string, StaffRoute])[] => {
  const user = useStaffUser();
  const isForUser = (page: StaffRoute): boolean => page.open !== true && mayOpen(page, user);
  const known = new Map(staffRoutes.filter((page) => page.title !== undefined && isForUser(page)).map((page) => [plainPath(page), page]));
  return likelyPaths(
    asked,
    [...known.keys()].filter((path) => !path.includes("$")),
  ).flatMap((path) => {
    const page = known.get(path);
    return page === undefined ? [] : [[path, page] as const];
  });
};
