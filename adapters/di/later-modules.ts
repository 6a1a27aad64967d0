import type { ContainerModule } from "inversify";

/**
 * The modules that pages load lazily, by area: a module is loaded when a service of its area is first resolved. Services are named
 * `area.thing`.
 */
export type LaterModules = (area: string) => (() => Promise<ContainerModule>) | undefined;
