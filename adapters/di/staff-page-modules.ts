import type { ContainerModule } from "inversify";
import type { LaterModules } from "./later-modules.ts";

const modules = import.meta.glob<ContainerModule>("./staff-pages/*.module.ts", { import: "services" });

/** Modules that neither the frame nor the first page needs: `staff-pages/<area>.module.ts` binds the services of its area. */
export const laterStaffModules: LaterModules = (area) => modules[`./staff-pages/${area}.module.ts`];
