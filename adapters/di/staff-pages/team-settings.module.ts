import { ContainerModule } from "inversify";
import { TeamSettings } from "../../../core/team-settings/team-settings.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeTeamSettingsHttp } from "../../http/team-settings.http.ts";
import { provide } from "../provide.ts";

/** Teams, as administrators manage them. */
export const services = new ContainerModule((options) => {
  provide(options, TeamSettings, (call: Caller) => makeTeamSettingsHttp(call), [Caller]);
});
