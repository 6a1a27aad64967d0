import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { writtenItems } from "../../../ui/lesson/gallery-items.ts";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";

const valuesOf = (type: ItemType) =>
  learnerItem({ uuid: "1", type, name: "", values: writtenItems[type].values }, notAnswered, "learner").values;
const write = (label: string, text: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const choose = (name: string): void => void fireEvent.click(screen.getByRole("radio", { name }));
const fill = (gap: number, word: string): void => {
  fireEvent.click(screen.getByRole("button", { name: word }));
  fireEvent.click(screen.getByRole("button", { name: `Put ${word} in gap ${gap} of 2` }));
};

/** What is entered in each type, and the button that sends it. */
const entering: readonly (readonly [ItemType, string, () => void])[] = [
  ["challenge", "Check answer", () => choose("Behind the yellow line")],
  ["blank", "Check answer", () => write("Your answer", "half a wo")],
  ["order", "Check answer", () => fireEvent.click(screen.getAllByRole("button", { name: /Move down/ })[0] ?? document.body)],
  [
    "missing_words",
    "Check answer",
    () => {
      fill(1, "yellow");
      fill(2, "crane");
    },
  ],
  ["poll", "Vote", () => choose("South")],
  ["assessment", "Save", () => choose("Every day")],
  ["stats_tracker", "Save", () => write("How many shifts did you work?", "12")],
  ["open_ended", "Save", () => write("Your answer", "Look up befo")],
];

describe("The draft of an answer", () => {
  it.each(entering)("should be told while it is entered, and be what is sent on return, in %s", (type, label, enter) => {
    const drafts: unknown[] = [];
    const [values, onAnswer] = [valuesOf(type), vi.fn<(answer: unknown) => void>()];
    const draw = (draft?: unknown) =>
      render(
        <LessonItemView
          type={type}
          values={values}
          answer={null}
          score={null}
          draft={draft}
          onDraft={(entered) => drafts.push(entered)}
          onAnswer={onAnswer}
        />,
      );
    draw();
    enter();
    expect(drafts.length).toBeGreaterThan(0);
    const last = drafts.at(-1);
    cleanup();
    draw(structuredClone(last));
    fireEvent.click(screen.getByRole("button", { name: label }));
    expect(onAnswer.mock.calls).toEqual([[last]]);
  });

  it("should open a question again that was answered wrong, and not one whose answer is final", () => {
    const score = { points: 150, correct: false, completed: true, final: false };
    const draw = (isFinal: boolean) =>
      render(
        <LessonItemView
          type="blank"
          values={valuesOf("blank")}
          answer="wrong"
          score={{ ...score, final: isFinal }}
          draft="better"
          onAnswer={() => undefined}
        />,
      );
    draw(false);
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("better");
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").matches(":disabled")).toBe(false);
    cleanup();
    draw(true);
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").matches(":disabled")).toBe(true);
  });
});
