import { routeFiles } from "./contributions/contribution.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { Route } from "./http/routes-for.ts";
import type { ServerDeps } from "./server-deps.ts";

/**
 * Every call that the server answers: those of each `*.routes.ts` of an area.
 * @param areaFolders each holds one folder per area; those of the product unless told
 */
export const serverRoutes = async (deps: ServerDeps, areaFolders?: readonly string[]): Promise<readonly Route[]> =>
  (await loadContributions(routeFiles, areaFolders)).flatMap((routes) => routes(deps));
