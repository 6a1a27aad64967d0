import { act, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { gallery } from "../../../ui/staff/access-trace/access-trace.gallery.tsx";
import { learnerCourse } from "../../../ui/staff/enrolments/gallery-enrolments.ts";
import { LearnerLesson } from "../../../ui/staff/enrolments/learner-lesson.view.tsx";

const draw = (state: string) => act(async () => void render(gallery.states[state]?.()));
const conditions = () => within(screen.getByRole("list", { name: "Conditions" })).getAllByRole("listitem");

describe("Why a contact does not see something", () => {
  it("should list the conditions in words with their verdicts, and who can change what is not met", async () => {
    await draw("closed lesson");
    expect(screen.getByText("Lena Lind does not see this now.")).toBeDefined();
    expect(screen.getByText("Lesson: Storm season")).toBeDefined();
    expect(conditions().map((one) => one.textContent?.split(":")[0])).toEqual([
      "Met",
      "Met",
      "Does not matter",
      "Met",
      "Met",
      "Not met",
      "Not met",
      "For information",
    ]);
    const previous = conditions()[6]?.textContent ?? "";
    expect(previous).toContain("“Four rules of the quay” has to be finished first.");
    expect(previous).toContain("Who can change it: the learner, or staff for them");
    expect(
      within(conditions()[2] ?? document.body)
        .getByRole("link", { name: "Open the group" })
        .getAttribute("href"),
    ).toBe("/ui/groups/edit/5");
  });

  it("should say that it is open, name the role and the shared folder", async () => {
    await draw("open folder");
    expect(screen.getByText("Lena Lind sees this now.")).toBeDefined();
    expect(conditions().map((one) => one.textContent)).toContain("Met: “Handbooks” is shared with the role.");
  });

  it("should name the role to which a report is not published, and who can change it", async () => {
    await draw("closed report");
    expect(screen.getByText("Report: Activity")).toBeDefined();
    expect(conditions().at(-1)?.textContent).toBe(
      "Not met: The report is not published to the role “Crew”.Who can change it: administrators",
    );
  });

  it("should first ask what the contact does not see, and offer a retry when loading the reasons failed", async () => {
    await draw("choosing");
    expect(screen.getByRole("combobox", { name: "Course, lesson, folder, page or report" })).toBeDefined();
    expect(screen.getByText(/^Choose what the contact does not see/)).toBeDefined();
    await draw("trace broken");
    expect(screen.getAllByRole("button", { name: /again/i }).length).toBeGreaterThan(0);
  });

  it("should be asked for at each closed lesson of a learner, and at no other", () => {
    const onWhy = vi.fn();
    for (const lesson of learnerCourse.triggers)
      render(<LearnerLesson lesson={lesson} course={learnerCourse} onWhy={onWhy} onOpen={null} onTakeBack={null} onReset={null} />);
    const asked = screen.getAllByRole("button", { name: /^Why is “.*” closed\?$/ });
    expect(asked.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Why is “When something goes wrong” closed?",
      "Why is “Storm season” closed?",
      "Why is “Night watch” closed?",
    ]);
    asked[0]?.click();
    expect(onWhy).toHaveBeenCalledOnce();
  });
});
