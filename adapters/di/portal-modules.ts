import type { ContainerModule } from "inversify";
import { httpModule } from "./http.module.ts";
import { learningModule } from "./learning.module.ts";
import { pageModule } from "./page.module.ts";
import { portalAccountsModule } from "./portal-accounts.module.ts";
import { portalAnalyticsModule } from "./portal-analytics.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";

/** Modules of the learner portal's frame and first pages. */
export const portalModules: readonly ContainerModule[] = [
  pageModule,
  httpModule,
  portalAccountsModule,
  portalAuthModule,
  learningModule,
  portalAnalyticsModule,
];
