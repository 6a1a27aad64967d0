import { ContainerModule } from "inversify";
import { Invitations } from "../../../core/users/invitations.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeInvitationsHttp } from "../../http/invitations.http.ts";
import { provide } from "../provide.ts";

/** The invitation of a link. */
export const services = new ContainerModule((options) => {
  provide(options, Invitations, (call: Caller) => makeInvitationsHttp(call), [Caller]);
});
