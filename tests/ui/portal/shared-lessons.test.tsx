import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { gallery } from "../../../ui/portal/shared-lessons/shared-lessons.gallery.tsx";

afterEach(() => setLanguage("en", document.documentElement));

describe("Shared lessons in the portal", () => {
  it("should lead to the shared folders, each with how many lessons it holds", () => {
    render(gallery.states["shared folders"]?.());
    const links = within(screen.getByRole("list", { name: "Folders" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/portal/harbor/lessons/1", "On the quay12 lessons"],
      ["/portal/harbor/lessons/2", expect.stringContaining("1 lesson")],
    ]);
  });

  it("should show lessons as cards with length, points and how far the learner is", () => {
    render(gallery.states["folder in a folder"]?.());
    const cards = within(screen.getByRole("list", { name: "Lessons in Safety" })).getAllByRole("listitem");
    expect(cards.map((card) => [within(card).getByRole("link").getAttribute("href"), card.textContent])).toEqual([
      ["/portal/harbor/lessons/4/lessons/1", "Ropes and knotsNot started6 min"],
      ["/portal/harbor/lessons/4/lessons/2", expect.stringContaining("40% done6 min1,200 points")],
      ["/portal/harbor/lessons/4/lessons/3", "FogCompleted1 min1 point"],
      ["/portal/harbor/lessons/4/lessons/4", expect.stringMatching(/Not started$/)],
    ]);
    const path = screen.getByRole("navigation", { name: "Where this folder is" });
    expect(within(path).getByRole("link", { name: "On the quay" }).getAttribute("href")).toBe("/portal/harbor/lessons/1");
    expect(screen.getByRole("searchbox", { name: "Search in this folder" })).toBeTruthy();
  });

  it("should say that a folder is not found, that a search finds nothing, and what appears once something is shared", () => {
    const gone = render(gallery.states["not found"]?.());
    expect(screen.getByText("Folder not found.")).toBeTruthy();
    gone.unmount();
    const searched = render(gallery.states["nothing found"]?.());
    expect(screen.getByText("No lesson in this folder is called “storm”.")).toBeTruthy();
    searched.unmount();
    render(gallery.states["nothing shared"]?.());
    expect(screen.getByText("No lessons are shared with you")).toBeTruthy();
  });

  it("should speak Spanish", async () => {
    await setLanguage("es", document.documentElement);
    render(gallery.states["folder in a folder"]?.());
    const cards = within(await screen.findByRole("list", { name: "Lecciones de Safety" })).getAllByRole("listitem");
    expect(cards[0]?.textContent).toContain("Sin empezar");
    expect(cards[1]?.textContent).toMatch(/40\s%\shecho/);
  });
});
