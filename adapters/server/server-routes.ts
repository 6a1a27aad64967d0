import type { Route } from "./http/routes-for.ts";
import type { ServerDeps } from "./server-deps.ts";

/** Every call that the server answers; each area adds its own list. */
export const serverRoutes = (_deps: ServerDeps): readonly Route[] => [];
