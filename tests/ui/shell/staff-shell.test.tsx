import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { StaffShell, type StaffShellProps } from "../../../ui/staff/shell/staff-shell.view.tsx";

const spies = {
  onHelp: vi.fn(),
  onCreate: vi.fn(),
  onSearch: vi.fn(),
  onNarrow: vi.fn(),
  onDrawer: vi.fn(),
  onLeaving: vi.fn(),
  onLogout: vi.fn(),
  onTheme: vi.fn(),
  onDensity: vi.fn(),
  onShell: vi.fn(),
};
const entry = (id: string, label: string) => ({ id, label, href: `/ui/${id}` });
const props: StaffShellProps = {
  sidebar: {
    organisation: "Harbour School",
    homeHref: "/ui/",
    main: [
      { ...entry("home", "Home"), isCurrent: true },
      { ...entry("conversations", "Conversations"), unread: 4 },
    ],
    more: [entry("tasks", "Tasks"), entry("boats", "Boats")],
    help: [{ id: "docs", label: "Help Docs" }],
    onHelp: spies.onHelp,
    settings: entry("settings", "Settings"),
  },
  topBar: {
    crumbs: [{ label: "Home" }],
    onSearch: spies.onSearch,
    create: [{ id: "contact", label: "Contact" }],
    onCreate: spies.onCreate,
  },
  user: { id: "u1", name: "Rosa Marsh", email: "rosa@example.org" },
  look: {
    theme: "system",
    density: "comfortable",
    onTheme: spies.onTheme,
    onDensity: spies.onDensity,
    shell: "classic",
    onShell: spies.onShell,
  },
  profileHref: "/ui/profile",
  isNarrow: false,
  onNarrow: spies.onNarrow,
  isDrawerOpen: false,
  onDrawer: spies.onDrawer,
  isLeaving: false,
  onLeaving: spies.onLeaving,
  onLogout: spies.onLogout,
  children: "content",
};
const navigate = vi.fn();
const draw = (more: Partial<StaffShellProps> = {}) =>
  render(
    <KitProvider links={{ navigate, preload: () => undefined }}>
      <StaffShell {...props} {...more} />
    </KitProvider>,
  );
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

describe("the staff shell", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should show the entries it is given, say where this is and what is unread", () => {
    draw();
    const nav = screen.getByRole("navigation", { name: "Main" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Home", "Conversations4"]);
    expect(within(nav).getByRole("link", { current: "page" }).textContent).toBe("Home");
  });

  it("should hold the rest in the More menu", () => {
    draw();
    press("More");
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Tasks", "Boats"]);
  });

  it("should open the palette from the search field, which is not there when nothing opens", () => {
    const { unmount } = draw();
    press(/Ask CY or Search Records/);
    expect(spies.onSearch).toHaveBeenCalledTimes(1);
    unmount();
    const { crumbs, create, onCreate } = props.topBar;
    draw({ topBar: { crumbs, create, onCreate } });
    expect(screen.queryByRole("button", { name: /Ask CY/ })).toBeNull();
  });

  it("should ask before it logs out [A2.28]", () => {
    const { unmount } = draw();
    press("Logout");
    expect(spies.onLeaving).toHaveBeenCalledWith(true);
    expect(spies.onLogout).not.toHaveBeenCalled();
    unmount();
    draw({ isLeaving: true });
    const question = screen.getByRole("alertdialog", { name: "Are you sure you want to log out?" });
    fireEvent.click(within(question).getByRole("button", { name: "Logout" }));
    expect(spies.onLogout).toHaveBeenCalledTimes(1);
  });

  it("should choose theme and density in the account menu", () => {
    draw();
    press(/Rosa Marsh/);
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    expect(spies.onTheme).toHaveBeenCalledWith("dark");
    press(/Rosa Marsh/);
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Compact" }));
    expect(spies.onDensity).toHaveBeenCalledWith("compact");
  });

  it("should keep names when it is narrow", () => {
    draw({ isNarrow: true });
    expect(screen.getByRole("link", { name: "Home" })).toBeDefined();
    press("Expand sidebar");
    expect(spies.onNarrow).toHaveBeenCalledWith(false);
  });

  it("should close the drawer when a link of it is followed", () => {
    draw({ isDrawerOpen: true });
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("link", { name: /Conversations/ }));
    expect(spies.onDrawer).toHaveBeenCalledWith(false);
    expect(navigate).toHaveBeenCalledWith("/ui/conversations");
  });

  it("should have no sidebar in an embedded frame [A2.31]", () => {
    draw({ isEmbedded: true, isDrawerOpen: true });
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Open menu" })).toBeNull();
    expect(screen.getByRole("main").textContent).toBe("content");
  });

  it("should lead past itself to the content first", () => {
    draw();
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });
});
