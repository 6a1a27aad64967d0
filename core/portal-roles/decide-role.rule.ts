import * as E from "fp-ts/lib/Either.js";
import { relationFields } from "../contacts/relation-fields.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { publishedReports } from "../reports/built-in-reports.rule.ts";
import { downlineFields } from "./downline-field.rule.ts";
import { portalRoleRefusals } from "./portal-role-refusals.ts";
import { type PortalRole, type RoleChange, type RoleDraft, roleLimits } from "./portal-role.model.ts";

/** What is known when a role is stored: the roles that are there, the organisation's custom fields, and ids of its folders of files and lessons. */
export type KnownRoles = {
  readonly roles: readonly PortalRole[];
  readonly fields: readonly Field[];
  readonly file_folders: ReadonlySet<number>;
  readonly lesson_folders: ReadonlySet<number>;
};

/** What is stored of a role. */
export type DecidedRole = RoleDraft & Required<Pick<RoleDraft, "lesson_folders" | "reports">>;

const folded = (name: string): string => name.trim().toLocaleLowerCase();

const wanted = (known: KnownRoles, id: number | null, asked: RoleDraft): E.Either<Failure, DecidedRole> => {
  const { roles, fields, file_folders } = known;
  const stored = roles.find(({ role_id }) => role_id === id);
  const lesson_folders = asked.lesson_folders ?? stored?.lesson_folders ?? [];
  const name = asked.name.trim();
  if (name === "") return E.left(invalid({ name: [portalRoleRefusals.role_name_needed] }));
  if (roles.some((role) => role.role_id !== id && folded(role.name) === folded(name)))
    return E.left(invalid({ name: [portalRoleRefusals.role_name_taken({ name })] }));
  const { relation } = asked;
  if (relation !== null && !relationFields(fields).some((field) => field.name === relation))
    return E.left(invalid({ relation: [portalRoleRefusals.role_relation({ field: relation })] }));
  const offered = new Set(downlineFields(fields).map((field) => field.name));
  const wrong = asked.fields.find((field) => !offered.has(field));
  if (wrong !== undefined) return E.left(invalid({ fields: [portalRoleRefusals.role_field({ field: wrong })] }));
  if (asked.file_folders.some((folder) => !file_folders.has(folder)))
    return E.left(invalid({ file_folders: [portalRoleRefusals.role_folder] }));
  if (lesson_folders.some((folder) => !known.lesson_folders.has(folder)))
    return E.left(invalid({ lesson_folders: [portalRoleRefusals.role_folder] }));
  return E.right({
    ...asked,
    name,
    permissions: [...new Set(asked.permissions)],
    fields: [...new Set(asked.fields)],
    file_folders: [...new Set(asked.file_folders)],
    lesson_folders: [...new Set(lesson_folders)],
    reports: publishedReports(asked.reports ?? stored?.reports ?? []).map(({ pid }) => pid),
  });
};

const full = ({ roles }: KnownRoles): Failure | null =>
  roles.length < roleLimits.roles ? null : invalid({ name: [portalRoleRefusals.roles_full({ most: roleLimits.roles })] });

/** Decides what is stored of a new role. */
export const decideNewRole = (known: KnownRoles, asked: RoleDraft): E.Either<Failure, DecidedRole> => {
  const refused = full(known);
  return refused === null ? wanted(known, null, asked) : E.left(refused);
};

/** Decides what is stored of a role that is changed. */
export const decideRoleChange = (known: KnownRoles, id: number, { version, ...asked }: RoleChange): E.Either<Failure, DecidedRole> => {
  const stored = known.roles.find((role) => role.role_id === id);
  if (stored === undefined) return E.left(notFound(portalRoleRefusals.role_gone));
  if (stored.version !== version) return E.left(conflict(portalRoleRefusals.role_changed, stored));
  const offered = new Set(downlineFields(known.fields).map((field) => field.name));
  const gone = new Set(stored.fields.filter((field) => !offered.has(field)));
  return wanted(known, id, { ...asked, fields: asked.fields.filter((field) => !gone.has(field)) });
};

/** Decides whether a role that was removed comes back: unless its name was given anew, or there are too many. */
export const decideRoleReturn = (known: KnownRoles, name: string): E.Either<Failure, null> => {
  const refused = full(known);
  if (refused !== null) return E.left(refused);
  return known.roles.some((role) => folded(role.name) === folded(name))
    ? E.left(invalid({ name: [portalRoleRefusals.role_name_taken({ name })] }))
    : E.right(null);
};
