import { routeFiles } from "./contributions/contribution.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { Route } from "./http/routes-for.ts";
import type { ServerDeps } from "./server-deps.ts";

/**
 * Every route of the server, contributed by each `*.routes.ts` of an area.
 * @param areaFolders each holds one folder per area; by default those of the product
 */
export const serverRoutes = async (deps: ServerDeps, areaFolders?: readonly string[]): Promise<readonly Route[]> =>
  (await loadContributions(routeFiles, areaFolders)).flatMap((routes) => routes(deps));
