import { ContainerModule } from "inversify";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalSettingsHttp } from "../../http/portal-settings.http.ts";
import { provide } from "../provide.ts";

/** The settings of the portal. */
export const services = new ContainerModule((options) => {
  provide(options, PortalSettingsStore, (call: Caller) => makePortalSettingsHttp(call), [Caller]);
});
