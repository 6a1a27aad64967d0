import { ContainerModule } from "inversify";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { browserPlayerHost } from "../page/player-host.ts";
import { authModule } from "./auth.module.ts";
import { httpModule } from "./http.module.ts";
import { pageModule } from "./page.module.ts";
import { provide } from "./provide.ts";

const playerModule = new ContainerModule((options) => {
  provide(options, PlayerHost, () => browserPlayerHost(window), []);
});

/** Modules of the page that plays lessons for staff. */
export const playerModules: readonly ContainerModule[] = [pageModule, httpModule, authModule, playerModule];
