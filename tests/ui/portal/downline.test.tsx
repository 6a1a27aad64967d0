import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/portal/contacts/downline.gallery.tsx";
import { gallery as more } from "../../../ui/portal/more/more.gallery.tsx";

describe("A learner's downline", () => {
  it("should lead from contact to contact, each with how many are below", () => {
    render(gallery.states["list"]?.());
    const list = screen.getByRole("list", { name: "Your contacts" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(
      within(list)
        .getByRole("link", { name: /Ada Brook.*3 contacts below/ })
        .getAttribute("href"),
    ).toBe("/portal/harbor/p/contacts/11");
    expect(screen.getByRole("navigation", { name: /pages/i }).textContent).toContain("28");
  });

  it("should show of a contact the way to it, what the role shows, and how far it is in its courses", () => {
    render(gallery.states["contact"]?.());
    const path = screen.getByRole("navigation", { name: "Where this contact is" });
    expect(
      within(path)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/portal/harbor/p/contacts", "/portal/harbor/p/contacts/11"]);
    expect(screen.getByText("ada@harbor.example")).toBeTruthy();
    expect(screen.getByText("Not given")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Progress in Harbor safety basics" }).getAttribute("aria-valuetext")).toBe(
      "3 of 8 lessons",
    );
  });

  it("should say why it is closed to a role, and what appears once there are contacts below", () => {
    const refused = render(gallery.states["not admitted"]?.());
    expect(screen.getByText(/Your role in this portal does not include contacts/)).toBeTruthy();
    refused.unmount();
    render(gallery.states["no contacts below"]?.());
    expect(screen.getByText("You have no contacts here yet")).toBeTruthy();
  });

  it("should be reached from the page of further pages", () => {
    render(more.states["pages"]?.());
    expect(screen.getByRole("link", { name: "Contacts" }).getAttribute("href")).toBe("/portal/harbor/p/contacts");
  });
});
