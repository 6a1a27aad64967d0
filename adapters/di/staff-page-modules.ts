import type { LaterModule } from "./later-module.ts";

/**
 * Modules that neither the frame nor the first page needs, loaded per area; an area whose services only its own pages use adds its module
 * here.
 */
export const laterStaffModules: readonly LaterModule[] = [
  { areas: ["audit"], load: async () => (await import("./audit.module.ts")).auditModule },
  { areas: ["bulk", "export"], load: async () => (await import("./bulk.module.ts")).bulkModule },
  { areas: ["contacts", "timeline"], load: async () => (await import("./contacts.module.ts")).contactsModule },
  { areas: ["fields"], load: async () => (await import("./fields.module.ts")).fieldsModule },
  { areas: ["files"], load: async () => (await import("./files.module.ts")).filesModule },
  { areas: ["groups"], load: async () => (await import("./groups.module.ts")).groupsModule },
  { areas: ["import"], load: async () => (await import("./import.module.ts")).importModule },
  { areas: ["learners"], load: async () => (await import("./portal-accounts.module.ts")).portalAccountsModule },
  { areas: ["merges"], load: async () => (await import("./merges.module.ts")).mergesModule },
  { areas: ["billing", "programs", "phone"], load: async () => (await import("./plans.module.ts")).plansModule },
  { areas: ["profile", "theme"], load: async () => (await import("./profile.module.ts")).profileModule },
  { areas: ["two-step"], load: async () => (await import("./two-step.module.ts")).twoStepModule },
  { areas: ["tasks", "users"], load: async () => (await import("./tasks.module.ts")).tasksModule },
];
