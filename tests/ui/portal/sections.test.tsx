import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery as homeGallery } from "../../../ui/portal/courses/home.gallery.tsx";
import { gallery as sectionGallery } from "../../../ui/portal/courses/section.gallery.tsx";
import { gallery as searchGallery } from "../../../ui/portal/search/search.gallery.tsx";

describe("The portal's home by section", () => {
  it("should show courses to join under their section, which leads to a page of its own", () => {
    render(homeGallery.states["by section"]?.());
    const section = screen.getByRole("list", { name: "Start here" });
    expect(within(section).getByRole("link", { name: "Welcoming passengers" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Start here" }).getAttribute("href")).toBe("/portal/harbor/courses/start-here");
    expect(screen.queryByRole("list", { name: "On the water" })).toBe(null);
    expect(within(screen.getByRole("list", { name: "More courses" })).getAllByRole("listitem")).toHaveLength(1);
  });
});

describe("The page of a section", () => {
  it("should say that the section was not found, with the way home [C8.17]", () => {
    render(sectionGallery.states["not found"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "Course section not found." })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/portal/harbor/home");
  });

  it("should list the section's courses, joined or not", () => {
    render(sectionGallery.states["section"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "Start here" })).toBeDefined();
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Welcoming passengers"]);
  });
});

describe("The learner's search", () => {
  it("should lead to lessons that are open, and from a locked one to its course", () => {
    render(searchGallery.states["found"]?.());
    expect(screen.getByRole("status").textContent).toBe("2 courses, 61 lessons, 1 page");
    expect(screen.getByRole("link", { name: "Four rules of the harbor" }).getAttribute("href")).toBe("/portal/harbor/course/1/lesson/2");
    expect(screen.getByRole("link", { name: "The harbor in storm season" }).getAttribute("href")).toBe("/portal/harbor/course/1");
    expect(screen.getByRole("link", { name: "Man overboard in the harbor" }).getAttribute("href")).toBe(
      "/portal/harbor/lessons/4/lessons/9",
    );
    expect(screen.getByText(/The first 5 are shown/)).toBeDefined();
  });

  it.each([
    ["nothing typed", "Type a word of the name of a course, a lesson or a page."],
    ["nothing found", "Nothing matches “whale”"],
    ["broken", "No connection"],
  ])("should say that it is so: %s", (state, words) => {
    render(searchGallery.states[state]?.());
    expect(screen.getByText(words)).toBeDefined();
  });
});
