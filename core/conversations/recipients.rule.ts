import type { Role } from "../access/role.model.ts";
import { mayAnswer } from "./may-answer.rule.ts";
import type { Absence, Recipient } from "./recipient.model.ts";

/** The user to whom a contact is assigned, with the flags in force. */
export type AssignedUser = {
  readonly name: string;
  readonly photo: string | null;
  readonly active: boolean;
  readonly role: Role;
  readonly flags: readonly string[];
};

/**
 * What decides whom a learner writes to.
 * @property assigned null if no user is assigned to the contact
 * @property answering how many users may answer
 */
export type RecipientFacts = {
  readonly organisation: string;
  readonly assigned: AssignedUser | null;
  readonly answering: number;
};

const absenceOf = (user: AssignedUser): Absence | null => (!user.active ? "left" : mayAnswer(user) ? null : "not_answering");

const recipient = (kind: Recipient["kind"], name: string, photo: string | null, absence: Absence | null): Recipient => ({
  kind,
  name,
  photo,
  answers: absence === null,
  absence,
});

/**
 * Whom a learner writes to from the portal: the user assigned to them; the organisation's team where there is none, and besides one who does
 * not answer.
 */
export const messageRecipients = ({ organisation, assigned, answering }: RecipientFacts): readonly Recipient[] => {
  const team = recipient("team", organisation, null, answering > 0 ? null : "nobody");
  if (assigned === null) return [team];
  const own = recipient("user", assigned.name, assigned.photo, absenceOf(assigned));
  return own.answers ? [own] : [own, team];
};
