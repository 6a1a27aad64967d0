import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Keeping } from "../../../core/offline/keeping.model.ts";
import { gallery as lessons } from "../../../ui/portal/lesson/lesson.gallery.tsx";
import { KeepCourseView } from "../../../ui/portal/offline/keep-course.view.tsx";
import { gallery } from "../../../ui/portal/offline/offline.gallery.tsx";
import { PortalNotice } from "../../../ui/portal/shell/portal-notice.view.tsx";

const drawn = (state: string) => render(gallery.states[state]?.());
const href = (rest: string): string => `/portal/harbor${rest}`;

describe("Keeping a course on the device", () => {
  it("should show the size before anything is kept, and keep or cancel", () => {
    const acts = { onPlan: vi.fn(), onKeep: vi.fn(), onCancel: vi.fn(), onRemove: vi.fn() };
    const { rerender } = render(<KeepCourseView keeping={{ tag: "none", problem: null }} {...acts} />);
    fireEvent.click(screen.getByRole("button", { name: "Keep offline" }));
    expect(acts.onPlan).toHaveBeenCalledOnce();
    rerender(<KeepCourseView keeping={{ tag: "planned", lessons: 12, files: 3, bytes: 84_000_000 }} {...acts} />);
    expect(screen.getByText("Keep 12 lessons with 3 files on this device? They take 80 MB.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Keep 80 MB" }));
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect([acts.onKeep.mock.calls.length, acts.onCancel.mock.calls.length]).toEqual([1, 1]);
    rerender(<KeepCourseView keeping={{ tag: "kept", lessons: 12, bytes: 84_000_000, at: 1 }} {...acts} />);
    fireEvent.click(screen.getByRole("button", { name: "Remove from this device" }));
    expect(acts.onRemove).toHaveBeenCalledOnce();
  });

  it("should take the focus along when its buttons change, and leave a focus elsewhere where it is", () => {
    const draw = (keeping: Keeping) => (
      <KeepCourseView keeping={keeping} onPlan={vi.fn()} onKeep={vi.fn()} onCancel={vi.fn()} onRemove={vi.fn()} />
    );
    const { rerender } = render(draw({ tag: "none", problem: null }));
    screen.getByRole("button", { name: "Keep offline" }).focus();
    rerender(draw({ tag: "looking" }));
    const place = screen.getByRole("region", { name: "Keep offline" });
    expect(document.activeElement).toBe(place);
    render(<input aria-label="elsewhere" />);
    screen.getByRole("textbox", { name: "elsewhere" }).focus();
    rerender(draw({ tag: "planned", lessons: 1, files: 0, bytes: 1 }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "elsewhere" }));
  });

  it.each([
    ["no space", /no space left .* Nothing was kept/],
    ["server away", /server is not responding/],
    ["nothing to keep", /No lesson of this course/],
  ])("should say why nothing is kept: %s", (state, words) => {
    drawn(state);
    expect(screen.getByRole("alert").textContent).toMatch(words);
    expect(screen.getByRole("button", { name: "Keep offline" })).toBeDefined();
  });

  it("should show how far it is, in bytes", () => {
    drawn("keeping");
    expect(screen.getByRole("progressbar", { name: "Keeping the course" }).getAttribute("aria-valuetext")).toBe("31 MB of 80 MB");
  });
});

describe("What is kept on the device", () => {
  it("should be listed with sizes and Remove, and lessons that were opened before with their links", () => {
    drawn("list");
    const whole = screen.getByRole("list", { name: "Kept courses" });
    expect(within(whole).getByText(/^2 lessons · 80 MB · /)).toBeDefined();
    expect(within(whole).getByRole("button", { name: "Remove Harbor safety basics from this device" })).toBeDefined();
    const visited = screen.getByRole("list", { name: "Opened lately" });
    expect(
      within(visited)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/portal/harbor/course/2", "/portal/harbor/course/2/lesson/5"]);
  });

  it("should say how something gets there while nothing is kept", () => {
    drawn("list empty");
    expect(screen.getByText(/choose “Keep offline”/)).toBeDefined();
  });
});

describe("The portal without network", () => {
  it("should say since when the page may have changed, and otherwise what opens", () => {
    const { rerender } = render(<PortalNotice asOf={1_782_907_200} isOffline isFull isCalm href={href} />);
    expect(screen.getByText(/^Without network: as of July 1/)).toBeDefined();
    rerender(<PortalNotice asOf={null} isOffline isFull isCalm href={href} />);
    expect(screen.queryByText(/Without network/)).toBeNull();
    render(lessons.states["not kept"]?.());
    expect(screen.getByText("This lesson is not kept on this device.")).toBeDefined();
    expect(screen.getByRole("link", { name: "See what opens without network" }).getAttribute("href")).toBe("/portal/harbor/p/kept");
  });

  it("should say in which lesson answers were refused and why, once for each", () => {
    drawn("refused");
    const lines = within(screen.getByRole("status")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "When something goes wrong: This lesson is locked, complete all previous lessons. Open lesson",
      "A lesson: Lesson item not found. Open lesson",
    ]);
  });
});
