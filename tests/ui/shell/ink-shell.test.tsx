import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { InkShell } from "../../../ui/skins/ink/ink-shell.view.tsx";
import type { StaffShellProps } from "../../../ui/staff/shell/staff-shell.view.tsx";

const spies = {
  onHelp: vi.fn(),
  onCreate: vi.fn(),
  onSearch: vi.fn(),
  onLeaving: vi.fn(),
  onLogout: vi.fn(),
  onShell: vi.fn(),
  onAddToDevice: vi.fn(),
};
const entry = (id: string, label: string) => ({ id, label, href: `/ui/${id}` });
const nothing = (): void => undefined;
const props: StaffShellProps = {
  sidebar: {
    organisation: "Harbour School",
    homeHref: "/ui/",
    main: [entry("home", "Home"), { ...entry("conversations", "Conversations"), unread: 4 }],
    more: [entry("tasks", "Tasks")],
    help: [{ id: "docs", label: "Help Docs" }],
    onHelp: spies.onHelp,
    settings: entry("settings", "Settings"),
    onAddToDevice: spies.onAddToDevice,
  },
  topBar: {
    crumbs: [{ label: "Contacts", href: "/ui/contacts" }, { label: "Mei Tanaka" }],
    onSearch: spies.onSearch,
    create: [{ id: "contact", label: "Contact" }],
    onCreate: spies.onCreate,
  },
  user: { id: "u1", name: "Rosa Marsh", email: "rosa@example.org" },
  look: { theme: "system", density: "compact", shell: "ink", onTheme: nothing, onDensity: nothing, onShell: spies.onShell },
  profileHref: "/ui/profile",
  isNarrow: false,
  onNarrow: nothing,
  isDrawerOpen: false,
  onDrawer: nothing,
  isLeaving: false,
  onLeaving: spies.onLeaving,
  onLogout: spies.onLogout,
  children: "content",
};
const draw = (more: Partial<StaffShellProps> = {}) =>
  render(
    <KitProvider>
      <InkShell {...props} {...more} />
    </KitProvider>,
  );
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

describe("the ink frame", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should hold every place of the sidebar behind one button that says where this is", () => {
    draw();
    press("Contacts");
    expect(
      within(screen.getByRole("menu", { name: "Places" }))
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual(["Home", "Conversations4", "Tasks", "Settings"]);
  });

  it("should offer the palette, what can be made, help and installing", () => {
    draw();
    press(/Ask CY or Search Records/);
    expect(spies.onSearch).toHaveBeenCalledOnce();
    press("Add to Device");
    expect(spies.onAddToDevice).toHaveBeenCalledOnce();
    press("Create");
    fireEvent.click(screen.getByRole("menuitem", { name: "Contact" }));
    expect(spies.onCreate).toHaveBeenCalledWith("contact", "create");
  });

  it("should ask before logging out [A2.28]", () => {
    draw();
    press("Logout");
    expect(spies.onLeaving).toHaveBeenCalledWith(true);
    draw({ isLeaving: true });
    expect(screen.getByRole("alertdialog").textContent).toContain("Are you sure you want to log out?");
  });

  it("should lead back to the classic frame by the account's menu", () => {
    draw();
    press("Rosa Marsh");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Classic" }));
    expect(spies.onShell).toHaveBeenCalledWith("classic");
    expect(screen.queryByRole("menuitemradio", { name: "Comfortable" })).toBeNull();
  });

  it("should leave navigation, help and account to the embedding page, and take that page's colour [A2.31] [A2.18]", () => {
    draw({ isEmbedded: true, headerColor: "light" });
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
    expect(screen.getByRole("banner").dataset["header"]).toBe("light");
  });
});
