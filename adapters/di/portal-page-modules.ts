import type { ContainerModule } from "inversify";
import type { LaterModules } from "./later-modules.ts";

const modules = import.meta.glob<ContainerModule>("./portal-pages/*.module.ts", { import: "services" });

/** Modules that neither the portal's frame nor its first page needs: `portal-pages/<area>.module.ts` binds the services of its area. */
export const laterPortalModules: LaterModules = (area) => modules[`./portal-pages/${area}.module.ts`];
