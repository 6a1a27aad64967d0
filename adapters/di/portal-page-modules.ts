import type { LaterModule } from "./later-module.ts";

/** Modules that neither the portal's frame nor its first page needs, loaded per area. */
export const laterPortalModules: readonly LaterModule[] = [
  { areas: ["contacts"], load: async () => (await import("./own-details.module.ts")).ownDetailsModule },
];
