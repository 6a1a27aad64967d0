import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { writtenItems } from "../../../ui/lesson/gallery-items.ts";
import { LessonPreview } from "../../../ui/lesson/lesson-preview.view.tsx";

const item = (type: ItemType, values = writtenItems[type].values): LessonItem => ({
  uuid: type,
  type,
  name: `The ${type}`,
  values: { ...values },
});

const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });

/** Presses a button as a keyboard does: focus, key down, key up; a submit button is pressed by the browser. */
const pressByKey = (name: string): void => {
  const pressed = button(name);
  act(() => pressed.focus());
  expect(document.activeElement).toBe(pressed);
  if (pressed.type === "submit") return void fireEvent.submit(pressed.closest("form") ?? pressed);
  fireEvent.keyDown(pressed, { key: "Enter" });
  fireEvent.keyUp(pressed, { key: "Enter" });
};

/** Presses a plain button, which the browser does for its keys. */
const pressNative = (name: string): void => {
  act(() => button(name).focus());
  fireEvent.click(button(name));
};

describe("the preview of a lesson", () => {
  it("should be walked from the first screen to the results and begun again by keys alone, and ask no server", () => {
    const asked = vi.spyOn(globalThis, "fetch");
    render(
      <LessonPreview
        name="Four rules of the quay"
        items={[item("rich_text"), item("challenge"), item("missing_words"), item("poll"), item("scorm")]}
      />,
    );
    expect(screen.getByRole("group", { name: "Step 1 of 4" })).toBeDefined();
    expect(screen.getByText("Read", { exact: false })).toBeDefined();

    expect(button("Next").disabled).toBe(true);
    expect(document.getElementById(button("Next").getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "Answer the question to continue.",
    );
    const radio = screen.getByRole("radio", { name: "Behind the yellow line" });
    act(() => radio.focus());
    fireEvent.click(radio);
    pressByKey("Check answer");
    expect(screen.getByRole("status").textContent).toContain("Correct");
    pressByKey("Next");

    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Step 2 of 4" }));
    for (const [gap, word] of [
      [1, "crane"],
      [2, "yellow"],
    ] as const) {
      pressNative(word);
      pressNative(`Put ${word} in gap ${gap} of 2`);
    }
    pressByKey("Check answer");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Not quite150 points");
    pressByKey("Next");

    expect(button("Next").disabled).toBe(true);
    pressByKey("Skip in preview");
    expect(screen.getByText("Packages cannot be shown yet.", { exact: false })).toBeDefined();
    pressByKey("Finish");

    expect(document.activeElement).toBe(screen.getByRole("group", { name: "End of the lesson" }));
    const outcomes = screen.getAllByRole("listitem").flatMap(({ textContent }) => (textContent === "" ? [] : [textContent]));
    expect(outcomes).toEqual([
      "The challengeCorrect · 1,200 points",
      "The missing_wordsNot correct · 150 points",
      "The pollOpen",
      "The scormOpen",
    ]);
    expect(screen.getAllByText("1,350 points")).toHaveLength(2);

    pressByKey("Start again");
    expect(screen.getByRole("group", { name: "Step 1 of 4" })).toBeDefined();
    expect(button("Next").disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Behind the yellow line" }).checked).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it("should show a wrong answer's feedback, take another and let the correct one stand", () => {
    render(<LessonPreview name="Four rules of the quay" items={[item("challenge")]} />);
    fireEvent.click(screen.getByRole("radio", { name: "Under it" }));
    pressByKey("Check answer");
    expect(screen.getByRole("status").textContent).toContain("Not quite");
    expect(screen.getByText("As close as a load may come to you.")).toBeDefined();
    pressByKey("Try again");
    fireEvent.click(screen.getByRole("radio", { name: "Behind the yellow line" }));
    pressByKey("Check answer");
    expect(screen.getByRole("radio", { name: /Behind the yellow line.*Correct answer/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
  });

  it("should begin at the item that is edited, and be open behind it", () => {
    render(<LessonPreview name="Four rules of the quay" items={[item("challenge"), item("poll"), item("blank")]} startAt="poll" />);
    expect(screen.getByRole("group", { name: "Step 2 of 3" })).toBeDefined();
    expect(button("Step 1: The challenge, done").disabled).toBe(false);
    expect(button("Step 3: The blank, not answered").disabled).toBe(true);
  });

  it.each([
    ["a package", item("scorm")],
    ["a recording by the learner", item("video_upload")],
    ["a provider's video that must be watched", item("video", { url: "https://youtu.be/dQw4w9WgXcQ", required: true })],
    ["a question without answers", item("challenge", {})],
    ["a text whose gaps cannot be read", item("missing_words", { question: "{{open" })],
  ])("should hold nobody up at %s, which cannot be completed here", (_, one) => {
    render(<LessonPreview name="Four rules of the quay" items={[one]} />);
    expect(button("Finish").disabled).toBe(false);
  });

  it("should say that a lesson without items is empty", () => {
    render(<LessonPreview name="Four rules of the quay" items={[]} />);
    expect(screen.getByRole("heading", { name: "This lesson has no items yet" })).toBeDefined();
  });
});
