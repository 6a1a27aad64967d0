import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/portal/files/portal-files.gallery.tsx";

describe("Shared files in the portal", () => {
  it("should lead to the shared folders, each with how many files it holds", () => {
    render(gallery.states["shared folders"]?.());
    const links = within(screen.getByRole("list", { name: "Folders" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/portal/harbor/p/files/1", "Handbooks12 files"],
      ["/portal/harbor/p/files/2", expect.stringContaining("0 files")],
    ]);
  });

  it("should open files in a new tab and download them, with size, day and description", () => {
    render(gallery.states["folder in a folder"]?.());
    const list = screen.getByRole("list", { name: "Files in Safety" });
    const open = within(list).getByRole("link", { name: "Ropes.pdf (opens in a new tab)" });
    expect([open.getAttribute("target"), open.getAttribute("rel")]).toEqual(["_blank", "noreferrer"]);
    expect(within(list).getByRole("link", { name: "Download Ropes.pdf" }).getAttribute("download")).toBe("Ropes.pdf");
    expect(list.textContent).toContain("2.3 MB · Changed Jul 1, 2026 · How to check a rope before it is loaded");
    const path = screen.getByRole("navigation", { name: "Where this folder is" });
    expect(within(path).getByRole("link", { name: "Handbooks" }).getAttribute("href")).toBe("/portal/harbor/p/files/1");
  });

  it("should say that a folder is not found, and what appears once something is shared", () => {
    const gone = render(gallery.states["not found"]?.());
    expect(screen.getByText("Folder not found.")).toBeTruthy();
    gone.unmount();
    render(gallery.states["nothing shared"]?.());
    expect(screen.getByText("No files are shared with you")).toBeTruthy();
  });
});
