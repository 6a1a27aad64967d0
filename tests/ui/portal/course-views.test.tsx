import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery as courseGallery } from "../../../ui/portal/courses/course.gallery.tsx";
import { CourseView } from "../../../ui/portal/courses/course.view.tsx";
import { course as underWay, paused, unjoined } from "../../../ui/portal/courses/gallery-courses.ts";
import { gallery as homeGallery } from "../../../ui/portal/courses/home.gallery.tsx";

const home = (state: string) => render(homeGallery.states[state]?.());
const course = (state: string) => render(courseGallery.states[state]?.());
const nothing = (): void => undefined;

describe("the portal's home", () => {
  it("should greet the learner and lead to where they left off", () => {
    home("home");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Good morning, Lena");
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/portal/harbor/course/1/lesson/2");
  });

  it("should say how many points the learner has and days in a row, which lead to where they come from", () => {
    home("home");
    const figures = screen.getByRole("link", { name: "6,000 points 3 days in a row" });
    expect(figures.getAttribute("href")).toBe("/portal/harbor/p/stats");
  });

  it("should show no points before the first are earned", () => {
    home("without points");
    expect(screen.queryByText(/points/, { selector: "a *" })).toBe(null);
  });

  it("should show what is unread with a way to all of it, also where it cannot be loaded", () => {
    home("with news");
    const news = screen.getByRole("list", { name: "New for you" });
    expect(
      within(news)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/course/3/lesson/9", "/p/conversations/2", "/course/3"]);
    home("news that cannot be loaded");
    const ways = screen.getAllByRole("link", { name: "5 unread" });
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/p/notifications", "/p/notifications"]);
    expect(screen.getByText("They cannot be shown right now.")).toBeDefined();
  });

  it("should list courses under way, to join and completed, each with its progress in a number [C4.25]", () => {
    home("home");
    const current = screen.getByRole("list", { name: "Your courses" });
    expect(within(current).getByRole("progressbar", { name: "Progress in Harbor safety basics" }).getAttribute("aria-valuenow")).toBe("25");
    expect(within(screen.getByRole("list", { name: "More courses" })).getAllByRole("listitem")).toHaveLength(2);
    expect(within(screen.getByRole("list", { name: "Completed" })).getByText("Reading a tide table")).toBeDefined();
  });

  it.each([
    ["empty", "No courses yet"],
    ["broken", "Could not load"],
    ["offline", "No connection"],
  ])("should say when it is %s: %s", (state, title) => {
    home(state);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  });
});

describe("a course's page", () => {
  it("should say of each lesson how it stands and why it is locked [C8.18]", () => {
    course("under way");
    const items = within(screen.getByRole("list", { name: "Lessons" }))
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.closest("li")?.textContent ?? "");
    expect(items[0]).toMatch(/Four rules of the quay.*Next/);
    expect(items[1]).toMatch(
      /When something goes wrong.*This lesson is locked, complete all previous lessons\. Go on with “Four rules of the quay”\..*Locked/,
    );
    expect(items[2]).toMatch(/Storm season.*Opens Fri, July 10/);
    expect(items[4]).toMatch(/Welcome to the harbor.*1,200 points.*Completed/);
  });

  it("should link the lessons that are open and no other", () => {
    course("under way");
    const links = within(screen.getByRole("list", { name: "Lessons" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/portal/harbor/course/1/lesson/2",
      "/portal/harbor/course/1/lesson/9",
      "/portal/harbor/course/1/lesson/5",
      "/portal/harbor/course/1/lesson/1",
    ]);
  });

  it("should be joined with one button", () => {
    const onJoin = vi.fn();
    render(
      <CourseView
        course={loaded(unjoined)}
        tab="syllabus"
        isJoining={false}
        href={(rest) => rest}
        onJoin={onJoin}
        onReset={nothing}
        onPause={nothing}
        onRetry={nothing}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Join course" }));
    expect(onJoin).toHaveBeenCalledOnce();
    expect(screen.queryByRole("progressbar")).toBe(null);
  });

  it("should pause and resume the learner's own schedule while something is still to open [C4.27]", () => {
    const onPause = vi.fn();
    const page = (shown: typeof paused) => (
      <CourseView
        course={loaded(shown)}
        tab="syllabus"
        isJoining={false}
        href={(rest) => rest}
        onJoin={nothing}
        onReset={nothing}
        onPause={onPause}
        onRetry={nothing}
      />
    );
    const { rerender } = render(page(underWay));
    fireEvent.click(screen.getByRole("button", { name: "Pause course" }));
    rerender(page(paused));
    expect(screen.getByText("You paused this course. It opens after you resume.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    expect(onPause.mock.calls).toEqual([[true], [false]]);
  });

  it("should not offer to join a course that is paused for everybody", () => {
    course("paused, not joined");
    expect(screen.queryByRole("button", { name: "Join course" })).toBe(null);
    expect(screen.getByText("This course is paused. You can join once it goes on.")).toBeDefined();
  });

  it("should ask before a course is started again and say what stays [C4.28]", () => {
    course("under way");
    fireEvent.click(screen.getByRole("button", { name: "Restart course" }));
    const dialog = screen.getByRole("alertdialog", { name: "Restart Harbor safety basics?" });
    expect(dialog.textContent).toContain("You keep your points, but cannot earn them a second time.");
  });

  it("should say that a course was not found [C8.16]", () => {
    course("not found");
    expect(screen.getByRole("alert").textContent).toContain("Course not found.");
  });

  it("should say when there is nothing to do until the next lesson opens", () => {
    course("waiting");
    expect(screen.getByText(/Nothing to do right now\. The next lesson opens Fri, July 10/)).toBeDefined();
  });
});
