import * as TE from "fp-ts/lib/TaskEither.js";
import { invitations } from "../../contract/invitations.contract.ts";
import { oidcStart } from "../auth/login-info.flow.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { acceptInvitation, previewInvitation } from "./accept-invitation.flow.ts";
import { invite, inviteMany, reinvite } from "./invite.store.ts";

/** Endpoints for inviting colleagues. */
export const routes: RouteContribution = ({ config, outbox, sessions }) =>
  routesFor(invitations, {
    invite: (call) => () => invite(call, outbox, call.body),
    inviteMany: (call) => TE.fromTask(() => inviteMany(call, outbox, call.body)),
    again: (call) => () => reinvite(call, outbox, call.params.id),
    preview:
      ({ database, body, request }) =>
      () =>
        previewInvitation(database, body.token, config.oidc === null ? null : oidcStart, request),
    accept:
      ({ database, body, request }) =>
      async () => {
        const result = await acceptInvitation({ database, outbox, hasProvider: config.oidc !== null }, body, request);
        if (request.session !== null) sessions.forget(request.session.tokenHash);
        return result;
      },
  });
