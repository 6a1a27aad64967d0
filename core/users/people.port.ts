import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { SessionEntry } from "../auth/access-list.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Colleagues, UserChange, UserRecord } from "./colleague.model.ts";
import type { Invited, InvitedAgain, Invitee, Invitees, InviteResults } from "./invitation.model.ts";
import type { Leaving, Owned } from "./owned.model.ts";

/** The organisation's colleagues, for administrators. */
export type People = {
  readonly list: (isArchived: boolean) => TaskEither<Failure, Colleagues>;
  readonly get: (user: number) => TaskEither<Failure, UserRecord>;
  /** A version conflict is refused; its `current` is the stored user. */
  readonly change: (user: number, change: UserChange) => TaskEither<Failure, UserRecord>;
  readonly sessions: (user: number) => TaskEither<Failure, readonly SessionEntry[]>;
  readonly endSession: (user: number, session: number) => TaskEither<Failure, void>;
  /** Ends the sessions of the user too. */
  readonly resetTwoStep: (user: number) => TaskEither<Failure, void>;
  /** The caller, who owns the organisation, becomes an administrator; invalid in `password` when that is not the current password. */
  readonly handOver: (user: number, password: string) => TaskEither<Failure, void>;
  readonly invite: (invitee: Invitee) => TaskEither<Failure, Invited>;
  readonly inviteMany: (invitees: Invitees) => TaskEither<Failure, InviteResults>;
  /** Earlier links of the invitation die. */
  readonly reinvite: (user: number) => TaskEither<Failure, InvitedAgain>;
  readonly owned: (user: number) => TaskEither<Failure, Owned>;
  /** What the user owns goes to the replacement, which is required then; every way in ends. */
  readonly archive: (user: number, leaving: Leaving) => TaskEither<Failure, void>;
  /**
   * An archived user is active again, without teams.
   * @param isUndo gives back teams, and what went to the replacement and still belongs to them
   */
  readonly restore: (user: number, isUndo?: boolean) => TaskEither<Failure, void>;
};
export const People = token<People>("people.store");
