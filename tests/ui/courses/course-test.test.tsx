import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/staff/course-tests/course-tests.gallery.tsx";

const shown = (state: string) => render(gallery.states[state]?.());
const lessons = (day: RegExp) =>
  within(screen.getByRole("region", { name: day }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

describe("The page on which a course is tried out", () => {
  it("should show the lessons as they are on the day of the slider, with reasons", () => {
    shown("an imagined learner");
    expect(lessons(/Lessons on Wednesday, July 1/)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^On the quayNext/),
        expect.stringMatching(/^A loop that does not slipLockedWaits for “On the quay”.*With: Practise the loop/),
        expect.stringMatching(/^With the harbor masterLockedOpens only by staff/),
      ]),
    );
    const slider = screen.getByRole("slider");
    fireEvent.change(slider, { target: { value: "8" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("Tuesday, July 7, 2026");
    expect(lessons(/Lessons on Tuesday, July 7/)).toEqual(expect.arrayContaining([expect.stringMatching(/^On the quayCompleted/)]));
  });

  it("should go from change to change, and to the day of a change that is pressed", () => {
    shown("an imagined learner");
    fireEvent.click(screen.getByRole("button", { name: "Next change" }));
    expect(screen.getByRole("region", { name: /Lessons on Monday, July 6/ })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Previous change" }));
    expect(screen.getByRole("region", { name: /Lessons on Monday, June 29/ })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /^Jul 13, 2026/ }));
    expect(lessons(/Lessons on Monday, July 13/)).toEqual(expect.arrayContaining([expect.stringMatching(/^Ropes under loadNext/)]));
  });

  it("should say when the lesson of the address opens, or that it does not", () => {
    const { unmount } = shown("a contact, asked about a lesson");
    expect(screen.getByText(/“The summer drill” opens Jul/)).toBeDefined();
    unmount();
    shown("an imagined learner who finishes nothing, with drafts");
    expect(screen.getByText(/“A loop that does not slip” does not open with these settings/)).toBeDefined();
  });
});
