import type { ContainerModule } from "inversify";

/** A module that is loaded when a service of its areas is first resolved; services are named `area.thing`. */
export type LaterModule = { readonly areas: readonly string[]; readonly load: () => Promise<ContainerModule> };
