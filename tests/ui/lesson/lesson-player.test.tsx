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

  it("should let nobody go to a step that lies behind an open one", () => {
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

  it("should say what is open, and offer no Replay, at the end of a lesson that is not completed", () => {
    drawn("results with open steps");
    expect(screen.getByText("Some steps are still open. Go back to finish them.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Replay" })).toBe(null);
  });
});
