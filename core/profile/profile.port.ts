import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { ApiTokenEntry, SessionEntry } from "../auth/access-list.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PasswordChange, ProfileChange } from "./profile.model.ts";

/** What a program needs to act as somebody. */
export type NewToken = { readonly token: string; readonly app_key: string };

/** Where users' own accounts are kept. One request, one answer. */
export type ProfileStore = {
  readonly change: (change: ProfileChange) => TaskEither<Failure, void>;
  /** Every other session of the user ends; invalid at `current` when that is not the password in force. */
  readonly changePassword: (change: PasswordChange) => TaskEither<Failure, void>;
  /** The browsers in which the user is signed in, last used first. */
  readonly sessions: () => TaskEither<Failure, readonly SessionEntry[]>;
  readonly closeSession: (id: number) => TaskEither<Failure, void>;
  /** Tokens for scripts that still work, newest first. */
  readonly tokens: () => TaskEither<Failure, readonly ApiTokenEntry[]>;
  /** @returns the secret, which is shown this once, and the organisation's key that goes with it */
  readonly createToken: (name: string) => TaskEither<Failure, NewToken>;
  readonly revokeToken: (id: number) => TaskEither<Failure, void>;
};
export const ProfileStore = token<ProfileStore>("profile.store");
