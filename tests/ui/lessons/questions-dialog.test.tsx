import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { itemCatalogue } from "../../../core/lessons/items/catalogue.rule.ts";
import type { QuestionPlan } from "../../../core/lessons/questions/question-plan.model.ts";
import { questionRefusals } from "../../../core/lessons/questions/question-refusals.ts";
import { readTextFile } from "../../../ui/react/read-text-file.ts";
import { QuestionsDialogView, type QuestionsInput } from "../../../ui/staff/lessons/questions/questions-dialog.view.tsx";

const plan: QuestionPlan = {
  plan: [
    {
      line: 1,
      type: "challenge",
      title: "Signals",
      lost: ["feedback", "weights"],
      item: { uuid: "a", type: "challenge", name: "", values: itemCatalogue.challenge.defaults },
    },
  ],
  unread: [{ line: 5, ...questionRefusals.question_matching }],
  lesson: null,
};
const empty: QuestionsInput = { format: "gift", text: "", file: null };

const draw = (input: Partial<QuestionsInput> = {}, shown: QuestionPlan | null = null) => {
  const acts = { onInput: vi.fn(), onPlan: vi.fn(), onBack: vi.fn(), onInsert: vi.fn(), onClose: vi.fn() };
  render(<QuestionsDialogView {...acts} input={{ ...empty, ...input }} plan={shown} isPending={false} failure={null} />);
  return acts;
};
const button = (name: string) => screen.getByRole("button", { name });

describe("the window for importing questions", () => {
  it("should go on with a text only, and not with one over 1,000,000 characters", () => {
    draw();
    expect(button("Continue")).toHaveProperty("disabled", true);
  });

  it("should say that a text is too long", () => {
    draw({ text: "x".repeat(1_000_001) });
    expect(button("Continue")).toHaveProperty("disabled", true);
    expect(screen.getByRole("textbox", { name: "Questions" }).getAttribute("aria-invalid")).toBe("true");
  });

  it("should ask for the plan of what was typed", () => {
    const { onPlan, onInput } = draw({ text: "So? {T}" });
    fireEvent.click(screen.getByRole("radio", { name: /Table/ }));
    expect(onInput).toHaveBeenLastCalledWith({ format: "csv", text: "So? {T}", file: null });
    fireEvent.click(button("Continue"));
    expect(onPlan).toHaveBeenCalledOnce();
  });

  it("should show by line what is inserted with what is lost, and what cannot be", () => {
    const { onInsert, onBack } = draw({ text: "x" }, plan);
    const planned = screen.getByRole("region", { name: "What will be inserted" });
    expect(within(planned).getByRole("listitem").textContent).toBe(
      "Line 1SignalsChallengeNot kept: feedback and points of partly right answers.",
    );
    expect(within(screen.getByRole("region", { name: "1 part cannot be inserted" })).getByRole("listitem").textContent).toBe(
      `Line 5${questionRefusals.question_matching.message}`,
    );
    fireEvent.click(button("Insert 1 item"));
    expect(onInsert).toHaveBeenCalledOnce();
    fireEvent.click(button("Back"));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("should insert nothing where nothing could be read", () => {
    draw({ text: "x" }, { ...plan, plan: [] });
    expect(button("Insert 0 items")).toHaveProperty("disabled", true);
  });

  it("should ask before what was typed is dropped", async () => {
    const { onClose } = draw({ text: "So? {T}" });
    fireEvent.click(button("Close"));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeTruthy());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a file of text", () => {
  it("should be read in UTF-8, UTF-16 and Windows-1252, and not be taken for text if it is none", async () => {
    const of = (...bytes: readonly number[]) => readTextFile(new File([new Uint8Array(bytes)], "a.txt"));
    expect(await of(0xc3, 0xa9)).toBe("é");
    expect(await of(0xff, 0xfe, 0xe9, 0)).toBe("é");
    expect(await of(0xfe, 0xff, 0, 0xe9)).toBe("é");
    expect(await of(0x63, 0xe9)).toBe("cé");
    expect(await of(0x50, 0x4b, 0, 4)).toBe(null);
  });
});
