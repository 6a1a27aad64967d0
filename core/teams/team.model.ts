import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** A part of an organisation with its own contacts, lessons and phone line. */
export const Team = t.type(
  {
    id: t.number,
    label: t.string,
    /** `#rrggbb` */
    color: t.string,
    twilio_phone: orNull(t.string),
    /** names of the contact fields shown first to the team */
    contact_fields: t.readonlyArray(t.string),
    /** version for optimistic concurrency */
    version: t.number,
  },
  "Team",
);
export type Team = t.TypeOf<typeof Team>;

const WholeNumber = intBetween(0, Number.MAX_SAFE_INTEGER);
/** A label of a team. */
export const Label = t.refinement(textUpTo(100), (text) => text.trim() !== "", "a label of 1 to 100 characters");
/** A colour as `#rrggbb`. */
export const Color = t.refinement(t.string, (text) => /^#[0-9a-f]{6}$/i.test(text), "a colour such as #0b7a75");
/** A number for text messages. */
export const Phone = t.refinement(t.string, (text) => /^\+[1-9]\d{6,14}$/.test(text), "a phone number such as +12125551234");

/** Names of contact fields, in the order in which a team sees them. */
export const ContactFields = listUpTo(textUpTo(100), 100);

/**
 * The changes to a team.
 * @property version the version that was edited; without one there is no conflict check
 */
export const TeamChange = exactly(
  "TeamChange",
  {},
  {
    label: Label,
    color: Color,
    twilio_phone: t.union([Phone, t.null]),
    contact_fields: ContactFields,
    version: WholeNumber,
  },
);
export type TeamChange = t.TypeOf<typeof TeamChange>;

/** The team to work in; null for all teams, administrators only. */
export const TeamChoice = exactly("TeamChoice", { team_id: t.union([WholeNumber, t.null]) }, {});
export type TeamChoice = t.TypeOf<typeof TeamChoice>;

/** Resources that can be shared with teams, named as in their path. */
export const Shareable = t.keyof(
  { campaigns: null, lessons: null, "lessons/folders": null, files: null, "files/folders": null },
  "Shareable",
);
export type Shareable = t.TypeOf<typeof Shareable>;

/**
 * Teams to add to and remove from the sharing.
 * @property full includes the resource's contents
 */
export const ShareChange = exactly(
  "ShareChange",
  {},
  { add_teams: listUpTo(WholeNumber, 500), remove_teams: listUpTo(WholeNumber, 500), full: t.boolean },
);
export type ShareChange = t.TypeOf<typeof ShareChange>;

/** The teams that a resource is shared with, lowest id first; empty means administrators only. */
export const SharedWith = t.type({ teams: t.readonlyArray(t.number) }, "SharedWith");
export type SharedWith = t.TypeOf<typeof SharedWith>;
