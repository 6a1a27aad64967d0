import type { ContainerModule } from "inversify";
import { httpModule } from "./http.module.ts";
import { learningModule } from "./learning.module.ts";
import { pageModule } from "./page.module.ts";
import { portalAccountsModule } from "./portal-accounts.module.ts";
import { portalAnalyticsModule } from "./portal-analytics.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";

/** What the frame of the learner portal and its first pages are made of. */
export const portalModules: readonly ContainerModule[] = [
  pageModule,
  httpModule,
  portalAccountsModule,
  portalAuthModule,
  learningModule,
  portalAnalyticsModule,
];
