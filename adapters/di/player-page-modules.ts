import type { ContainerModule } from "inversify";
import type { LaterModules } from "./later-modules.ts";

const modules = import.meta.glob<ContainerModule>("./player-pages/*.module.ts", { import: "services" });

/** Modules that the player's page loads lazily: `player-pages/<area>.module.ts` binds the services of its area. */
export const laterPlayerModules: LaterModules = (area) => modules[`./player-pages/${area}.module.ts`];
