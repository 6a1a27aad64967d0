import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Acceptance, InvitationShown } from "./invitation.model.ts";

/** An invitation, for the person who has its link. */
export type Invitations = {
  /** Does not use the invitation up. */
  readonly preview: (token: string) => TaskEither<Failure, InvitationShown>;
  /** Accepts it, which signs the person in. */
  readonly accept: (acceptance: Acceptance) => TaskEither<Failure, void>;
};
export const Invitations = token<Invitations>("invitations.link");
