import * as t from "io-ts";
import { admins, learners } from "../../core/access/access-rule.rule.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { LearnerRole } from "../../core/portal-roles/learner-role.model.ts";
import { PortalRole, RoleChange, RoleDraft } from "../../core/portal-roles/portal-role.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

const roles = "/api/portal/roles";
const Roles = t.readonlyArray(PortalRole);

/** Endpoints for the roles of learners in the portal. */
export const portalRoles = {
  all: endpoint({
    ...noInput,
    name: "portal-roles.all",
    summary: "Lists the roles of learners in the portal, each with how many contacts have it.",
    method: "GET",
    path: roles,
    access: admins,
    reply: Roles,
  }),
  create: endpoint({
    ...noInput,
    name: "portal-roles.create",
    summary: "Adds a role of learners.",
    method: "POST",
    path: roles,
    access: admins,
    body: RoleDraft,
    reply: Roles,
  }),
  change: endpoint({
    ...noInput,
    name: "portal-roles.change",
    summary: "Changes a role of learners.",
    method: "PUT",
    path: `${roles}/:id`,
    access: admins,
    params: ById,
    body: RoleChange,
    reply: Roles,
  }),
  remove: endpoint({
    ...noInput,
    name: "portal-roles.remove",
    summary: "Removes a role of learners; its contacts have the default role until it is restored.",
    method: "DELETE",
    path: `${roles}/:id`,
    access: admins,
    params: ById,
    reply: Roles,
  }),
  restore: endpoint({
    ...noInput,
    name: "portal-roles.restore",
    summary: "Restores a role of learners that was removed.",
    method: "POST",
    path: `${roles}/:id/restore`,
    access: admins,
    params: ById,
    reply: Roles,
  }),
  own: endpoint({
    ...noInput,
    name: "portal-roles.own",
    summary: "Returns the role of the learner who is signed in, null without one.",
    method: "GET",
    path: "/api/contacts/role",
    access: learners,
    reply: orNull(LearnerRole),
  }),
} as const;
