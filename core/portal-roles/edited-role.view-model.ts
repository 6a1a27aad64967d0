import type { BuiltInReportId } from "../reports/built-in-reports.rule.ts";
import type { PortalPermission, PortalRole, RoleDraft } from "./portal-role.model.ts";

/** A new role as the form shows it first. */
export const emptyRole: RoleDraft = {
  name: "",
  permissions: [],
  relation: null,
  fields: [],
  file_folders: [],
  lesson_folders: [],
  reports: [],
  is_default: false,
};

/** A stored role as the form shows it first. */
export const draftOf = ({
  name,
  permissions,
  relation,
  fields,
  file_folders,
  lesson_folders,
  reports,
  is_default,
}: PortalRole): RoleDraft => ({
  name,
  permissions,
  relation,
  fields,
  file_folders,
  lesson_folders,
  reports,
  is_default,
});

export type RoleField = keyof RoleDraft;
const roleFields: readonly RoleField[] = [
  "name",
  "permissions",
  "relation",
  "fields",
  "file_folders",
  "lesson_folders",
  "reports",
  "is_default",
];

/** A value of a role to compare: the order in which a list was chosen says nothing. */
const compared = (draft: RoleDraft, field: RoleField): string => {
  const value: unknown = draft[field];
  return JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);
};

const withFieldsOf = (draft: RoleDraft, other: RoleDraft, fields: readonly RoleField[]): RoleDraft => ({
  ...draft,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
});

/**
 * A role that two users changed: what each of them changed alone is joined, and a field that both changed to different values is a clash.
 * @param from the role before both changes
 * @property draft the joined role, with the typed values where there is a clash
 */
export const joinedRole = (
  from: RoleDraft,
  typed: RoleDraft,
  stored: RoleDraft,
): { readonly draft: RoleDraft; readonly clashes: readonly RoleField[] } => {
  const differs = (a: RoleDraft, b: RoleDraft) => (field: RoleField) => compared(a, field) !== compared(b, field);
  const untouched = roleFields.filter((field) => !differs(from, typed)(field));
  const clashes = roleFields.filter((field) =>
    [differs(from, typed), differs(from, stored), differs(typed, stored)].every((is) => is(field)),
  );
  return { draft: withFieldsOf(typed, stored, untouched), clashes };
};

/** The draft with the stored values where there is a clash. */
export const withTheirs = withFieldsOf;

/** The list with one of its values chosen or not; a chosen one comes last. */
const choosing = <A>(all: readonly A[], one: A, isChosen: boolean): readonly A[] => [
  ...all.filter((each) => each !== one),
  ...(isChosen ? [one] : []),
];

/** The draft with a permission given or taken. */
export const withPermission = (draft: RoleDraft, permission: PortalPermission, isGiven: boolean): RoleDraft => ({
  ...draft,
  permissions: choosing(draft.permissions, permission, isGiven),
});

/** The draft with a field of the downline shown or not. */
export const withField = (draft: RoleDraft, field: string, isShown: boolean): RoleDraft => ({
  ...draft,
  fields: choosing(draft.fields, field, isShown),
});

/** The draft with a folder of files shared or not. */
export const withFolder = (draft: RoleDraft, folder: number, isShared: boolean): RoleDraft => ({
  ...draft,
  file_folders: choosing(draft.file_folders, folder, isShared),
});

/** The draft with a folder of lessons shared or not. */
export const withLessonFolder = (draft: RoleDraft, folder: number, isShared: boolean): RoleDraft => ({
  ...draft,
  lesson_folders: choosing(draft.lesson_folders ?? [], folder, isShared),
});

/** The draft with a report published or not. */
export const withReport = (draft: RoleDraft, report: BuiltInReportId, isPublished: boolean): RoleDraft => ({
  ...draft,
  reports: choosing(draft.reports ?? [], report, isPublished),
});
