import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Job } from "../jobs/job.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { MemberChange, TeamDraft, TeamHeirs, TeamRecord, TeamRelated, TeamSummary } from "../teams/team-record.model.ts";

/** The teams of the organisation, for administrators. */
export type TeamSettings = {
  /** All teams by label. */
  readonly summaries: () => TaskEither<Failure, readonly TeamSummary[]>;
  readonly get: (id: number) => TaskEither<Failure, TeamRecord>;
  readonly related: (id: number) => TaskEither<Failure, TeamRelated>;
  /** A label that another team has in any case is refused at the field. */
  readonly create: (draft: TeamDraft) => TaskEither<Failure, TeamRecord>;
  /** A guest who would lose their last team is refused by name. */
  readonly changeMembers: (change: MemberChange) => TaskEither<Failure, TeamRecord>;
  /** Deletes a team at once; what it had is moved by the returned job, which can be undone for 30 days. */
  readonly remove: (id: number, heirs: TeamHeirs) => TaskEither<Failure, Job>;
};
export const TeamSettings = token<TeamSettings>("team-settings.store");
