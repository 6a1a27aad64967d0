import type { LaterModule } from "./later-module.ts";

/** What neither the portal's frame nor its first page needs, fetched area by area. */
export const laterPortalModules: readonly LaterModule[] = [
  { areas: ["contacts"], load: async () => (await import("./own-details.module.ts")).ownDetailsModule },
];
