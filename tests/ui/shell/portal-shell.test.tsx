import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PortalShell, type PortalShellProps } from "../../../ui/portal/shell/portal-shell.view.tsx";

const spies = { onLanguage: vi.fn(), onTheme: vi.fn(), onLogout: vi.fn(), onAccount: vi.fn() };
const props: PortalShellProps = {
  organisation: "Harbour School",
  homeHref: "/portal/7/home",
  entries: [
    { id: "home", label: "Home", href: "/portal/7/home", isCurrent: true },
    { id: "messages", label: "Messages", href: "/portal/7/qa", unread: 2 },
  ],
  learner: { id: "c4", name: "Mei Tanaka" },
  account: [{ id: "profile", label: "Profile" }],
  language: "en",
  theme: "system",
  ...spies,
  children: "content",
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

describe("the portal shell", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should say where this is and how much is unread in words", () => {
    render(<PortalShell {...props} />);
    const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Home", "Messages 2 unread"]);
    expect(links[0]?.getAttribute("aria-current")).toBe("page");
  });

  it("should offer each language in its own words", () => {
    render(<PortalShell {...props} />);
    press(/^Language:\s?English$/);
    expect(screen.getByRole("menuitemradio", { name: "English" }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Español" }));
    expect(spies.onLanguage).toHaveBeenCalledWith("es", "language");
  });

  it("should do what the account menu says", () => {
    render(<PortalShell {...props} />);
    press("Mei Tanaka");
    fireEvent.click(screen.getByRole("menuitem", { name: "Profile" }));
    expect(spies.onAccount).toHaveBeenCalledWith("profile");
    press("Mei Tanaka");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Light" }));
    expect(spies.onTheme).toHaveBeenCalledWith("light");
    press("Mei Tanaka");
    fireEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
    expect(spies.onLogout).toHaveBeenCalledTimes(1);
  });

  it("should have no account menu when nobody is signed in", () => {
    const { learner, ...anonymous } = props;
    expect(learner).toBeDefined();
    render(<PortalShell {...anonymous} entries={[]} />);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("button", { name: /^Language:\s?English$/ })).toBeDefined();
  });

  it("should leave only the content when it is full", () => {
    render(<PortalShell {...props} isFull />);
    expect(screen.getByRole("main").textContent).toBe("content");
    expect(screen.queryByRole("banner")).toBeNull();
  });
});
