import { admins, anyone } from "../../core/access/access-rule.rule.ts";
import { LinkToken } from "../../core/auth/credentials.model.ts";
import { SignedIn } from "../../core/auth/session-user.model.ts";
import { Acceptance, InvitationShown, Invited, InvitedAgain, Invitee, Invitees, InviteResults } from "../../core/users/invitation.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

/** Endpoints for inviting colleagues. */
export const invitations = {
  invite: endpoint({
    ...noInput,
    name: "invitations.invite",
    summary: "Invites a colleague; returns the new user's id and the link that accepts the invitation.",
    method: "POST",
    path: "/api/users",
    access: admins,
    carriesTeams: false,
    wrapsValues: true,
    body: Invitee,
    reply: Invited,
  }),
  inviteMany: endpoint({
    ...noInput,
    name: "invitations.inviteMany",
    summary: "Invites up to 50 colleagues with one role and the same teams; returns a result for each address.",
    method: "POST",
    path: "/api/users/invitations",
    access: admins,
    carriesTeams: false,
    body: Invitees,
    reply: InviteResults,
  }),
  again: endpoint({
    ...noInput,
    name: "invitations.again",
    summary: "Sends a pending invitation again, at most once a minute; earlier links no longer work.",
    method: "POST",
    path: "/api/users/reinvite/:id",
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: InvitedAgain,
  }),
  preview: endpoint({
    ...noInput,
    name: "invitations.preview",
    summary: "Returns the invitation of a link without using it up.",
    method: "POST",
    path: "/api/users/invitation",
    access: anyone,
    rate: "login",
    body: LinkToken,
    reply: InvitationShown,
  }),
  accept: endpoint({
    ...noInput,
    name: "invitations.accept",
    summary: "Accepts an invitation, once, and signs the person in.",
    method: "POST",
    path: "/api/users/accept",
    access: anyone,
    rate: "login",
    body: Acceptance,
    reply: SignedIn,
  }),
} as const;
