import { assistantRoutes } from "./assistant/assistant.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { portalAuthRoutes } from "./auth/portal-auth.routes.ts";
import { contactRoutes } from "./contacts/contacts.routes.ts";
import type { Route } from "./http/routes-for.ts";
import { learningRoutes } from "./learning/learning.routes.ts";
import type { ServerDeps } from "./server-deps.ts";

/** Every call that the server answers; each area adds its own list. */
export const serverRoutes = (deps: ServerDeps): readonly Route[] => [...authRoutes(deps), ...portalAuthRoutes(deps), ...contactRoutes, ...learningRoutes, ...assistantRoutes(deps)];
