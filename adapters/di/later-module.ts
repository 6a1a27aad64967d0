import type { ContainerModule } from "inversify";

/** A module that is fetched when something of its areas is first asked for: services are named `area.thing`. */
export type LaterModule = { readonly areas: readonly string[]; readonly load: () => Promise<ContainerModule> };
