import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { decideNewRole, decideRoleChange, decideRoleReturn, type KnownRoles } from "../../../core/portal-roles/decide-role.rule.ts";
import { downlineFields } from "../../../core/portal-roles/downline-field.rule.ts";
import {
  draftOf,
  emptyRole,
  withField,
  withFolder,
  withPermission,
  withReport,
} from "../../../core/portal-roles/edited-role.view-model.ts";
import { type PortalRole, roleLimits } from "../../../core/portal-roles/portal-role.model.ts";
import { roleInForce } from "../../../core/portal-roles/role-in-force.rule.ts";

const fields = [
  plainField({ name: "recruited_by", label: "Recruited by", type: "related_contacts" }),
  plainField({ name: "city", label: "City", type: "string" }),
  plainField({ name: "passport", label: "Passport", type: "id_number" }),
  plainField({ name: "note", label: "Note", type: "string", access: "admin" }),
];
const role = (role_id: number, name: string, more: Partial<PortalRole> = {}): PortalRole => ({
  role_id,
  name,
  permissions: [],
  relation: null,
  fields: [],
  file_folders: [],
  lesson_folders: [],
  reports: [],
  is_default: false,
  version: 3,
  contacts: 0,
  ...more,
});
const known: KnownRoles = {
  roles: [role(1, "Leader"), role(2, "Learner", { is_default: true })],
  fields,
  file_folders: new Set([4, 5]),
  lesson_folders: new Set([7]),
};
const wrong = (answer: E.Either<unknown, unknown>): unknown => (E.isLeft(answer) ? answer.left : null);

describe("Roles of learners", () => {
  it("should be stored with their name trimmed and everything once", () => {
    const draft = { ...emptyRole, name: " Coach ", permissions: ["contacts", "contacts"], fields: ["city", "email", "city"] } as const;
    expect(decideNewRole(known, draft)).toEqual(
      E.right({
        name: "Coach",
        permissions: ["contacts"],
        relation: null,
        fields: ["city", "email"],
        file_folders: [],
        lesson_folders: [],
        reports: [],
        is_default: false,
      }),
    );
  });

  it("should refuse a name that is empty or taken in any case, except its own", () => {
    expect(wrong(decideNewRole(known, { ...emptyRole, name: "  " }))).toMatchObject({ errors: { name: ["Give the role a name."] } });
    expect(wrong(decideNewRole(known, { ...emptyRole, name: "leader" }))).toMatchObject({
      tag: "invalid",
      errors: { name: [expect.anything()] },
    });
    expect(decideRoleChange(known, 1, { ...emptyRole, name: "LEADER", version: 3 })).toEqual(E.right({ ...emptyRole, name: "LEADER" }));
  });

  it("should show only what learners see of themselves, and nothing that identifies a person to an authority", () => {
    expect(downlineFields(fields).map(({ name }) => name)).toEqual(["email", "mobile", "city"]);
    for (const field of ["passport", "note", "recruited_by", "gone"])
      expect(wrong(decideNewRole(known, { ...emptyRole, name: "New", fields: [field] }))).toMatchObject({
        errors: { fields: [`“${field}” cannot be shown in the portal. Choose among the fields that are offered.`] },
      });
  });

  it("should relate contacts by a field of related contacts", () => {
    expect(E.isRight(decideNewRole(known, { ...emptyRole, name: "New", relation: "recruited_by" }))).toBe(true);
    expect(wrong(decideNewRole(known, { ...emptyRole, name: "New", relation: "city" }))).toMatchObject({
      errors: { relation: [expect.anything()] },
    });
  });

  it("should share folders that are there", () => {
    expect(decideNewRole(known, { ...emptyRole, name: "New", file_folders: [4, 5, 4] })).toMatchObject({ right: { file_folders: [4, 5] } });
    expect(wrong(decideNewRole(known, { ...emptyRole, name: "New", file_folders: [4, 9] }))).toMatchObject({
      errors: { file_folders: [expect.anything()] },
    });
    expect(decideNewRole(known, { ...emptyRole, name: "New", lesson_folders: [7, 7] })).toMatchObject({ right: { lesson_folders: [7] } });
    expect(wrong(decideNewRole(known, { ...emptyRole, name: "New", lesson_folders: [4] }))).toMatchObject({
      errors: { lesson_folders: [expect.anything()] },
    });
  });

  it("should keep the folders of lessons that it shares where a change does not name them", () => {
    const stored: KnownRoles = { ...known, roles: [role(1, "Leader", { lesson_folders: [7] })] };
    const { lesson_folders: _none, ...change } = { ...emptyRole, name: "Leader", version: 3 };
    expect(decideRoleChange(stored, 1, change)).toMatchObject({ right: { lesson_folders: [7] } });
    expect(decideRoleChange(stored, 1, { ...change, lesson_folders: [] })).toMatchObject({ right: { lesson_folders: [] } });
  });

  it("should be stored with their reports once, in the order in which these are offered", () => {
    const draft = withReport(withReport(emptyRole, "texting", true), "activity", true);
    expect(decideNewRole(known, { ...draft, name: "New", reports: [...(draft.reports ?? []), "texting"] })).toMatchObject({
      right: { reports: ["activity", "texting"] },
    });
    expect(withReport(draft, "texting", false).reports).toEqual(["activity"]);
  });

  it("should not overwrite what another administrator stored, and lose fields that are gone", () => {
    expect(wrong(decideRoleChange(known, 1, { ...emptyRole, name: "Leader", version: 2 }))).toMatchObject({
      tag: "conflict",
      current: known.roles[0],
    });
    expect(wrong(decideRoleChange(known, 9, { ...emptyRole, name: "Leader", version: 2 }))).toMatchObject({ tag: "not-found" });
    const stale: KnownRoles = { ...known, roles: [role(1, "Leader", { fields: ["gone", "city"] })] };
    expect(decideRoleChange(stale, 1, { ...emptyRole, name: "Leader", fields: ["gone", "city"], version: 3 })).toMatchObject({
      right: { fields: ["city"] },
    });
  });

  it("should be limited in number, also when one comes back", () => {
    const full: KnownRoles = {
      roles: Array.from({ length: roleLimits.roles }, (_, at) => role(at + 1, `Role ${at}`)),
      fields,
      file_folders: new Set(),
      lesson_folders: new Set(),
    };
    expect(wrong(decideNewRole(full, { ...emptyRole, name: "New" }))).toMatchObject({ errors: { name: [expect.anything()] } });
    expect(wrong(decideRoleReturn(full, "Other"))).toMatchObject({ tag: "invalid" });
    expect(wrong(decideRoleReturn(known, "learner"))).toMatchObject({ tag: "invalid" });
    expect(decideRoleReturn(known, "Other")).toEqual(E.right(null));
  });

  it("should be a contact's own while it exists, otherwise the default", () => {
    const ids = (held: unknown): number | undefined => roleInForce(known.roles, held)?.role_id;
    expect([ids(["1"]), ids("2"), ids(["9"]), ids(undefined), ids(null)]).toEqual([1, 2, 2, 2, 2]);
    expect(roleInForce([role(1, "Leader")], null)).toBe(null);
  });

  it("should be edited as drafts", () => {
    const draft = withField(withPermission(draftOf(role(1, "Leader", { fields: ["city"] })), "contacts", true), "email", true);
    expect(draft).toEqual({
      name: "Leader",
      permissions: ["contacts"],
      relation: null,
      fields: ["city", "email"],
      file_folders: [],
      lesson_folders: [],
      reports: [],
      is_default: false,
    });
    expect(withFolder(withFolder(draft, 4, true), 5, true).file_folders).toEqual([4, 5]);
    expect(withFolder(withFolder(draft, 4, true), 4, false).file_folders).toEqual([]);
    expect(withField(withPermission(draft, "contacts", false), "city", false)).toMatchObject({ permissions: [], fields: ["email"] });
  });
});
