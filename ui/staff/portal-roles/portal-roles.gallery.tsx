import { plainField } from "../../../core/fields/plain-field.rule.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { emptyRole } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { RoleClash } from "./role-clash.view.tsx";
import { RoleForm, type RoleFormProps } from "./role-form.view.tsx";
import { RolesView, type RolesViewProps } from "./roles.view.tsx";

const nothing = (): void => undefined;
const leader: PortalRole = {
  role_id: 1,
  name: "Team leader",
  permissions: ["contacts"],
  relation: null,
  fields: ["email"],
  file_folders: [],
  lesson_folders: [],
  reports: [],
  is_default: false,
  version: 2,
  contacts: 12,
};
const learner: PortalRole = {
  ...leader,
  lesson_folders: [2],
  role_id: 2,
  name: "Learner",
  permissions: [],
  fields: [],
  is_default: true,
  contacts: 0,
};

const folder = (id: number, name: string, parent_id: number | null): FileFolder => ({
  id,
  name,
  type: "folder",
  system: false,
  parent_id,
  files_count: 3,
  files: [],
  teams: [],
  editable: true,
  version: 1,
  deleted_at: null,
  created_at: 1,
  updated_at: 1,
});
const folders = [folder(1, "Handbooks", null), folder(2, "For team leaders", 1)];

const list = (more: Partial<RolesViewProps>) => (
  <RolesView roles={loaded([leader, learner])} onAdd={nothing} onEdit={nothing} onRemove={nothing} onRetry={nothing} {...more} />
);
const form = (more: Partial<RoleFormProps>) => (
  <RoleForm
    draft={emptyRole}
    relations={[plainField({ name: "recruited_by", label: "Recruited by", type: "related_contacts" })]}
    offered={[plainField({ name: "email", label: "Email", type: "email" }), plainField({ name: "city", label: "City", type: "string" })]}
    folders={folders}
    lessonFolders={folders}
    failure={null}
    onChange={nothing}
    {...more}
  />
);

/** Roles of learners in every state. */
export const gallery: GalleryEntry = {
  name: "portal roles",
  group: "staff/portal-roles",
  states: {
    roles: () => list({}),
    "no roles": () => list({ roles: loaded([]) }),
    loading: () => list({ roles: idle }),
    broken: () => list({ roles: { tag: "failed", failure: { tag: "offline" } } }),
    "new role": () => form({}),
    "role with contacts": () => form({ draft: { ...emptyRole, name: "Team leader", permissions: ["contacts"], fields: ["email"] } }),
    "role with files": () => form({ draft: { ...emptyRole, name: "Team leader", permissions: ["files"], file_folders: [2] } }),
    "role with lessons": () => form({ draft: { ...emptyRole, name: "Team leader", lesson_folders: [1, 2] } }),
    "role with reports": () => form({ draft: { ...emptyRole, name: "Team leader", permissions: ["reports"], reports: ["activity"] } }),
    "name taken": () =>
      form({ failure: { tag: "invalid", message: "", errors: { name: ["There is a role “Learner” already. Choose another name."] } } }),
    "changed meanwhile": () => form({ failure: { tag: "conflict", message: "Someone else changed this role.", current: null } }),
    "both values": () => (
      <RoleClash
        fields={["name", "permissions"]}
        mine={{ ...emptyRole, name: "Leader", permissions: ["files"] }}
        theirs={{ ...emptyRole, name: "Guide" }}
        names={{ fields: new Map(), folders: new Map(), lessonFolders: new Map() }}
        onKeepMine={() => undefined}
        onTakeTheirs={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
};
