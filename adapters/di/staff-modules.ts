import type { ContainerModule } from "inversify";
import { assistantModule } from "./assistant.module.ts";
import { authModule } from "./auth.module.ts";
import { homeModule } from "./home.module.ts";
import { httpModule } from "./http.module.ts";
import { jobsModule } from "./jobs.module.ts";
import { notificationsModule } from "./notifications.module.ts";
import { omniModule } from "./omni.module.ts";
import { orgModule } from "./org.module.ts";
import { pageModule } from "./page.module.ts";
import { paletteModule } from "./palette.module.ts";
import { shellModule } from "./shell.module.ts";
import { staffAnalyticsModule } from "./staff-analytics.module.ts";
import { taskStoreModule } from "./task-store.module.ts";
import { teamsModule } from "./teams.module.ts";
import { userStorageModule } from "./user-storage.module.ts";

/** Modules of the staff application's frame and first page. */
export const staffModules: readonly ContainerModule[] = [
  pageModule,
  httpModule,
  authModule,
  userStorageModule,
  assistantModule,
  shellModule,
  teamsModule,
  orgModule,
  omniModule,
  paletteModule,
  notificationsModule,
  staffAnalyticsModule,
  taskStoreModule,
  homeModule,
  jobsModule,
];
