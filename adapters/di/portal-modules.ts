import type { ContainerModule } from "inversify";
import { httpModule } from "./http.module.ts";
import { learningModule } from "./learning.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";

/** What the pages of the learner portal are made of; each area adds its module. */
export const portalModules: readonly ContainerModule[] = [httpModule, portalAuthModule, learningModule];
