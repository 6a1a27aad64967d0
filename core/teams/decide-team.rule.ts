import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import type { TeamDraft } from "./team-record.model.ts";
import { teamRefusals } from "./team-refusals.ts";
import type { Team, TeamChange } from "./team.model.ts";

type Labelled = Pick<Team, "id" | "label">;
/** The values of a team that administrators change. */
export type TeamValues = Pick<Team, "label" | "color" | "twilio_phone" | "contact_fields">;

/** The colour of a team that is created without one. */
export const firstColor = "#0b7a75";

const withOwnLabel = (values: TeamValues, id: number | null, teams: readonly Labelled[]): E.Either<Failure, TeamValues> => {
  const label = values.label.trim();
  return teams.some((team) => team.id !== id && team.label.toLowerCase() === label.toLowerCase())
    ? E.left(invalid({ label: [teamRefusals.team_label_taken] }))
    : E.right({ ...values, label, color: values.color.toLowerCase(), contact_fields: [...new Set(values.contact_fields)] });
};

/**
 * Decides the values of a new team: no two teams have the same label in any case.
 * @param teams of the organisation
 */
export const decideNewTeam = (draft: TeamDraft, teams: readonly Labelled[]): E.Either<Failure, TeamValues> =>
  withOwnLabel({ color: firstColor, twilio_phone: null, contact_fields: [], ...draft }, null, teams);

/**
 * Decides the values of a team after a change.
 * @param stored undefined for a team that does not exist
 * @param teams of the organisation
 */
export const decideTeamChange = (
  stored: Team | undefined,
  { version, ...change }: TeamChange,
  teams: readonly Labelled[],
): E.Either<Failure, TeamValues> => {
  if (stored === undefined) return E.left(notFound(teamRefusals.no_team));
  if (version !== undefined && version !== stored.version) return E.left(conflict(teamRefusals.team_changed, stored));
  const { label, color, twilio_phone, contact_fields } = stored;
  return withOwnLabel({ label, color, twilio_phone, contact_fields, ...change }, stored.id, teams);
};
