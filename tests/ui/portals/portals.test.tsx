import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FillScreenView } from "../../../ui/portal/lesson/fill-screen.view.tsx";
import { gallery } from "../../../ui/staff/portals/portals.gallery.tsx";

describe("the portals of an organisation", () => {
  it("should each have a link to their address, closed ones a button that opens them again", () => {
    render(gallery.states["list"]?.());
    const rows = within(screen.getByRole("list", { name: "Portals of the organisation" })).getAllByRole("listitem");
    expect(rows.map((row) => within(row).queryByRole("link")?.getAttribute("href") ?? null)).toEqual([
      "/portal/harbor/",
      "/portal/harbor-partners/",
      null,
    ]);
    expect(screen.getByRole("button", { name: "Open again: Harbor Academy 2024" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Close “Harbor Academy”" })).toBeDefined();
  });

  it("should not offer to close the only one", () => {
    render(gallery.states["the only portal"]?.());
    expect(screen.queryByRole("button", { name: /^Close/ })).toBeNull();
  });

  it("should say at the field why a title or an address is refused", () => {
    render(gallery.states["new portal refused"]?.());
    expect(screen.getByRole("textbox", { name: "Title" }).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This address is taken. Choose another one.")).toBeDefined();
  });
});

describe("a lesson that may fill the screen", () => {
  it("should have a button that names what it does next", () => {
    const onToggle = vi.fn();
    const { rerender } = render(<FillScreenView isFilled={false} onToggle={onToggle} />);
    fireEvent.click(screen.getByRole("button", { name: "Fill the screen" }));
    expect(onToggle).toHaveBeenCalledOnce();
    rerender(<FillScreenView isFilled onToggle={onToggle} />);
    expect(screen.getByRole("button", { name: "Leave full screen" })).toBeDefined();
  });
});
