import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PinRequest, PortalCredentials, PortalEntrance, PortalLinkSignIn, PortalUser, PortalUserChange } from "./portal-auth.model.ts";

/** Where learners sign in. One request, one answer. */
export type PortalAccounts = {
  readonly signIn: (credentials: PortalCredentials) => TaskEither<Failure, PortalUser>;
  /** Unauthorized for a link that has been used, or whose time is over. */
  readonly signInByLink: (link: PortalLinkSignIn) => TaskEither<Failure, PortalUser>;
  /** @returns what to tell the person, the same whether the contact is known or not */
  readonly requestPin: (who: PinRequest) => TaskEither<Failure, string>;
  readonly signOut: () => TaskEither<Failure, void>;
  /** Unauthorized when nobody is signed in. */
  readonly current: () => TaskEither<Failure, PortalUser>;
  readonly change: (changes: PortalUserChange) => TaskEither<Failure, PortalUser>;
  /** @param pid null asks for the only portal that there is; not-found otherwise */
  readonly portal: (pid: string | null) => TaskEither<Failure, PortalEntrance>;
};
export const PortalAccounts = token<PortalAccounts>("learners.accounts");
