import { routeFiles } from "./contributions/contribution.ts";
import { loadContributions } from "./contributions/load-contributions.ts";
import type { Route } from "./http/routes-for.ts";
import type { ServerDeps } from "./server-deps.ts";

/** Every call that the server answers: those of each `*.routes.ts` of an area. */
export const serverRoutes = async (deps: ServerDeps, folders?: readonly string[]): Promise<readonly Route[]> =>
  (await loadContributions(routeFiles, folders)).flatMap((routes) => routes(deps));
