import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { NewToken } from "../profile/profile.port.ts";
import type { NewOrgToken, OrgToken } from "./org-token.model.ts";

/**
 * What an automation connector needs, shown only once.
 * @property secret with which its deliveries are signed
 */
export type ConnectorCredentials = NewToken & { readonly secret: string };

/** The tokens of the organisation; each acts as a service user of its own, whoever made it. */
export type OrgTokenStore = {
  /** Newest first; expired ones for 30 more days. */
  readonly list: () => TaskEither<Failure, readonly OrgToken[]>;
  /** @returns the secret, shown only once, and the organisation's key that belongs to it */
  readonly create: (token: NewOrgToken) => TaskEither<Failure, NewToken>;
  /** Gives a token a new secret and its full life again, and a connector a new signing secret too; what is replaced works for another 24 hours. */
  readonly rotate: (id: number) => TaskEither<Failure, NewToken & Partial<Pick<ConnectorCredentials, "secret">>>;
  /** Also ends the subscriptions of a connector. */
  readonly revoke: (id: number) => TaskEither<Failure, void>;
  /** Makes a token and a signing secret for a connector. */
  readonly connect: (name: string) => TaskEither<Failure, ConnectorCredentials>;
};
export const OrgTokenStore = token<OrgTokenStore>("org-tokens.store");
