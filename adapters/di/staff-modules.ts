import type { ContainerModule } from "inversify";
import { authModule } from "./auth.module.ts";
import { httpModule } from "./http.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";

/** What the pages of the staff application are made of; each area adds its module. */
export const staffModules: readonly ContainerModule[] = [httpModule, authModule, portalAuthModule];
