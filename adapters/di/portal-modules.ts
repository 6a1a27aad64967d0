import type { ContainerModule } from "inversify";
import { portalAnalyticsModule } from "./analytics.module.ts";
import { httpModule } from "./http.module.ts";
import { learningModule } from "./learning.module.ts";
import { pageModule } from "./page.module.ts";
import { portalAccountsModule } from "./portal-accounts.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";

/** What the pages of the learner portal are made of; each area adds its module. */
export const portalModules: readonly ContainerModule[] = [pageModule, httpModule, portalAccountsModule, portalAuthModule, learningModule, portalAnalyticsModule];
