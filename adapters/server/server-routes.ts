import { routeFiles } from "./contributions/contribution.ts";
import { loadAreas } from "./contributions/load-areas.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { Route } from "./http/routes-for.ts";
import type { ServerDeps } from "./server-deps.ts";

/** Every call that the server answers: those of each `*.routes.ts` of an area.
 * @param folders each holds one folder per area; those of the product unless told
 */
export const serverRoutes = async (deps: Omit<ServerDeps, "areas">, folders?: readonly string[]): Promise<readonly Route[]> => {
  const areas = await loadAreas(folders);
  return (await loadContributions(routeFiles, folders)).flatMap((routes) => routes({ ...deps, areas }));
};
