import * as t from "io-ts";
import { admins, staff } from "../../core/access/access-rule.rule.ts";
import { AccessImpact } from "../../core/permissions/access-impact.model.ts";
import {
  OwnAccess,
  PermissionEntry,
  PermissionMatrix,
  Preset,
  PresetAccess,
  PresetChange,
  PresetDraft,
} from "../../core/permissions/preset.model.ts";
import { AccessAsk, AccessAsked, PageAddress, StaffTrace } from "../../core/permissions/staff-trace.model.ts";
import { RecordKey } from "../../core/permissions/traced-record.model.ts";
import { UserChange } from "../../core/users/colleague.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { ById } from "./resource.ts";
import { orNullText } from "./wire.ts";

const all = "/api/users/permissions";
const presets = "/api/users/presets";

/** Endpoints for permissions and their presets. */
export const permissions = {
  list: endpoint({
    ...noInput,
    name: "permissions.list",
    summary: "Lists every permission: its label, what it allows, the feature that it needs, and the permissions that it needs.",
    method: "GET",
    path: all,
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(PermissionEntry),
  }),
  own: endpoint({
    ...noInput,
    name: "permissions.own",
    summary: "Returns a mark that changes with what the caller may do, by which open pages notice a change.",
    method: "GET",
    path: `${all}/own`,
    access: staff(),
    carriesTeams: false,
    heldAtSignIn: false,
    reply: OwnAccess,
  }),
  matrix: endpoint({
    ...noInput,
    name: "permissions.matrix",
    summary: "Lists active users with role, permissions and preset, the presets, and the features of the organisation.",
    method: "GET",
    path: `${all}/matrix`,
    access: admins,
    carriesTeams: false,
    reply: PermissionMatrix,
  }),
  trace: endpoint({
    ...noInput,
    name: "permissions.trace",
    summary:
      "Returns why a user opens the page at `path` or sees the record `record`, such as `contact:7`, or does not: administrators ask about everybody, others about their own pages.",
    method: "GET",
    path: "/api/users/:id/access",
    access: staff(),
    carriesTeams: false,
    params: ById,
    query: t.type({ path: orNullText(PageAddress), record: orNullText(RecordKey) }, "AccessQuestion"),
    reply: StaffTrace,
  }),
  impact: endpoint({
    ...noInput,
    name: "permissions.impact",
    summary:
      "Returns how many records of each kind a user would gain and lose by a change of role, permissions, teams or row rule; stores nothing.",
    method: "POST",
    path: "/api/users/:id/impact",
    access: admins,
    carriesTeams: false,
    needsPlan: false,
    params: ById,
    body: UserChange,
    reply: AccessImpact,
  }),
  presetImpact: endpoint({
    ...noInput,
    name: "permissions.presetImpact",
    summary:
      "Returns how many records of each kind the active followers of a preset would gain and lose together by another role or other permissions; stores nothing.",
    method: "POST",
    path: `${presets}/:id/impact`,
    access: admins,
    carriesTeams: false,
    needsPlan: false,
    params: ById,
    body: PresetAccess,
    reply: AccessImpact,
  }),
  ask: endpoint({
    ...noInput,
    name: "permissions.ask",
    summary:
      "Asks the administrators for access to a page, or to the record at its address, by a task; one request for each is open at a time. The response is the same for a record that is hidden from the caller and one that does not exist.",
    method: "POST",
    path: `${all}/requests`,
    access: staff(),
    carriesTeams: false,
    body: AccessAsk,
    reply: AccessAsked,
  }),
  create: endpoint({
    ...noInput,
    name: "permissions.create",
    summary: "Adds a preset: a role and permissions under a name.",
    method: "POST",
    path: presets,
    access: admins,
    carriesTeams: false,
    body: PresetDraft,
    reply: Preset,
  }),
  change: endpoint({
    ...noInput,
    name: "permissions.change",
    summary: "Changes a preset and every user who follows it. Fails with 409 and the stored preset on a version conflict.",
    method: "PUT",
    path: `${presets}/:id`,
    access: admins,
    carriesTeams: false,
    params: ById,
    body: PresetChange,
    reply: Preset,
  }),
  remove: endpoint({
    ...noInput,
    name: "permissions.remove",
    summary: "Deletes a preset; users who follow it keep role and permissions.",
    method: "DELETE",
    path: `${presets}/:id`,
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: Done,
  }),
  restore: endpoint({
    ...noInput,
    name: "permissions.restore",
    summary: "Restores a deleted preset with the users who followed it, except those who were changed since.",
    method: "POST",
    path: `${presets}/:id/restore`,
    access: admins,
    carriesTeams: false,
    params: ById,
    reply: Preset,
  }),
} as const;
