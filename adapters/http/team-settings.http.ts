import type { TeamSettings } from "../../core/team-settings/team-settings.port.ts";
import { teamSettings } from "../contract/team-settings.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The settings of teams over HTTP. */
export const makeTeamSettingsHttp = (call: Caller): TeamSettings => ({
  summaries: () => call(teamSettings.summaries, none),
  get: (id) => call(teamSettings.get, { ...none, params: { id } }),
  related: (id) => call(teamSettings.related, { ...none, params: { id } }),
  create: (body) => call(teamSettings.create, { ...none, body }),
  changeMembers: (body) => call(teamSettings.changeMembers, { ...none, body }),
  remove: (id, query) => call(teamSettings.remove, { ...none, params: { id }, query }),
});
