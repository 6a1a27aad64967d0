import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import { readingScopes } from "../../../core/auth/token-scope.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { SaveBar } from "../../../ui/kit/save-bar.view.tsx";
import { AboutCard } from "../../../ui/staff/profile/about-card.view.tsx";
import { LookCard } from "../../../ui/staff/profile/look-card.view.tsx";
import { PasswordForm, type PasswordFormProps } from "../../../ui/staff/profile/password-form.view.tsx";
import { SessionsCard } from "../../../ui/staff/profile/sessions-card.view.tsx";
import { TokensCard, type TokensCardProps } from "../../../ui/staff/profile/tokens-card.view.tsx";
import { settingsGroups, settingsPages } from "../../../ui/staff/settings-page.ts";
import { SettingsFrameView } from "../../../ui/staff/settings/settings-frame.view.tsx";
import { mayOpen, needsOf } from "../../../ui/staff/staff-route.ts";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const zones = {
  zones: loaded({ timezones: ["UTC", "Europe/Berlin"], own: null, organisation: "UTC" }),
  onRetryZones: vi.fn(),
};

describe("the profile", () => {
  it("should say at the field what is wrong with it, and show initials of the name as it is typed", () => {
    render(
      <AboutCard
        user={olivia}
        draft={{ first_name: "", last_name: "Zed", photo: null, timezone: null }}
        {...zones}
        failure={{ tag: "invalid", message: "x", errors: { last_name: ["needs 0 to 100 characters"] } }}
        onEdit={vi.fn()}
        onChoosePhoto={vi.fn()}
        onSave={vi.fn()}
      />,
    );
    expect(screen.getByText("First name is required")).toBeTruthy();
    expect(screen.getByText("needs 0 to 100 characters")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Zed" })).toBeTruthy();
  });

  it("should let the user choose a photo of the files, show it before it is saved, and remove it", () => {
    const [onEdit, onChoosePhoto] = [vi.fn(), vi.fn()];
    render(
      <AboutCard
        user={olivia}
        draft={{ first_name: "Olivia", last_name: "Owens", photo: "/media/a/photo.jpg", timezone: null }}
        {...zones}
        failure={{ tag: "invalid", message: "x", errors: { photo: ["is not the address of a picture"] } }}
        onEdit={onEdit}
        onChoosePhoto={onChoosePhoto}
        onSave={vi.fn()}
      />,
    );
    const photo = within(screen.getByRole("group", { name: "Photo" }));
    expect(photo.getByRole("img", { name: "Olivia Owens" }).querySelector("img")?.getAttribute("src")).toBe("/media/a/photo.jpg");
    expect(photo.getByRole("alert").textContent).toBe("is not the address of a picture");
    fireEvent.click(photo.getByRole("button", { name: "Choose photo" }));
    expect(onChoosePhoto).toHaveBeenCalledOnce();
    fireEvent.click(photo.getByRole("button", { name: "Remove photo" }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ photo: null });
  });

  it("should save by Enter", () => {
    const onSave = vi.fn();
    render(
      <AboutCard
        user={olivia}
        draft={{ first_name: "Olivia", last_name: "Owens", photo: null, timezone: null }}
        {...zones}
        failure={null}
        onEdit={vi.fn()}
        onChoosePhoto={vi.fn()}
        onSave={onSave}
      />,
    );
    const form = screen.getByLabelText("First name").closest("form");
    if (form !== null) fireEvent.submit(form);
    expect(onSave).toHaveBeenCalledOnce();
  });

  const password = (more: Partial<PasswordFormProps> = {}) => {
    const onChange = vi.fn();
    render(
      <PasswordForm
        email="a@b.example"
        measure={{ own: ["Ann"], common: new Set(["password"]) }}
        isPending={false}
        failure={null}
        onChange={onChange}
        {...more}
      />,
    );
    return onChange;
  };

  it("should tick what is asked of a new password, and send it with the one in force only when all are met [A5.06]", () => {
    const onChange = password();
    const press = () => fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    press();
    expect(screen.getByText("Current password is required")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "old" } });
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: "weak" } });
    press();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: "Password1!" } });
    press();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: "Battery-staple-2" } });
    press();
    expect(onChange).toHaveBeenCalledWith({ current_password: "old", password: "Battery-staple-2" });
  });

  it("should say that the password in force is wrong", () => {
    password({ failure: { tag: "invalid", message: "x", errors: { current_password: ["This is not your password."] } } });
    expect(screen.getByText("This is not your password.")).toBeTruthy();
  });

  it("should name the browsers, and log out any but this one", () => {
    const onClose = vi.fn();
    const entry = { ip: "10.0.0.1", created_at: 0, seen_at: 0, expires_at: 9 };
    const sessions = [
      { ...entry, id: 1, user_agent: "Chrome/1 Windows", current: true },
      { ...entry, id: 2, user_agent: "Firefox/1 Linux", current: false },
    ];
    render(<SessionsCard sessions={loaded(sessions)} now={60} closing={null} onClose={onClose} onRetry={vi.fn()} />);
    expect(within(screen.getAllByRole("listitem")[0] ?? document.body).getByText("This browser")).toBeTruthy();
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Log out Firefox on Linux"]);
    fireEvent.click(screen.getByRole("button"));
    expect(onClose).toHaveBeenCalledWith(2);
  });

  const token = { scopes: null, days: 90, created_at: 0, expires_at: 86_400, used_at: null, old_until: null };
  const tokens = (more: Partial<TokensCardProps> = {}) => {
    const props = {
      tokens: loaded([{ ...token, id: 5, name: "nightly" }]),
      now: 60,
      secret: null,
      isPending: false,
      failure: null,
      onCreate: vi.fn(),
      onRotate: vi.fn(),
      onRevoke: vi.fn(),
      onCopy: vi.fn(),
      onRetry: vi.fn(),
      ...more,
    };
    render(<TokensCard {...props} />);
    return props;
  };

  it("should want a name for a token, and show its secret with the key that goes with it", () => {
    const { onCreate, onCopy } = tokens({ secret: { token: "s3cret", app_key: "k3y" } });
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(screen.getByText("Token name is required")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Token name"), { target: { value: " backup " } });
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(onCreate).toHaveBeenCalledWith({ name: "backup", days: 90 }, expect.any(Function));
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(onCopy).toHaveBeenCalledWith("X-App-Key: k3y\nX-Token: s3cret");
  });

  it("should ask for the chosen scopes and life of a token, and want one scope at least [C7.08]", () => {
    const { onCreate } = tokens();
    fireEvent.change(screen.getByLabelText("Token name"), { target: { value: "sync" } });
    fireEvent.click(screen.getByRole("radio", { name: /^Choose areas/ }));
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(screen.getByText("Select at least one area")).toBeTruthy();
    for (const name of ["Contacts: Read", "Contacts: Change", "Tasks: Read", "Tasks: Read"])
      fireEvent.click(screen.getByRole("checkbox", { name }));
    fireEvent.click(screen.getByRole("radio", { name: "1 year" }));
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(
      { name: "sync", days: 365, scopes: ["contacts:read", "contacts:write"] },
      expect.any(Function),
    );
    fireEvent.click(screen.getByRole("radio", { name: /^Read everything/ }));
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(onCreate).toHaveBeenLastCalledWith(expect.objectContaining({ scopes: readingScopes }), expect.any(Function));
  });

  it("should show what a token may do, its last use, the previous secret and that it has expired", () => {
    tokens({
      tokens: loaded([
        { ...token, id: 1, name: "all", used_at: 0 },
        { ...token, id: 2, name: "some", scopes: ["contacts:read", "contacts:write", "tasks:read"], old_until: 3_600 },
        { ...token, id: 3, name: "old", scopes: readingScopes, expires_at: 60 },
      ]),
    });
    const [all, some, old] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(all).toMatch(/^allReads and changes everythingLast used 1 minute ago · Expires Jan \d+, 1970/);
    expect(some).toMatch(/Contacts \(read and change\), Tasks \(read\)Never used · .*The previous token works until /);
    expect(old).toMatch(/^oldExpiredReads everythingNever used · Expired /);
    expect([all, some].join("")).not.toContain("Expired");
  });

  it("should rotate a token after it has asked", async () => {
    const { onRotate } = tokens();
    fireEvent.click(screen.getByRole("button", { name: "Rotate nightly" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/The current one keeps working for 24 hours/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Rotate" }));
    expect(onRotate).toHaveBeenCalledWith(5);
  });

  it("should revoke a token after it has asked", async () => {
    const { onRevoke } = tokens();
    fireEvent.click(screen.getByRole("button", { name: "Revoke nightly" }));
    expect(onRevoke).not.toHaveBeenCalled();
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Revoke" }));
    expect(onRevoke).toHaveBeenCalledWith(5);
  });

  it("should change theme and density at once", () => {
    const look = {
      theme: "system" as const,
      density: "comfortable" as const,
      shell: "classic" as const,
      onTheme: vi.fn(),
      onDensity: vi.fn(),
      onShell: vi.fn(),
    };
    render(<LookCard look={look} />);
    fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
    fireEvent.click(screen.getByRole("radio", { name: "Compact" }));
    expect([look.onTheme.mock.calls, look.onDensity.mock.calls]).toEqual([[["dark"]], [["compact"]]]);
  });
});

describe("the settings", () => {
  const link = (id: string, isCurrent = false) => ({ id, label: id, href: `/ui/settings/${id}`, isCurrent });

  it("should list its pages in their groups and mark the one that is shown", () => {
    render(
      <SettingsFrameView
        groups={[
          { id: "you", links: [link("profile", true)] },
          { id: "people", links: [link("users"), link("teams")] },
          { id: "organisation", links: [] },
        ]}
      >
        page
      </SettingsFrameView>,
    );
    const nav = within(screen.getByRole("navigation", { name: "Settings pages" }));
    expect(nav.getByRole("link", { current: "page" }).textContent).toBe("profile");
    expect(nav.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Your account", "People"]);
    expect(within(nav.getByRole("list", { name: "People" })).getAllByRole("link")).toHaveLength(2);
    expect(nav.queryByText("Organisation")).toBeNull();
  });

  it("should have at most six pages in each group, and every group should have one", () => {
    const listed = settingsPages.filter(({ path }) => !path.includes("$"));
    for (const group of settingsGroups) {
      const own = listed.filter((page) => page.group === group);
      expect([group, own.length > 0, own.length <= 6]).toEqual([group, true, true]);
    }
  });

  it("should open pages to the roles and flags that they name", () => {
    const user = { ...olivia, role: "user" as const, owner: false, flags: ["tags" as const] };
    expect(mayOpen({ flags: [] }, user)).toBe(true);
    expect(mayOpen({ flags: ["tags"] }, user)).toBe(true);
    expect(mayOpen({ flags: ["teams"] }, user)).toBe(false);
    expect(mayOpen({ flags: [], roles: ["owner", "admin"] }, user)).toBe(false);
    expect(mayOpen({ flags: [], roles: ["owner", "admin"] }, olivia)).toBe(true);
  });

  it("should open the page of teams with the feature and the permission alone [B2.21, B6.03]", () => {
    const route = staffRoutes.find(({ name }) => name === "settings-teams");
    const page = settingsPages.find(({ id }) => id === "teams");
    const opens = (features: readonly string[], role: "owner" | "user"): readonly boolean[] => {
      const visitor = { ...olivia, role, owner: role === "owner", flags: [], features: [...features] };
      return [route !== undefined && mayOpenPage(needsOf(route), visitor), page !== undefined && mayOpen(page, visitor)];
    };
    expect(opens(["teams"], "owner")).toEqual([true, true]);
    expect(opens(["workflows"], "owner")).toEqual([false, false]);
    expect(opens(["teams"], "user")).toEqual([false, false]);
  });

  it("should show the save bar only while something has changed", () => {
    const onSave = vi.fn();
    const { rerender } = render(<SaveBar isDirty={false} isPending={false} onSave={onSave} onDiscard={vi.fn()} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<SaveBar isDirty isPending={false} onSave={onSave} onDiscard={vi.fn()} />);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledOnce();
  });
});
