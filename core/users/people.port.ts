import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { SessionEntry } from "../auth/access-list.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Colleagues, UserChange, UserRecord } from "./colleague.model.ts";
import type { Invited, InvitedAgain, Invitee, Invitees, InviteResults } from "./invitation.model.ts";

/** The organisation's colleagues, for administrators. */
export type People = {
  readonly list: (isArchived: boolean) => TaskEither<Failure, Colleagues>;
  readonly get: (user: number) => TaskEither<Failure, UserRecord>;
  /** A version conflict is refused; its `current` is the stored user. */
  readonly change: (user: number, change: UserChange) => TaskEither<Failure, UserRecord>;
  readonly sessions: (user: number) => TaskEither<Failure, readonly SessionEntry[]>;
  readonly endSession: (user: number, session: number) => TaskEither<Failure, void>;
  readonly invite: (invitee: Invitee) => TaskEither<Failure, Invited>;
  readonly inviteMany: (invitees: Invitees) => TaskEither<Failure, InviteResults>;
  /** Earlier links of the invitation die. */
  readonly reinvite: (user: number) => TaskEither<Failure, InvitedAgain>;
  /** An archived user is active again, without teams. */
  readonly restore: (user: number) => TaskEither<Failure, void>;
};
export const People = token<People>("people.store");
