import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Invited, InvitedAgain, Invitee, Invitees, InviteResults } from "./invitation.model.ts";

/** The organisation's colleagues, for administrators. */
export type People = {
  readonly invite: (invitee: Invitee) => TaskEither<Failure, Invited>;
  readonly inviteMany: (invitees: Invitees) => TaskEither<Failure, InviteResults>;
  /** Earlier links of the invitation die. */
  readonly reinvite: (user: number) => TaskEither<Failure, InvitedAgain>;
};
export const People = token<People>("people.store");
