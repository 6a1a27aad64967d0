import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";
import { film, question, right, wrong } from "../../../ui/lesson/player/gallery-lesson.ts";
import { gallery as player } from "../../../ui/lesson/player/lesson-player.gallery.tsx";
import { gallery } from "../../../ui/portal/lesson/lesson.gallery.tsx";

const drawn = (state: string) => render((player.states[state] ?? gallery.states[state])?.());
const challenge = (
  item: typeof question,
  onAnswer = vi.fn(() => Promise.resolve()),
  more: { readonly isWaiting?: boolean; readonly refusal?: string } = {},
) => {
  const { type, values, engagementState } = item;
  render(
    <LessonItemView
      type={type}
      values={values}
      answer={engagementState.lastAnswer}
      score={engagementState.attempts === 0 ? null : engagementState}
      isWaiting={more.isWaiting ?? false}
      refusal={more.refusal ?? null}
      onAnswer={onAnswer}
    />,
  );
  return onAnswer;
};

describe("a lesson that is not available", () => {
  it("should say why a lesson is locked and lead to its course [C8.18]", () => {
    drawn("locked");
    expect(screen.getByText("This lesson is locked, complete all previous lessons.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the course" }).getAttribute("href")).toBe("/portal/harbor/course/1");
  });
});

describe("a film's controls", () => {
  it("should each have an accessible name, with the position of the film as text [A9.28]", () => {
    drawn("film");
    const group = screen.getByRole("group", { name: "Video: Harbor safety" });
    for (const name of ["Play", "Mute", "Full screen", /Playback rate/]) expect(within(group).getByRole("button", { name })).toBeDefined();
    expect(within(group).getByRole("slider", { name: "Position" }).getAttribute("aria-valuetext")).toBe("0 min, 0 sec of 0 min, 0 sec");
    expect(within(group).getByText(/Watch to the end to continue/)).toBeDefined();
  });

  it("should not be the browser's own, which would let a learner skip", () => {
    drawn("film");
    expect(document.querySelector("video")?.controls).toBe(false);
    expect(film.values["required"]).toBe(true);
  });
});

describe("a challenge", () => {
  it("should be a group of choices under its question", () => {
    challenge(question);
    const group = screen.getByRole("group", { name: /Where do you wait while a container is being lowered\?.*Choose one answer/s });
    expect(within(group).getAllByRole("radio")).toHaveLength(3);
  });

  it("should take several answers where several are right", () => {
    const onAnswer = challenge({ ...question, values: { ...question.values, multiple: true } });
    fireEvent.click(screen.getByRole("checkbox", { name: "On the truck" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Under it" }));
    fireEvent.submit(screen.getByRole("group").closest("form") ?? document.body);
    expect(onAnswer).toHaveBeenCalledWith([0, 2]);
  });

  it("should send nothing while nothing is chosen", () => {
    const onAnswer = challenge(question);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check answer" }).disabled).toBe(true);
    fireEvent.submit(screen.getByRole("group").closest("form") ?? document.body);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("should announce a wrong answer with its points and let it be tried again with the focus in the choices [C4.29]", () => {
    challenge(wrong);
    expect(screen.getByRole("status").textContent).toContain("Not quite");
    expect(screen.getByRole("status").textContent).toContain("150 points");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("status").textContent).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Under it" }));
    for (const radio of screen.getAllByRole<HTMLInputElement>("radio")) expect([radio.checked, radio.disabled]).toEqual([false, false]);
  });

  it("should announce a right answer, mark it in words and end the trying [C4.29]", () => {
    challenge(right);
    expect(screen.getByRole("status").textContent).toContain("Correct");
    expect(screen.getByRole("radio", { name: /Behind the yellow line.*Correct answer/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
  });

  it("should say that an answer waits on the device, or why it was not taken", () => {
    challenge(question, undefined, { isWaiting: true });
    expect(screen.getByRole("status").textContent).toContain("Your answer is saved on this device");
    challenge(question, undefined, { refusal: "Lesson not found." });
    expect(screen.getByRole("alert").textContent).toBe("Your answer was not accepted. Lesson not found.");
  });
});
