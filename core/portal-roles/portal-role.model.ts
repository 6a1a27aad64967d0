import * as t from "io-ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { BuiltInReportId, builtInReports } from "../reports/built-in-reports.rule.ts";

export const roleLimits = { roles: 50, name: 80, fields: 50, key: 110, folders: 200 } as const;

/**
 * What a role admits learners to in the portal: `contacts` is their own downline, `files` the folders that are shared with it, `messages`
 * conversations with staff, `reports` the reports that are published to it, `review` the reviewed videos of their own downline.
 */
export const PortalPermission = t.keyof({ contacts: null, files: null, messages: null, reports: null, review: null }, "PortalPermission");
export type PortalPermission = t.TypeOf<typeof PortalPermission>;
export const portalPermissions: readonly PortalPermission[] = ["contacts", "files", "messages", "reports", "review"];

const said = {
  name: textUpTo(roleLimits.name),
  permissions: listUpTo(PortalPermission, portalPermissions.length),
  /** key of the field by which contacts are below others; null for the usual one */
  relation: orNull(textUpTo(roleLimits.key)),
  /** keys of the fields that learners see of their downline */
  fields: listUpTo(textUpTo(roleLimits.key), roleLimits.fields),
  /** ids of the folders of files that are shared with it */
  file_folders: listUpTo(RecordId, roleLimits.folders),
  /** whether contacts without a role have this one */
  is_default: t.boolean,
};

const saidOrNot = {
  /** ids of the folders of lessons that are shared with it; absent: as they are */
  lesson_folders: listUpTo(RecordId, roleLimits.folders),
  /** the reports that are published to it; absent: as they are */
  reports: listUpTo(BuiltInReportId, builtInReports.length),
};

/** A role of learners in the portal, as it is to be. */
export const RoleDraft = exactly("RoleDraft", said, saidOrNot);
export type RoleDraft = t.TypeOf<typeof RoleDraft>;

/** A role as it is to be, and the version that was changed. */
export const RoleChange = exactly("RoleChange", { ...said, version: intBetween(1, 2_147_483_647) }, saidOrNot);
export type RoleChange = t.TypeOf<typeof RoleChange>;

/** A stored role; `contacts` is how many contacts have it of their own. */
export const PortalRole = t.type(
  {
    role_id: t.number,
    name: t.string,
    permissions: t.readonlyArray(PortalPermission),
    relation: orNull(t.string),
    fields: t.readonlyArray(t.string),
    file_folders: t.readonlyArray(t.number),
    lesson_folders: t.readonlyArray(t.number),
    reports: t.readonlyArray(BuiltInReportId),
    is_default: t.boolean,
    version: t.number,
    contacts: t.number,
  },
  "PortalRole",
);
export type PortalRole = t.TypeOf<typeof PortalRole>;
