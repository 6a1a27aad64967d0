import * as E from "fp-ts/lib/Either.js";
import { Role } from "../../../core/access/role.model.ts";
import { NewPassword } from "../../../core/auth/credentials.model.ts";
import { type Failure, failureMessage, invalid } from "../../../core/kernel/failure.ts";
import type { Invitee } from "../../../core/users/invitation.model.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { guessableFailure } from "../../server/auth/password-names.store.ts";
import { passwordHash } from "../../server/auth/password.crypto.ts";
import type { Area } from "../../server/contributions/area.ts";
import type { Outbox } from "../../server/outbox/outbox.store.ts";
import { teamsOf } from "../../server/teams/team-in-force.store.ts";
import { archiveUser } from "../../server/users/archive-user.store.ts";
import { createUser } from "../../server/users/create-user.store.ts";
import { invite, type PeopleCall } from "../../server/users/invite.store.ts";
import { restoreUser } from "../../server/users/restore-user.store.ts";

/** What the options say of a user. */
export type UserOptions = {
  readonly role?: string;
  readonly team?: readonly string[];
  readonly first?: string;
  readonly last?: string;
  readonly to?: string;
  readonly "keep-contacts"?: boolean;
  readonly undo?: boolean;
};

/** The context of an action: the call, and what it uses of the server. */
export type UserAction = {
  readonly call: PeopleCall;
  readonly outbox: Outbox;
  readonly areas: readonly Area[];
  readonly email: string;
  /** of a user to create, as it was read */
  readonly password: string;
  readonly options: UserOptions;
};
/** The sentence to print. */
export type Outcome = Promise<E.Either<Failure, string>>;

/** A failure as one line. */
export const failureLine = (failure: Failure): string =>
  failure.tag === "invalid" ? Object.values(failure.errors).flat().join(" ") : failureMessage(failure);

const refuse = (field: string, message: string): E.Either<Failure, never> => E.left(invalid({ [field]: [message] }));

const inviteeOf = async ({ call, email, options }: UserAction): Promise<E.Either<Failure, Invitee>> => {
  const role = options.role ?? "user";
  if (!Role.is(role)) return refuse("role", `--role is "${role}"; expected admin, user or guest.`);
  const known = await teamsOf(call.tx, call.actor);
  const teams: number[] = [];
  for (const label of options.team ?? []) {
    const team = known.find((one) => one.label.toLowerCase() === label.toLowerCase());
    if (team === undefined) return refuse("teams", `There is no team “${label}”; there are: ${known.map((one) => one.label).join(", ")}.`);
    teams.push(team.id);
  }
  return E.right({ email, role, teams, first_name: options.first ?? "", last_name: options.last ?? "" });
};

const idOf = async ({ tx }: PeopleCall, email: string): Promise<E.Either<Failure, number>> => {
  const users = await tx.db
    .selectFrom("users")
    .select(["user_id", "email"])
    .where("org_id", "=", tx.org)
    .where("kind", "=", "person")
    .execute();
  const found = users.find((user) => normalEmail(user.email) === normalEmail(email));
  return found === undefined ? refuse("email", `There is no user ${email} in this organisation.`) : E.right(found.user_id);
};

/** Invites a user by mail, and prints the link that works too. */
export const inviteAction = async (action: UserAction): Outcome => {
  const invitee = await inviteeOf(action);
  if (E.isLeft(invitee)) return invitee;
  const invited = await invite(action.call, action.outbox, invitee.right);
  if (E.isLeft(invited)) return invited;
  const { link, mailed } = invited.right;
  return E.right(
    `Invited ${normalEmail(action.email)}${mailed ? "; the mail leaves while the server runs" : "; no mail can leave"}.\n${link}`,
  );
};

/** Creates a user who can log in at once. */
export const createAction = async (action: UserAction): Outcome => {
  const { call, outbox, password } = action;
  const invitee = await inviteeOf(action);
  if (E.isLeft(invitee)) return invitee;
  const decoded = NewPassword.decode(password);
  if (E.isLeft(decoded)) return refuse("password", `The password ${decoded.left[0]?.message ?? "is wrong"}.`);
  const { first_name = "", last_name = "", email } = invitee.right;
  const { name } = await call.tx.db.selectFrom("orgs").select("name").where("org_id", "=", call.actor.org_id).executeTakeFirstOrThrow();
  const guessable = guessableFailure(password, [first_name, last_name, email, name]);
  if (guessable !== null) return E.left(guessable);
  const created = await createUser(call, outbox, invitee.right, await passwordHash(password));
  return E.map(() => `${normalEmail(email)} can log in.`)(created);
};

/** Archives a user; what they own goes to another one. */
export const archiveAction = async ({ call, areas, email, options }: UserAction): Outcome => {
  const id = await idOf(call, email);
  if (E.isLeft(id)) return id;
  const to = options.to === undefined ? null : await idOf(call, options.to);
  if (to !== null && E.isLeft(to)) return to;
  const leaving = { replacement: to === null ? null : to.right, replacements: {}, keepsContacts: options["keep-contacts"] === true };
  const archived = await archiveUser(call, areas, id.right, leaving);
  return E.map(() => `${normalEmail(email)} is archived and cannot log in any more.`)(archived);
};

/** Restores an archived user. */
export const restoreAction = async ({ call, areas, email, options }: UserAction): Outcome => {
  const id = await idOf(call, email);
  if (E.isLeft(id)) return id;
  const restored = await restoreUser(call, areas, id.right, options.undo === true);
  return E.map(() => `${normalEmail(email)} is active again${options.undo === true ? "" : ", without teams"}.`)(restored);
};
