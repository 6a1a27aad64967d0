import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PinRequest, PortalCredentials, PortalEntrance, PortalLinkSignIn, PortalUser, PortalUserChange } from "./portal-auth.model.ts";

/** Sign-in and accounts of learners. */
export type PortalAccounts = {
  readonly signIn: (credentials: PortalCredentials) => TaskEither<Failure, PortalUser>;
  /** Unauthorized for a link that was used or has expired. */
  readonly signInByLink: (link: PortalLinkSignIn) => TaskEither<Failure, PortalUser>;
  /** @returns the message to show, the same whether the contact is known or not */
  readonly requestPin: (who: PinRequest) => TaskEither<Failure, string>;
  readonly signOut: () => TaskEither<Failure, void>;
  /** Unauthorized if no learner is signed in. */
  readonly current: () => TaskEither<Failure, PortalUser>;
  readonly change: (changes: PortalUserChange) => TaskEither<Failure, PortalUser>;
  /** @param pid null for the server's only portal; not-found if it is not the only one */
  readonly portal: (pid: string | null) => TaskEither<Failure, PortalEntrance>;
};
export const PortalAccounts = token<PortalAccounts>("learners.accounts");
