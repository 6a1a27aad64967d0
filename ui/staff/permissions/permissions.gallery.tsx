import { staff } from "../../../core/access/access-rule.rule.ts";
import { allFlags } from "../../../core/access/role.model.ts";
import type { RowRule } from "../../../core/access/row-rule.model.ts";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import { fieldSights } from "../../../core/permissions/field-sight.rule.ts";
import { pageTrace } from "../../../core/permissions/page-trace.rule.ts";
import { permissionRows } from "../../../core/permissions/permission-rows.view-model.ts";
import type { PermissionMatrix, PermittedUser, Preset } from "../../../core/permissions/preset.model.ts";
import { recordTrace } from "../../../core/permissions/record-trace.rule.ts";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { FieldPermissions } from "./field-permissions.view.tsx";
import { LossDialog } from "./loss-dialog.view.tsx";
import { PageSteps } from "./page-steps.view.tsx";
import { PermissionsView } from "./permissions.view.tsx";
import { PresetForm, type PresetFormProps } from "./preset-form.view.tsx";
import { PresetsView } from "./presets.view.tsx";
import { UserPermissionsView } from "./user-permissions.view.tsx";
import { UserTeams } from "./user-teams.view.tsx";
import { UserTrace } from "./user-trace.view.tsx";

const roles = { guest: "guest", user: "user", admin: "admin" } as const;
const nothing = (): void => undefined;
const teacher: Preset = { preset_id: 1, name: "Teacher", role: "user", flags: ["contacts", "lessons"], version: 1, followers: 2 };
const helper: Preset = { preset_id: 2, name: "Guest helper", role: "guest", flags: ["contacts"], version: 1, followers: 0 };
const user = (id: number, name: string, more: Partial<PermittedUser>): PermittedUser => ({
  id,
  name,
  photo: null,
  role: "user",
  flags: ["contacts", "add_contacts", "lessons"],
  flags_until: {},
  teams: [],
  preset_id: null,
  version: 1,
  ...more,
});
const users = [
  user(1, "Olivia Owens", { role: "owner", flags: [] }),
  user(2, "Adam Abara", { role: "admin", flags: [] }),
  user(3, "Uma Ueda", { flags_until: { lessons: 1_796_256_000 } }),
  user(4, "Ivy Ito of a very long family name that goes on", { flags: ["contacts", "lessons"], preset_id: 1 }),
  user(5, "Gus Green", { role: "guest", flags: ["add_contacts"] }),
];
const me = { id: 2, role: "admin" } as const;
const matrix = (more: Partial<PermissionMatrix> = {}) => {
  const known = { users, presets: [teacher, helper], features: ["teams", "workflows", "custom_objects"], ...more };
  return (
    <PermissionsView
      rows={permissionRows(known, me)}
      features={known.features}
      presets={known.presets}
      me={me}
      onSwitch={nothing}
      onFollow={nothing}
    />
  );
};
const presets = (known: readonly Preset[]) => <PresetsView presets={known} onAdd={nothing} onEdit={nothing} onRemove={nothing} />;
const form = (more: Partial<PresetFormProps>) => (
  <PresetForm draft={teacher} followers={0} features={["teams"]} failure={null} onChange={nothing} {...more} />
);
const catalogue = [
  { name: "city", label: "City", type: "string", access: null, editable: true, bucket_id: null },
  { name: "salary", label: "Salary", type: "int", access: "admin", editable: true, bucket_id: null },
  { name: "berth", label: "Berth", type: "string", access: "guest", editable: true, bucket_id: null },
  { name: "visits", label: "Visits", type: "int", access: "guest", editable: false, bucket_id: null },
  { name: "ssn", label: "Passport number", type: "id_number", access: "guest", editable: true, bucket_id: null },
] as const;
const sights = (role: PermittedUser["role"]) => fieldSights(catalogue, role, []).slice(-catalogue.length);
const teams = [
  { id: 1, label: "Harbor north", color: "", twilio_phone: null, contact_fields: [], version: 1 },
  { id: 2, label: "Night shift", color: "", twilio_phone: null, contact_fields: [], version: 1 },
];

const question = {
  name: "Uma Ueda",
  kind: "page",
  found: [],
  onKind: nothing,
  onSearch: nothing,
  onSelect: nothing,
  onAddress: () => false,
} as const;
const hiddenContact = (row_rule: RowRule, role: PermittedUser["role"] = "user") => (
  <UserTrace {...question} kind="contact" selected="7" found={[{ id: "7", label: "Ada Lovelace" }]}>
    <PageSteps
      trace={recordTrace(
        {
          kind: "contact",
          id: 7,
          title: "Ada Lovelace",
          fields: { assignedUser: ["1"] },
          team: null,
          assigned: "Olivia Owner",
          catalogue: [{ name: "salary", label: "Salary", type: "int", access: "admin", editable: true, bucket_id: null }],
        },
        staff("contacts"),
        { ...user(3, "Uma Ueda", { role }), kind: "staff", org_id: 1, user_id: 3, features: ["teams"], row_rule },
        new Map(),
      )}
      isFixed={false}
      onGrant={nothing}
      onJoin={nothing}
      onShare={nothing}
    />
  </UserTrace>
);

/** A file that is shared with another team than the user's. */
export const sharedElsewhere = recordTrace(
  { kind: "file", id: 9, title: "Charts.pdf", audience: { made_by: [1], users: [], teams: [1], all: false } },
  staff(),
  { ...user(3, "Uma Ueda", { teams: [2] }), kind: "staff", org_id: 1, user_id: 3, features: ["teams"], row_rule: "all" },
  new Map(teams.map(({ id, label }) => [id, label])),
);

const traceOf = (path: string, person: Partial<PermittedUser>, features: readonly string[] = [], isFixed = false) => {
  const page = staffPages.find((one) => one.path === path);
  const trace = page === undefined ? null : pageTrace(page, { ...user(3, "Uma Ueda", person), features });
  return (
    <UserTrace {...question} selected={path}>
      {trace === null ? null : <PageSteps trace={trace} isFixed={isFixed} onGrant={nothing} onJoin={nothing} onShare={nothing} />}
    </UserTrace>
  );
};

const losses: AccessImpact = [
  { kind: "contacts", before: 1_240, after: 86, gains: 0, loses: 1_154 },
  { kind: "groups", before: 4, after: 1, gains: 0, loses: 3 },
];

/** Permissions of users and presets in every state. */
export const gallery: GalleryEntry = {
  name: "permissions",
  group: "staff/permissions",
  states: {
    matrix: () => matrix(),
    "without features": () => matrix({ features: [] }),
    "only the owner": () => matrix({ users: users.slice(0, 1), presets: [] }),
    presets: () => presets([teacher, helper]),
    "no presets": () => presets([]),
    "asked before a loss": () => <LossDialog question={{ name: "Uma Ueda", impact: losses, answer: nothing }} />,
    "new preset": () => form({}),
    "preset with followers": () => form({ followers: 2 }),
    administrators: () => form({ draft: { ...teacher, role: "admin", flags: allFlags } }),
    "name taken": () =>
      form({ failure: { tag: "invalid", message: "", errors: { name: ["There is a preset “Teacher” already. Choose another name."] } } }),
    "lacking a need": () =>
      form({
        failure: {
          tag: "invalid",
          message: "",
          errors: { flags: ["“Add contacts” needs “See contacts”. Grant “See contacts” too, or take “Add contacts” away."] },
        },
      }),
    "changed meanwhile": () => form({ failure: { tag: "conflict", message: "Someone else changed this preset.", current: null } }),
    teams: () => (
      <UserPermissionsView user={user(3, "Uma Ueda", {})} tab="teams">
        <UserTeams teams={teams} chosen={[2]} hasFeature isFixed={false} onSwitch={nothing} />
      </UserPermissionsView>
    ),
    "no teams": () => <UserTeams teams={[]} chosen={[]} hasFeature isFixed={false} onSwitch={nothing} />,
    "teams off": () => <UserTeams teams={[]} chosen={[]} hasFeature={false} isFixed={false} onSwitch={nothing} />,
    "no page chosen": () => (
      <UserTrace {...question} selected={null}>
        {null}
      </UserTrace>
    ),
    "closed page": () => (
      <UserPermissionsView user={user(3, "Uma Ueda", {})} tab="trace">
        {traceOf("/contacts/create", { role: "guest", flags: ["contacts"] })}
      </UserPermissionsView>
    ),
    "page of a feature": () => traceOf("/settings/teams", { role: "guest", flags: [] }),
    "open page": () => traceOf("/contacts/create", {}),
    "contact that a row rule hides": () => hiddenContact("assigned"),
    "file of another team": () => (
      <UserTrace {...question} kind="file" selected="9" found={[{ id: "9", label: "Charts.pdf" }]}>
        <PageSteps trace={sharedElsewhere} isFixed={false} onGrant={nothing} onJoin={nothing} onShare={nothing} />
      </UserTrace>
    ),
    "contact that a guest does not see": () => hiddenContact("all", "guest"),
    "page for everybody": () => traceOf("/files", {}),
    "closed page, only the owner": () => traceOf("/lessons", { flags: [] }, [], true),
    fields: () => <FieldPermissions role={roles.guest} fields={sights("guest")} first={["City"]} seesContacts />,
    "fields without contacts": () => <FieldPermissions role={roles.user} fields={sights("user")} first={[]} seesContacts={false} />,
    "fields of administrators": () => <FieldPermissions role={roles.admin} fields={sights("admin")} first={[]} seesContacts />,
  },
};
