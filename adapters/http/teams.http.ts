import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Shareable } from "../../core/teams/team.model.ts";
import type { TeamStore } from "../../core/teams/teams.port.ts";
import { teams } from "../contract/teams.contract.ts";
import { type Caller, none } from "./caller.ts";

const reads = {
  campaigns: teams.ofCampaign,
  lessons: teams.ofLesson,
  "lessons/folders": teams.ofFolder,
  files: teams.ofFile,
  "files/folders": teams.ofFileFolder,
} as const satisfies Record<Shareable, unknown>;
const writes = {
  campaigns: teams.shareCampaign,
  lessons: teams.shareLesson,
  "lessons/folders": teams.shareFolder,
  files: teams.shareFile,
  "files/folders": teams.shareFileFolder,
} as const satisfies Record<Shareable, unknown>;

/** Teams over HTTP. */
export const makeTeamsHttp = (call: Caller): TeamStore => ({
  list: () => call(teams.list, none),
  update: (id, body) => call(teams.update, { ...none, params: { id }, body }),
  choose: (team_id) =>
    pipe(
      call(teams.choose, { ...none, body: { team_id } }),
      TE.map((chosen) => chosen.team_id),
    ),
  sharedWith: (what, id) => call(reads[what], { ...none, params: { id } }),
  share: (what, id, body) => call(writes[what], { ...none, params: { id }, body }),
});
