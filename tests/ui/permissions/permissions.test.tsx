import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Flag } from "../../../core/access/role.model.ts";
import { pageTrace } from "../../../core/permissions/page-trace.rule.ts";
import { permissionRows } from "../../../core/permissions/permission-rows.view-model.ts";
import type { PermittedUser, PresetDraft } from "../../../core/permissions/preset.model.ts";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import type { TeamWay } from "../../../core/permissions/staff-trace.model.ts";
import { PageSteps } from "../../../ui/staff/permissions/page-steps.view.tsx";
import { PermissionMatrix } from "../../../ui/staff/permissions/permission-matrix.view.tsx";
import { gallery, sharedElsewhere } from "../../../ui/staff/permissions/permissions.gallery.tsx";
import { PersonPermissions } from "../../../ui/staff/permissions/person-permissions.view.tsx";
import { PresetForm } from "../../../ui/staff/permissions/preset-form.view.tsx";
import { UserTrace } from "../../../ui/staff/permissions/user-trace.view.tsx";

const show = (state: string) => render(gallery.states[state]?.());
const me = { id: 1, role: "admin" } as const;
const user = (id: number, more: Partial<PermittedUser> = {}): PermittedUser => ({
  id,
  name: `User ${id}`,
  photo: null,
  role: "user",
  flags: ["contacts"],
  flags_until: {},
  teams: [],
  preset_id: null,
  version: 1,
  ...more,
});
const rowsOf = (users: readonly PermittedUser[], features: readonly string[] = ["teams"]) =>
  permissionRows({ users, presets: [], features }, me);
const cell = (name: string | RegExp): HTMLElement => screen.getByRole("checkbox", { name });

describe("The matrix of permissions", () => {
  it("should be walked by arrow keys, with one cell in the tab order, and switch the cell in focus", () => {
    const onSwitch = vi.fn<(user: number, flag: Flag, isOn: boolean) => void>();
    render(<PermissionMatrix rows={rowsOf([user(3), user(4)])} onSwitch={onSwitch} />);
    const grid = screen.getByRole("grid", { name: "Permissions of users" });
    const stops = (): readonly (string | null)[] =>
      within(grid)
        .getAllByRole("checkbox")
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((one) => one.getAttribute("aria-label"));
    expect(stops()).toEqual(["See contacts, User 3"]);
    cell("See contacts, User 3").focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]) fireEvent.keyDown(document.activeElement ?? grid, { key });
    expect(stops()).toEqual(["See contacts, User 4"]);
    expect(screen.getByText(/Opens contacts, groups and their lists/)).toBeTruthy();
    fireEvent.click(document.activeElement ?? grid);
    fireEvent.keyDown(document.activeElement ?? grid, { key: "End" });
    fireEvent.click(cell("Add contacts, User 3"));
    expect(onSwitch.mock.calls).toEqual([
      [4, "contacts", false],
      [3, "add_contacts", true],
    ]);
  });

  it("should show, locked and with the reason, what the organisation lacks the feature for, and what the role always or never has [A6.01]", () => {
    const onSwitch = vi.fn<() => void>();
    const people = [user(2, { role: "owner" }), user(1, { role: "admin" }), user(3), user(4, { role: "guest" })];
    render(<PermissionMatrix rows={rowsOf(people)} onSwitch={onSwitch} />);
    const locked = [
      /^Automations, User 3. Your organisation does not have the feature “workflows”/,
      /^Settings, User 4. Guests never have this permission/,
      /^Lessons, User 1. Owners and administrators have every permission/,
      /^Lessons, User 2. Owners and administrators have every permission/,
    ];
    for (const name of locked) {
      expect(cell(name).getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(cell(name));
    }
    expect(onSwitch).not.toHaveBeenCalled();
    expect(cell(/^Lessons, User 1/).getAttribute("aria-checked")).toBe("true");
    expect(cell(/^Automations, User 3/).getAttribute("aria-checked")).toBe("false");
  });

  it("should say until when a permission is granted", () => {
    render(<PermissionMatrix rows={rowsOf([user(3, { flags_until: { contacts: 1_796_256_000 } })])} onSwitch={() => undefined} />);
    expect(cell(/^See contacts, User 3. Until .*2026/).getAttribute("aria-checked")).toBe("true");
  });

  it("should say that a permission has no effect without the one that it needs", () => {
    render(<PermissionMatrix rows={rowsOf([user(3, { flags: ["add_contacts"] })])} onSwitch={() => undefined} />);
    expect(cell("Add contacts, User 3. Has no effect without “See contacts”.").getAttribute("aria-checked")).toBe("mixed");
  });

  it("should name the permissions that the features of the organisation leave out", () => {
    show("without features");
    expect(screen.getByText("Your organisation does not have the features for: Automations, Teams, Tags, Custom objects.")).toBeTruthy();
  });
});

describe("The permissions of one user", () => {
  it("should be switches with what each allows; whoever follows a preset is told so", () => {
    const onSwitch = vi.fn<(id: number, flag: Flag, isOn: boolean) => void>();
    const preset = { preset_id: 7, name: "Teacher", role: "user", flags: ["contacts"], version: 1, followers: 1 } as const;
    const [row] = permissionRows({ users: [user(3, { preset_id: 7 })], presets: [preset], features: [] }, me);
    if (row === undefined) throw new Error("There is no row.");
    render(<PersonPermissions row={row} presets={[preset]} me={me} onSwitch={onSwitch} onFollow={() => undefined} />);
    expect(screen.getByText(/They follow the preset “Teacher”/)).toBeTruthy();
    expect(screen.getByText(/Adds contacts one by one. Needs “See contacts”/)).toBeTruthy();
    fireEvent.click(screen.getByRole("switch", { name: /^Lessons/ }));
    expect(onSwitch).toHaveBeenCalledWith(3, "lessons", true, "");
    expect(screen.getByRole("switch", { name: /^Teams/ })).toMatchObject({ disabled: true });
  });
});

describe("The form of a preset", () => {
  it("should grant with a permission what it needs, and take away with one what needs it", () => {
    const onChange = vi.fn<(draft: PresetDraft) => void>();
    const draft: PresetDraft = { name: "Teacher", role: "user", flags: [] };
    const form = (flags: PresetDraft["flags"]) => (
      <PresetForm draft={{ ...draft, flags }} followers={2} features={[]} failure={null} onChange={onChange} />
    );
    const { rerender } = render(form([]));
    expect(screen.getByText("Saving changes 2 followers too.")).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: /^Import contacts/ }));
    rerender(form(["contacts", "import_contacts"]));
    fireEvent.click(screen.getByRole("checkbox", { name: /^See contacts/ }));
    expect(onChange.mock.calls.map(([{ flags }]) => flags)).toEqual([["contacts", "import_contacts"], []]);
  });

  it("should ask nothing of administrators, and show what was refused", () => {
    const first = show("administrators");
    expect(screen.queryByRole("checkbox")).toBe(null);
    first.unmount();
    const second = show("lacking a need");
    expect(screen.getByRole("alert").textContent).toContain("“Add contacts” needs “See contacts”");
    second.unmount();
    show("name taken");
    expect(screen.getByText(/There is a preset “Teacher” already/)).toBeTruthy();
  });
});

describe("The fields that a user sees", () => {
  it("should be named with what hides or shortens them", () => {
    show("fields");
    const texts = within(screen.getByRole("list", { name: "Fields of contacts" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      "CityHidden: the access of the field does not include guests",
      "SalaryHidden: the access of the field is “Admins Only”",
      "BerthShown, not changed: guests change no contacts",
      "VisitsShown, not changed: guests change no contacts",
      "Passport numberLast four characters only, and not changed: the role is Guest",
    ]);
  });
});

describe("Why a user does not open a page", () => {
  const onGrant = vi.fn<(flag: Flag, day: string) => void>();
  const uma = { id: 3, name: "Uma Ueda", role: "user", flags: ["contacts"], features: [] } as const;
  const steps = (path: string, person: Partial<PermittedUser>, isFixed = false): void => {
    const page = staffPages.find((one) => one.path === path);
    if (page === undefined) throw new Error("There is no such page.");
    render(
      <PageSteps trace={pageTrace(page, { ...uma, ...person })} isFixed={isFixed} onGrant={onGrant} onJoin={vi.fn()} onShare={vi.fn()} />,
    );
  };
  const read = (): readonly (string | null)[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

  it("should be shown step by step, with a button that grants the missing permission", () => {
    steps("/contacts/create", {});
    expect(screen.getByRole("status").textContent).toBe("Uma Ueda cannot open “Create contact”.");
    expect(read()).toEqual([
      "Met: The page is for: Owner, Administrator, Member. The role of the user is Member.Administrators can change this.",
      "Met: The user has the permission “See contacts”.Administrators can change this.",
      "Not met: The user does not have the permission “Add contacts”.Administrators can change this.Until (optional)Grant “Add contacts”",
    ]);
    fireEvent.click(screen.getByRole("button"));
    expect(onGrant.mock.calls).toEqual([["add_contacts", ""]]);
  });

  it("should grant the missing permission until a chosen day", () => {
    onGrant.mockClear();
    steps("/contacts/create", {});
    fireEvent.change(screen.getByLabelText("Until (optional)"), { target: { value: "2026-12-03" } });
    fireEvent.click(screen.getByRole("button", { name: /^Grant “Add contacts” until .*2026$/ }));
    expect(onGrant.mock.calls).toEqual([["add_contacts", "2026-12-03"]]);
  });

  it("should be read for a contact that the row rule hides, with what leads to a change and the fields of the role", () => {
    show("contact that a row rule hides");
    expect(screen.getByRole("status").textContent).toBe("Uma Ueda cannot open “Ada Lovelace”.");
    expect(read()).toEqual([
      "Met: The user has the permission “See contacts”.Administrators can change this.",
      "Not met: The user sees only contacts assigned to them. Assigned to: Olivia Owner.Users who may edit the record can change this, and administrators.Open the recordChange which contacts they see",
      "Met: Hidden from the role Member: Salary.Administrators can change this.Every field, and why",
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/ui/contacts/7",
      "/ui/settings/users/3",
      "/ui/settings/users/3/permissions/fields",
    ]);
  });

  it("should offer the teams by which one press opens a record, the user's and the record's", () => {
    const [onJoin, onShare] = [vi.fn<(team: TeamWay) => void>(), vi.fn<(team: TeamWay) => void>()];
    const draw = (isFixed: boolean) => render(<PageSteps trace={sharedElsewhere} {...{ isFixed, onGrant, onJoin, onShare }} />);
    const { unmount } = draw(false);
    fireEvent.click(screen.getByRole("button", { name: "Put Uma Ueda in the team “Harbor north”" }));
    fireEvent.click(screen.getByRole("button", { name: "Share it with “Night shift”, a team of Uma Ueda" }));
    expect([onJoin.mock.calls, onShare.mock.calls]).toEqual([[[{ id: 1, label: "Harbor north" }]], [[{ id: 2, label: "Night shift" }]]]);
    unmount();
    draw(true);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Share it with “Night shift”, a team of Uma Ueda",
    ]);
  });

  it("should be asked by an address too, and refuse one that leads nowhere", () => {
    const onAddress = vi.fn<(address: string) => boolean>(() => false);
    render(
      <UserTrace
        name="Uma"
        kind="contact"
        selected={null}
        found={[]}
        onKind={show}
        onSearch={show}
        onSelect={() => undefined}
        onAddress={onAddress}
      >
        {null}
      </UserTrace>,
    );
    const field = screen.getByLabelText("Or paste the address of a page or record");
    fireEvent.change(field, { target: { value: "https://elsewhere.example" } });
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(onAddress).toHaveBeenCalledWith("https://elsewhere.example");
    expect(screen.getByText("This is no address of this application.")).toBeTruthy();
  });

  it("should lead to what changes a role and a feature", () => {
    steps("/settings/teams", { role: "guest" });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/ui/settings/account/plans",
      "/ui/settings/users/3",
    ]);
    expect(screen.getByRole("button", { name: "Grant “Teams”" })).toBeTruthy();
  });

  it("should offer nothing to those who may not change the user, and say what is for everybody", () => {
    steps("/lessons", {}, true);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Only the owner changes the permissions of this user.")).toBeTruthy();
    steps("/files", {});
    expect(screen.getByText("Everybody who signs in can open it.")).toBeTruthy();
  });
});
