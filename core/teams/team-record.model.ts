import * as t from "io-ts";
import { listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { Color, ContactFields, Label, Phone, Team } from "./team.model.ts";

/** A team with the ids of its members. */
export const TeamRecord = t.intersection([Team, t.type({ users: t.readonlyArray(t.number) })], "TeamRecord");
export type TeamRecord = t.TypeOf<typeof TeamRecord>;

/** How many records of each kind belong to a team or are shared with it. */
export const TeamRelated = t.type(
  {
    contacts: t.number,
    campaigns: t.number,
    lessons: t.number,
    /** of lessons */
    folders: t.number,
    files: t.number,
    file_folders: t.number,
    groups: t.number,
    /** numbers for text messages */
    lines: t.number,
  },
  "TeamRelated",
);
export type TeamRelated = t.TypeOf<typeof TeamRelated>;

/** A team in the list of the settings. */
export const TeamSummary = t.intersection([TeamRecord, t.type({ related: TeamRelated })], "TeamSummary");
export type TeamSummary = t.TypeOf<typeof TeamSummary>;

/** A new team; without a colour it gets the product's. */
export const TeamDraft = exactly(
  "TeamDraft",
  { label: Label },
  { color: Color, twilio_phone: t.union([Phone, t.null]), contact_fields: ContactFields },
);
export type TeamDraft = t.TypeOf<typeof TeamDraft>;

const Users = listUpTo(RecordId, 500);
/** Users to add to and remove from a team; one who is in both lists is removed. */
export const MemberChange = exactly("MemberChange", { team_id: RecordId }, { add_users: Users, remove_users: Users });
export type MemberChange = t.TypeOf<typeof MemberChange>;

/**
 * The teams that get what a deleted team had.
 * @property contacts_to null: its contacts belong to everyone
 * @property shares_to null: what is shared with it alone is seen by its maker and administrators
 * @property line_to null: its number belongs to the organisation
 */
export type TeamHeirs = { readonly contacts_to: number | null; readonly shares_to: number | null; readonly line_to: number | null };
