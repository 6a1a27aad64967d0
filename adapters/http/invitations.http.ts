import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Invitations } from "../../core/users/invitations.port.ts";
import { invitations } from "../contract/invitations.contract.ts";
import { type Caller, none } from "./caller.ts";

/** An invitation over HTTP, for the person who has its link. */
export const makeInvitationsHttp = (call: Caller): Invitations => ({
  preview: (token) => call(invitations.preview, { ...none, body: { token } }),
  accept: (body) =>
    pipe(
      call(invitations.accept, { ...none, body }),
      TE.map((): void => undefined),
    ),
});
