import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { ApiTokenEntry, SessionEntry } from "../auth/access-list.model.ts";
import type { NewApiToken } from "../auth/new-api-token.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { EmailChange, MobileChange, OwnCredentials, PasswordChange, PinChange } from "./credentials.model.ts";
import type { OwnTimeZones, ProfileChange } from "./profile.model.ts";

/** The credentials that a script needs to act for a user. */
export type NewToken = { readonly token: string; readonly app_key: string };

/** The store of users' own accounts. Each call is one request. */
export type ProfileStore = {
  readonly change: (change: ProfileChange) => TaskEither<Failure, void>;
  readonly timezones: () => TaskEither<Failure, OwnTimeZones>;
  readonly credentials: () => TaskEither<Failure, OwnCredentials>;
  /** Ends all other sessions of the user; as each change here, invalid in `current_password` when that is not the current password. */
  readonly changePassword: (change: PasswordChange) => TaskEither<Failure, void>;
  /** Mails a link to the new address, which holds once the link was followed. */
  readonly changeEmail: (change: EmailChange) => TaskEither<Failure, void>;
  /** At most once a minute; earlier links no longer work. */
  readonly resendEmail: () => TaskEither<Failure, void>;
  /** Drops the address that waits to be confirmed. */
  readonly cancelEmail: () => TaskEither<Failure, void>;
  readonly changeMobile: (change: MobileChange) => TaskEither<Failure, void>;
  readonly changePin: (change: PinChange) => TaskEither<Failure, void>;
  /** The browsers in which the user is signed in, most recently used first. */
  readonly sessions: () => TaskEither<Failure, readonly SessionEntry[]>;
  readonly closeSession: (id: number) => TaskEither<Failure, void>;
  /** The API tokens for scripts, newest first; expired ones for 30 more days. */
  readonly tokens: () => TaskEither<Failure, readonly ApiTokenEntry[]>;
  /** @returns the secret, shown only once, and the organisation's key that belongs to it */
  readonly createToken: (token: NewApiToken) => TaskEither<Failure, NewToken>;
  /** Gives a token a new secret and its full life again; the replaced secret works for another 24 hours. */
  readonly rotateToken: (id: number) => TaskEither<Failure, NewToken>;
  readonly revokeToken: (id: number) => TaskEither<Failure, void>;
};
export const ProfileStore = token<ProfileStore>("profile.store");
