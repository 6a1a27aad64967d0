import { sameValue } from "../kernel/same-value.ts";
import type { Team } from "./team.model.ts";

/** The values of a team that are typed and saved together. */
export type TeamDetailValues = Pick<Team, "label" | "color" | "contact_fields">;

const asStored = ({ label, color, contact_fields }: TeamDetailValues): TeamDetailValues => ({
  label: label.trim(),
  color: color.toLowerCase(),
  contact_fields,
});

/** The typed values over the team as it is stored now; values that were not typed follow the stored ones. */
export const teamDraft = ({ label, color, contact_fields }: TeamDetailValues, edits: Partial<TeamDetailValues>): TeamDetailValues => ({
  label,
  color,
  contact_fields,
  ...edits,
});

/** The typed values that the stored team does not have. */
export const unsavedEdits = (stored: TeamDetailValues, edits: Partial<TeamDetailValues>): Partial<TeamDetailValues> => {
  const [kept, typed] = [asStored(stored), asStored(teamDraft(stored, edits))];
  return {
    ...(edits.label === undefined || typed.label === kept.label ? {} : { label: edits.label }),
    ...(edits.color === undefined || typed.color === kept.color ? {} : { color: edits.color }),
    ...(edits.contact_fields === undefined || sameValue(typed.contact_fields, kept.contact_fields)
      ? {}
      : { contact_fields: edits.contact_fields }),
  };
};
