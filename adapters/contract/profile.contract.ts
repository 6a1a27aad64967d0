import { staff } from "../../core/access/access-rule.rule.ts";
import { OwnTimeZones, ProfileChange } from "../../core/profile/profile.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for users' own accounts. */
export const profile = {
  change: endpoint({
    ...noInput,
    name: "profile.change",
    summary: "Updates the caller's name, photo and display time zone.",
    method: "PUT",
    path: "/api/users/current",
    access: staff(),
    carriesTeams: false,
    body: ProfileChange,
    reply: Done,
  }),
  timezones: endpoint({
    ...noInput,
    name: "profile.timezones",
    summary: "Lists the time zones for pickers, with the caller's display zone and the organisation's.",
    method: "GET",
    path: "/api/users/timezones",
    access: staff(),
    carriesTeams: false,
    reply: OwnTimeZones,
  }),
} as const;
