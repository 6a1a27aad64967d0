import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/lesson/player/lesson-player.gallery.tsx";

const drawn = (state: string) => render(gallery.states[state]?.());

describe("the lesson player", () => {
  it("should show one step at a time with the points of the lesson [C9.16]", () => {
    drawn("text");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Four rules of the quay");
    expect(screen.getByText("Read one thing at a time.")).toBeDefined();
    expect(screen.queryByRole("group", { name: /Video/ })).toBe(null);
    expect(within(screen.getByRole("banner")).getByText("0 points")).toBeDefined();
    expect(screen.getByRole("list", { name: "Steps of the lesson" }).querySelector("[aria-current=step]")?.getAttribute("aria-label")).toBe(
      "Step 1: Before you start, done",
    );
  });

  it("should hold Next back and say why while a film must be watched", () => {
    drawn("film");
    const next = screen.getByRole<HTMLButtonElement>("button", { name: "Next" });
    expect(next.disabled).toBe(true);
    expect(document.getElementById(next.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Watch the video to the end to continue.",
    );
  });

  it("should not allow going to a step behind an incomplete one", () => {
    drawn("film");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Step 1: / }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Step 3: / }).disabled).toBe(true);
  });

  it.each(["not shown here", "film elsewhere"])("should hold nobody up at a step that it cannot show: %s", (state) => {
    drawn(state);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(false);
    expect(screen.queryByText(/to continue\.$/)).toBe(null);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Step 3: / }).disabled).toBe(false);
  });

  it("should offer the next lesson and Replay at the end of a completed lesson [A4.12]", () => {
    drawn("results");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Lesson completed");
    expect(screen.getByRole("link", { name: "Next lesson: When something goes wrong" }).getAttribute("href")).toBe(
      "/portal/harbor/course/1/lesson/3",
    );
    expect(screen.getByRole("button", { name: "Replay" })).toBeDefined();
  });

  it("should list the incomplete items, and offer no Replay, at the end of a lesson that is not completed", () => {
    drawn("results with open steps");
    expect(screen.getByText("Some steps are still open. Go back to finish them.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Replay" })).toBe(null);
  });

  it("should name the state of every step for screen readers", () => {
    drawn("every state of a step");
    const names = within(screen.getByRole("list", { name: "Steps of the lesson" }))
      .getAllByRole("button")
      .map((step) => step.getAttribute("aria-label"));
    expect(names.map((name) => name?.split(", ").at(-1))).toEqual([
      "done",
      "skipped",
      "not correct",
      "done",
      "waiting to be checked",
      "not answered",
    ]);
  });

  it("should say the points of the lesson and of each item at its end [C9.16]", () => {
    drawn("results");
    expect(screen.getByText("You earned 1,200 points in this lesson")).toBeDefined();
    expect(within(screen.getByRole("list", { name: "Points per item" })).getByText("1,200 points")).toBeDefined();
  });

  it("should say of a test that nothing is saved, and hold nobody up", () => {
    drawn("test");
    expect(screen.getByText("Nothing is saved, and no step is locked.")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Finish" }).disabled).toBe(false);
    expect(screen.queryByText("Saved")).toBe(null);
  });

  it("should offer to start a test again, and no Replay", () => {
    drawn("results of a test");
    expect(screen.getByText("A learner would have earned 1,200 points in this lesson")).toBeDefined();
    expect(screen.getByRole("button", { name: "Start again" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Replay" })).toBe(null);
  });

  it("should say of a review that nothing can be changed", () => {
    drawn("review");
    expect(screen.getByText("Your answers and their results. Nothing can be changed here.")).toBeDefined();
  });
});
