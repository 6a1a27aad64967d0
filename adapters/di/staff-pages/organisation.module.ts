import { ContainerModule } from "inversify";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOrganisationHttp } from "../../http/organisation.http.ts";
import { provide } from "../provide.ts";

/** The settings of the organisation. */
export const services = new ContainerModule((options) => {
  provide(options, OrgSettingsStore, (call: Caller) => makeOrganisationHttp(call), [Caller]);
});
