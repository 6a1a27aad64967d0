import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { RecordSharing } from "../../core/permissions/permissions.port.ts";
import { sharedTeams } from "../../core/teams/shared-teams.rule.ts";
import { groups } from "../contract/groups.contract.ts";
import { teamSharing } from "../contract/team-sharing.contract.ts";
import { type Caller, none } from "./caller.ts";

const writes = {
  campaign: teamSharing.shareCampaign,
  lesson: teamSharing.shareLesson,
  lesson_folder: teamSharing.shareFolder,
  file: teamSharing.shareFile,
  file_folder: teamSharing.shareFileFolder,
} as const;

/** Sharing of records with teams; a group has its teams in its own record. */
export const makeRecordSharing = (call: Caller): RecordSharing => ({
  share: ({ kind, id }, team, isShared) => {
    const change = isShared ? { add_teams: [team] } : { remove_teams: [team] };
    if (kind !== "group") return pipe(call(writes[kind], { ...none, params: { id }, body: change }), TE.asUnit);
    return pipe(
      call(groups.get, { ...none, params: { id } }),
      TE.chain(({ share_to, version }) =>
        call(groups.update, {
          ...none,
          params: { id },
          body: { version, share_to: { ...share_to, teams: [...sharedTeams(share_to.teams, change)] } },
        }),
      ),
      TE.asUnit,
    );
  },
});
