import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/portal/calendar/calendar.gallery.tsx";

const shown = (state: string) => render(gallery.states[state]?.());
const wordsOf = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

describe("A learner's calendar", () => {
  it("should tell each lesson with its day and the reason why it is closed", () => {
    shown("lessons of two courses");
    expect(wordsOf("Now")).toEqual([
      expect.stringMatching(/^Two knots for every day.*should have been finished by Jun 29, 2026/),
      expect.stringMatching(/^A loop that does not slip.*in Harbor safety basics/),
      expect.stringMatching(/^The bowline.*in Two knots/),
    ]);
    expect(wordsOf("Today")).toEqual([expect.stringMatching(/^Ropes under loadOpens at 3:00/)]);
    expect(wordsOf("Monday, July 6, 2026")).toEqual([
      expect.stringMatching(/^The summer drillOpens at/),
      expect.stringMatching(/^Harbor safety basicsFinish the course by the end of this day/),
    ]);
    expect(wordsOf("Without a day")).toEqual([
      expect.stringMatching(/^Stowing lines.*Go on with “A loop that does not slip”/),
      expect.stringMatching(/^With the harbor masterYour organization opens it for you/),
      expect.stringMatching(/^Night watchYou paused this course/),
    ]);
    expect(screen.getByRole("link", { name: "The bowline" }).getAttribute("href")).toBe("/portal/harbor/course/2/lesson/12");
    expect(screen.queryByRole("link", { name: "Ropes under load" })).toBe(null);
  });

  it("should lead to the courses while there is nothing in it", () => {
    shown("empty");
    expect(screen.getByRole("link", { name: "Go to your courses" }).getAttribute("href")).toBe("/portal/harbor/home");
  });
});
