import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { completeItem } from "../../../ui/staff/lessons/forms/gallery-items.ts";
import { chosenFile, drawForm } from "./drawn-form.tsx";

const itemOf = (type: ItemType, values: object) => ({ ...completeItem(type), values: { ...completeItem(type).values, ...values } });
const answer = (number: number): HTMLElement => screen.getByRole("textbox", { name: `Answer ${number}` });
const answers = (): readonly string[] =>
  screen.getAllByRole("textbox", { name: /^Answer / }).map((field) => (field instanceof HTMLInputElement ? field.value : ""));
const isCorrect = (): readonly boolean[] => screen.getAllByRole("checkbox").map((box) => box instanceof HTMLInputElement && box.checked);
const paste = (field: HTMLElement, words: string): void => void fireEvent.paste(field, { clipboardData: { getData: () => words } });

describe("The answers of a challenge", () => {
  const draw = () => drawForm(itemOf("challenge", { answers: ["a", "b", "c"], correct: [0, 2] }));

  it("should stay correct when they are moved by keys, and keep the focus [B3.10]", () => {
    draw();
    act(() => answer(1).focus());
    fireEvent.keyDown(answer(1), { key: "ArrowDown", altKey: true });
    expect(answers()).toEqual(["b", "a", "c"]);
    expect(isCorrect()).toEqual([false, true, true]);
    expect(document.activeElement).toBe(answer(2));
  });

  it("should be moved by drag and by a menu", () => {
    draw();
    const rows = within(screen.getByRole("group", { name: "Answers" })).getAllByRole("listitem");
    const grip = rows[2]?.querySelector("[draggable=true]");
    if (grip === null || grip === undefined || rows[0] === undefined) throw new Error("No row to drag");
    fireEvent.dragStart(grip);
    fireEvent.dragOver(rows[0]);
    fireEvent.drop(rows[0]);
    expect(answers()).toEqual(["c", "a", "b"]);
    expect(isCorrect()).toEqual([true, true, false]);
    fireEvent.click(screen.getByRole("button", { name: "Move answer 2" }));
    fireEvent.click(screen.getByRole("menuitem", { name: /Move up/ }));
    expect(answers()).toEqual(["a", "c", "b"]);
  });

  it("should be deleted with their mark", () => {
    const { latest } = draw();
    fireEvent.click(screen.getByRole("button", { name: "Remove answer 1" }));
    expect([latest("answers"), latest("correct")]).toEqual([["b", "c"], [1]]);
  });

  it("should be added by Enter and deleted by Backspace", () => {
    draw();
    fireEvent.keyDown(answer(1), { key: "Enter" });
    expect(answers()).toEqual(["a", "", "b", "c"]);
    expect(isCorrect()).toEqual([true, false, false, true]);
    expect(document.activeElement).toBe(answer(2));
    fireEvent.keyDown(answer(2), { key: "Backspace" });
    expect(answers()).toEqual(["a", "b", "c"]);
  });

  it("should be pasted as lines", () => {
    draw();
    paste(answer(2), "x\ny");
    expect(answers()).toEqual(["a", "b", "x", "y", "c"]);
    expect(isCorrect()).toEqual([true, false, false, false, true]);
    paste(answer(3), "one line");
    expect(answers()).toHaveLength(5);
  });

  it("should take pasted lines instead of a blank one", () => {
    const { latest } = drawForm(itemOf("challenge", { answers: [], correct: [] }));
    paste(answer(1), "- a\n- b\n");
    expect(latest("answers")).toEqual(["a", "b"]);
  });
});

describe("The form of a video", () => {
  const link = (): HTMLElement => screen.getByRole("textbox", { name: "Link to the video" });

  it("should recognise a pasted link and fetch title and picture of its page [A5.22]", async () => {
    const preview = vi.fn(async (url: string) => ({ url, title: "Four rules", description: "", image: "/pictures/1" }));
    const { latest } = drawForm(itemOf("video", { url: "", summary: null }), { preview });
    fireEvent.change(link(), { target: { value: "https://vimeo.com/12345" } });
    expect(screen.getByText("Vimeo video")).toBeDefined();
    await waitFor(() => expect(latest("summary")).toEqual({ provider_name: "vimeo", thumbnail_url: "/pictures/1", title: "Four rules" }));
    expect(preview).toHaveBeenCalledOnce();
  });

  it("should switch required viewing and the range off for Loom, and say why [A5.21 B3.05]", () => {
    const { latest } = drawForm(itemOf("video", {}));
    fireEvent.change(link(), { target: { value: "https://www.loom.com/share/abc" } });
    expect([latest("required"), latest("custom_range")]).toEqual([false, false]);
    const required = screen.getByRole("switch", { name: /Must be watched.*Loom does not report/ });
    expect(required.matches(":disabled")).toBe(true);
    expect(screen.queryByRole("textbox", { name: "From" })).toBeNull();
  });

  it("should not switch anything off for SharePoint while a video of the files is played [A5.21]", () => {
    drawForm(itemOf("video", { url: "https://harbor.sharepoint.com/film", gallery_url: "/media/1/film.mp4" }));
    expect(screen.getByRole("switch", { name: /Must be watched/ }).matches(":enabled")).toBe(true);
  });

  it("should take the range from the position of the preview", () => {
    const { latest } = drawForm(itemOf("video", { gallery_url: "/media/1/film.mp4", end: 0 }));
    const player = screen.getByLabelText("Preview of the video");
    Object.defineProperty(player, "currentTime", { value: 12.34 });
    Object.defineProperty(player, "duration", { value: 60 });
    fireEvent.loadedMetadata(player);
    fireEvent.click(screen.getByRole("button", { name: "Start here" }));
    expect(latest("start")).toBe(12.3);
    expect(screen.getByText("Length 1:00")).toBeDefined();
    const end = screen.getByRole("textbox", { name: "To" });
    fireEvent.change(end, { target: { value: "2:00" } });
    expect(screen.getByText("The video ends at 1:00.")).toBeDefined();
    fireEvent.change(end, { target: { value: "0:05" } });
    expect(screen.getByText("The end must be after the start.")).toBeDefined();
    fireEvent.change(end, { target: { value: "soon" } });
    expect(screen.getByText("Enter a time such as 1:30.")).toBeDefined();
  });

  it("should say that a link is not supported while it is typed", () => {
    drawForm(itemOf("video", {}));
    fireEvent.change(link(), { target: { value: "https://example.com/film" } });
    expect(screen.getByText("This video link is not supported.")).toBeDefined();
  });
});

describe("Other forms", () => {
  it("should show gaps and the words to choose from as they are typed [B5.06]", () => {
    drawForm(itemOf("missing_words", { question: "", false_answers: "red, , blue" }));
    const question = screen.getByRole("textbox", { name: "Text with gaps" });
    fireEvent.change(question, { target: { value: "The {{yellow}} line" } });
    expect(screen.getByRole("group", { name: "Words to choose from" }).textContent).toContain("blueredyellow");
    if (question instanceof HTMLTextAreaElement) question.setSelectionRange(15, 19);
    fireEvent.click(screen.getByRole("button", { name: "Mark as gap" }));
    expect(screen.getByRole("group", { name: "Words to choose from" }).textContent).toContain("bluelineredyellow");
    fireEvent.change(question, { target: { value: "The {{yellow line" } });
    expect(screen.getByText("Every {{ needs its }}, and markers cannot be nested.")).toBeDefined();
  });

  it("should clean the name of a statistic, and refuse one that another question has [B5.07]", () => {
    const { latest } = drawForm(
      itemOf("stats_tracker", {
        questions: [
          { question: "?", name: "mood" },
          { question: "Steps a day?", name: "" },
        ],
      }),
    );
    fireEvent.blur(screen.getByRole("textbox", { name: "Question 2" }));
    expect(latest("questions")).toMatchObject([{ name: "mood" }, { name: "steps_a_day" }]);
    const name = screen.getByRole("textbox", { name: "Name of statistic 2" });
    fireEvent.change(name, { target: { value: "Daily Steps" } });
    expect(latest("questions")).toMatchObject([{}, { name: "daily_steps" }]);
    fireEvent.change(name, { target: { value: "Mood" } });
    expect(screen.getByText("Another question of this lesson has this name.")).toBeDefined();
  });

  it("should offer only fields that learners may change [B5.05]", () => {
    drawForm(itemOf("contact_update", { contact_field: null }));
    const box = screen.getByRole("combobox", { name: "Field of the contact" });
    act(() => box.focus());
    fireEvent.keyDown(box, { key: "ArrowDown" });
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "First name",
      "Last name",
      "Shoe size",
      "Next tour",
    ]);
  });

  it.each([
    ["This file contains no imsmanifest.xml, so it is no SCORM package.", false, "zip", ""],
    ["Choose a zip file.", true, "pdf", ""],
    ["SCORM package", true, "zip", "/media/9/new"],
    ["Make sure that this package contains imsmanifest.xml: its content could not be checked here.", null, "zip", "/media/9/new"],
  ])("should say of a chosen package: %s [B3.22]", async (words, has, extension, stored) => {
    const { latest } = drawForm(itemOf("scorm", { scorm: "" }), {
      choose: async () => chosenFile({ url: "/media/9/new", extension }),
      hasManifest: async () => has,
    });
    fireEvent.click(screen.getByRole("button", { name: "Choose from Files" }));
    await screen.findByText(words);
    expect(latest("scorm") ?? "").toBe(stored);
  });

  it("should keep rows without a name on the page only", () => {
    const { latest } = drawForm(itemOf("signwell", { metadata: { campaign: "x" } }));
    const list = within(screen.getByRole("group", { name: "Metadata" }));
    fireEvent.click(list.getByRole("button", { name: "Add row" }));
    expect(latest("metadata")).toEqual({ campaign: "x" });
    fireEvent.change(list.getByRole("textbox", { name: "Name 2" }), { target: { value: "wave" } });
    fireEvent.change(list.getByRole("textbox", { name: "Value 2" }), { target: { value: "3" } });
    expect(latest("metadata")).toEqual({ campaign: "x", wave: "3" });
  });
});
