import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { itemTypeOf, ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { writtenItems } from "../../../ui/lesson/gallery-items.ts";
import { galleryOwnFields, taken } from "../../../ui/lesson/gallery-taken.ts";
import { LessonItemView, type LessonItemProps } from "../../../ui/lesson/item.view.tsx";

const types = Object.keys(ItemType.keys).filter(ItemType.is);
const draw = (item: LessonItemProps) => render(<LessonItemView {...item} />);
const open = (type: ItemType, values: Readonly<Record<string, unknown>> = writtenItems[type].values): LessonItemProps => ({
  type,
  values: learnerItem({ uuid: "1", type, name: "", values }, notAnswered, "learner").values,
  answer: null,
  score: null,
  onAnswer: vi.fn(),
});
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole("button", { name }));
const note = (): string => document.querySelector("[data-completes]")?.textContent ?? "";
const statuses = (): string =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("|");
const rows = (): readonly string[] => screen.getAllByRole("listitem").map((row) => row.textContent?.replace(/^\d/, "") ?? "");

/** What completes each type, as it is said before it is done. */
const completes: Readonly<Record<ItemType, string>> = {
  rich_text: "Done once you have seen it",
  video: "",
  audio: "Listen to the end to go on",
  embed: "Done once you have seen it",
  files: "Done once you have seen it",
  button: "Done once you have seen it",
  challenge: "Answer to go on",
  blank: "Answer to go on",
  order: "Put the answers in order to go on",
  missing_words: "Fill every gap to go on",
  poll: "Vote to go on",
  assessment: "Choose an answer to go on",
  stats_tracker: "Record at least one number to go on",
  checklist: "Tick everything to go on",
  open_ended: "Write an answer to go on",
  calendly: "Book an appointment or skip it to go on",
  cal: "Book an appointment to go on",
  typeform: "Submit the form to go on",
  jotform: "Submit the form to go on",
  contact_update: "Fill this in to go on",
  contact_updates: "Fill in the required fields to go on",
  signwell: "Sign the document to go on",
  video_upload: "Send your video to go on",
  social: "Sharing is up to you. You can go on without it.",
  custom: "Finish the page to go on",
  scorm: "You can go on without it",
};

/** The types that give an answer with a verdict in the page. */
const asked = types.filter((type) => ["quizzing", "pulsing"].includes(itemTypeOf(type)?.group ?? ""));

describe.each(types)("an item of type %s", (type) => {
  it("should say what completes it until it is, and then that it is done [B3.04] [B3.21] [B3.24]", () => {
    const { unmount } = draw(open(type));
    expect(note()).toBe(completes[type]);
    unmount();
    draw({ ...open(type), score: { points: 0, correct: null, completed: true, final: true } });
    expect(note()).toBe("Done");
  });
});

describe.each(asked)("the states of an item of type %s", (type) => {
  const { answer } = writtenItems[type];

  it("should say its points with the verdict, and why on demand", () => {
    draw(taken(type, answer, { response: { rule: "right-later" } }));
    expect(statuses()).toMatch(/(Correct|Saved)[\d,]+ points/);
    const why = screen.getByRole("button", { name: "Why these points" });
    expect(why.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(why);
    expect(why.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText(/^Right on a later try: [\d,]+ points\./)).toBeDefined();
  });

  it("should say that the answer waits on the device, take no other and keep it", () => {
    draw({ ...open(type), answer, isWaiting: true });
    expect(statuses()).toContain("saved on this device");
    expect(document.querySelector("fieldset")?.disabled).toBe(true);
    expect(document.querySelector("button[type=submit]")).toBe(null);
  });

  it("should say why an answer was refused and stay open", () => {
    draw({ ...open(type), refusal: "This lesson is locked." });
    expect(screen.getByRole("alert").textContent).toBe("Your answer was not accepted. This lesson is locked.");
    expect(document.querySelector("fieldset")?.disabled).toBe(false);
  });
});

describe("why an item has its points", () => {
  it("should name the seconds of a right first answer, and nothing where the rule is not known", () => {
    const { unmount } = draw(taken("challenge", [1], { response: { rule: "right", seconds: 2.2 } }));
    press("Why these points");
    expect(screen.getByText("Right on the first try in 2 s: 1,200 points.")).toBeDefined();
    unmount();
    draw(taken("challenge", [1], { response: { rule: "by-magic" } }));
    expect(screen.queryByRole("button", { name: "Why these points" })).toBe(null);
  });
});

describe("a poll", () => {
  it("should show the shares of all votes after one's own, which add up to 100 % [B3.11]", () => {
    draw(taken("poll", 1, { results: { votes: [1, 1, 1] } }));
    expect(screen.getAllByText(/^\d+%$/).map(({ textContent }) => textContent)).toEqual(["34%", "33%", "33%"]);
    expect(screen.getByText("3 votes")).toBeDefined();
  });

  it("should show none before a vote, and none where its author hides them", () => {
    const { unmount } = draw({ ...open("poll"), results: { votes: [1, 1, 1] } });
    expect(screen.queryByText(/%$/)).toBe(null);
    unmount();
    draw(taken("poll", 1, { values: { hide_results: true }, results: { votes: [1, 1, 1] } }));
    expect(screen.queryByText(/%$/)).toBe(null);
  });
});

describe("an open question", () => {
  it("should show the answers of others only after one's own [B3.17]", () => {
    const results = { shared: [{ name: "Grace H.", answer: "Ask twice.", at: 1_764_000_000 }] };
    const { unmount } = draw({ ...open("open_ended"), results });
    expect(screen.queryByText("Ask twice.")).toBe(null);
    unmount();
    draw(taken("open_ended", "Look up.", { results }));
    const others = screen.getByRole("region", { name: "What others answered" });
    expect(within(others).getByText("Grace H.")).toBeDefined();
    expect(within(others).getByText("Ask twice.")).toBeDefined();
  });
});

describe("recorded numbers", () => {
  it("should be a picture with a name beside a table of them all [B3.14]", () => {
    const recorded = { shifts: [10, 12].map((value, at) => ({ value, at: 1_764_000_000 + at * 86_400 })) };
    draw(taken("stats_tracker", { shifts: 12 }, { results: { recorded } }));
    expect(screen.getByRole("img", { name: "How many shifts did you work?: from 10 to 12" })).toBeDefined();
    const table = within(screen.getByRole("table"));
    expect(table.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual(["Number", "10", "12"]);
  });
});

describe("answers to order", () => {
  const answers = ["Slow down", "Throw the line", "Make fast", "Rig the gangway"];
  const drawn = (): readonly string[] => {
    draw(open("order"));
    return rows();
  };
  const grip = (at: number): HTMLElement => screen.getAllByRole("button", { name: /, place \d of 4$|^Put / })[at] ?? document.body;

  it("should move by choosing one and then its new place, and announce both [B3.15]", () => {
    const before = drawn();
    fireEvent.click(grip(0));
    expect(statuses()).toContain(`${before[0]} picked up from place 1 of 4.`);
    expect(grip(0).getAttribute("aria-pressed")).toBe("true");
    press(`Put ${before[0]} in place 3`);
    expect(statuses()).toContain(`${before[0]} put down in place 3 of 4.`);
    expect(rows()).toEqual([before[1], before[2], before[0], before[3]]);
    expect(document.activeElement).toBe(grip(2));
  });

  it("should move by keys, and go back where it was by Escape [B3.15]", () => {
    const before = drawn();
    fireEvent.click(grip(0));
    fireEvent.keyDown(grip(0), { key: "ArrowDown" });
    fireEvent.keyDown(grip(1), { key: "ArrowDown" });
    expect(rows()).toEqual([before[1], before[2], before[0], before[3]]);
    fireEvent.keyDown(grip(2), { key: "Escape" });
    expect(rows()).toEqual(before);
    expect(statuses()).toContain(`${before[0]} put back in place 1 of 4.`);
    expect(grip(0).getAttribute("aria-pressed")).toBe("false");
  });

  it("should move by dragging [B3.15]", () => {
    const before = drawn();
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    const [first, , third] = screen.getAllByRole("listitem");
    if (first === undefined || third === undefined) throw new Error("No rows.");
    fireEvent.dragStart(first, { dataTransfer });
    fireEvent.drop(third, { dataTransfer });
    expect(rows()).toEqual([before[1], before[2], before[0], before[3]]);
    expect(before.toSorted()).toEqual(answers.toSorted());
  });
});

describe("words for gaps", () => {
  it("should be put in by choosing a word and its gap, taken out again, and announced [B3.20] [B5.06]", () => {
    const item = open("missing_words");
    draw(item);
    press("Gap 1 of 2, empty");
    expect(statuses()).toContain("Choose a word first.");
    press("yellow");
    expect(statuses()).toContain("yellow picked up. Choose a gap.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Put yellow in gap 1 of 2" }));
    press("Put yellow in gap 2 of 2");
    expect(statuses()).toContain("yellow is in gap 2.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "yellow, used" }).disabled).toBe(true);
    press("Gap 2 of 2, yellow. Take it out.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "yellow" }).disabled).toBe(false);
    press("crane");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(statuses()).toContain("crane put back.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "crane" }));
    expect(item.onAnswer).not.toHaveBeenCalled();
  });
});

describe("a speed bonus", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const speedy = { ...writtenItems.challenge.values, speed_bonus: true };
  const worth = (): string => document.querySelector("[aria-hidden=true]")?.parentElement?.textContent ?? "";

  it("should count down what a right answer is worth, and announce it every 15 seconds [B3.10]", async () => {
    draw(open("challenge", speedy));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText("A right answer is worth 1,140 points now")).toBeDefined();
    expect(statuses()).toContain("worth 1,200 points now. It will not fall below 600 points.");
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(statuses()).toContain("worth 900 points now");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("A right answer is worth 600 points now")).toBeDefined();
    expect(worth()).not.toBe("");
  });

  it("should continue from the server's clock, with the learner's extra time", () => {
    const { unmount } = draw({ ...open("challenge", speedy), shownFor: 15 });
    expect(screen.getByText("A right answer is worth 900 points now")).toBeDefined();
    unmount();
    const item = open("challenge", speedy);
    draw({ ...item, values: { ...item.values, bonus_seconds: 60 }, shownFor: 15 });
    expect(screen.getByText("A right answer is worth 1,050 points now")).toBeDefined();
  });

  it("should say that the question comes when it can be shown", () => {
    draw({ ...open("challenge"), values: { speed_bonus: true, hidden: true } });
    expect(screen.getByText("The question comes as soon as you are connected")).toBeDefined();
    expect(note()).toBe("Answer to go on");
  });
});

describe("fields of the contact", () => {
  const ask = (fields: readonly object[], more: Partial<LessonItemProps> = {}): LessonItemProps => ({
    ...open("contact_updates", { fields }),
    ownFields: galleryOwnFields,
    ...more,
  });

  it("should have the control of their type, start with what is stored and give values of their type [B3.26]", () => {
    const item = ask(
      ["nickname", "birthday", "children", "has_car", "languages", "other_email", "next_shift"].map((contact_field) => ({ contact_field })),
    );
    draw(item);
    expect(screen.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe("Len");
    expect(screen.getByLabelText<HTMLInputElement>(/Birthday/)).toMatchObject({ type: "date", value: "1990-01-31" });
    fireEvent.change(screen.getByLabelText(/Children/), { target: { value: "2" } });
    fireEvent.click(screen.getByRole("radio", { name: "No" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Polish" }));
    fireEvent.change(screen.getByLabelText(/Other email/), { target: { value: "lena@sea.example" } });
    fireEvent.change(screen.getByLabelText(/Next shift/), { target: { value: "2026-01-02T03:00" } });
    press("Save");
    expect(item.onAnswer).toHaveBeenCalledWith({
      values: {
        nickname: "Len",
        birthday: "1990-01-31",
        children: 2,
        has_car: false,
        languages: ["Polish"],
        other_email: ["lena@sea.example"],
        next_shift: 1_767_322_800,
      },
    });
  });

  it("should say what is wrong at the field before anything is sent, and keep what was typed [B5.05]", () => {
    const item = ask([{ contact_field: "children", required: true }]);
    draw(item);
    fireEvent.change(screen.getByLabelText("Children"), { target: { value: "two" } });
    press("Save");
    expect(item.onAnswer).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Children")).toMatchObject({ value: "two" });
    expect(screen.getByLabelText("Children").getAttribute("aria-invalid")).toBe("true");
  });

  it("should never hold a hidden or secret value [B3.25]", () => {
    draw(ask([{ contact_field: "nickname", hide_value: true }, { contact_field: "locker" }]));
    expect(screen.getByLabelText<HTMLInputElement>(/Nickname/)).toMatchObject({ value: "", placeholder: "••••" });
    expect(document.querySelector<HTMLInputElement>("input[type=password]")?.value).toBe("");
    expect(document.body.innerHTML).not.toContain("Len");
  });

  it("should be skipped when they are set already, and pass by themselves when none is left [B3.25]", () => {
    const item = ask([{ contact_field: "nickname", required: true, skip_already_set: true }]);
    draw(item);
    expect(screen.getByText(/Already answered, so this is skipped\./)).toBeDefined();
    expect(screen.queryByRole("textbox")).toBe(null);
    expect(item.onAnswer).toHaveBeenCalledExactlyOnceWith({ values: {} });
  });

  it("should be locked where only staff may change them, and not wait for them [B5.05]", () => {
    const item = ask([{ contact_field: "region", required: true }, { contact_field: "nickname" }]);
    draw(item);
    expect(screen.getByText(/Only your organization can change this\./)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Nickname/), { target: { value: "Lenny" } });
    press("Save");
    expect(item.onAnswer).toHaveBeenCalledWith({ values: { nickname: "Lenny" } });
  });

  it("should keep the text and offer to save again after a refusal", () => {
    const item = ask([{ contact_field: "nickname" }]);
    const { rerender } = draw(item);
    fireEvent.change(screen.getByLabelText(/Nickname/), { target: { value: "Lenny" } });
    press("Save");
    rerender(<LessonItemView {...item} refusal="Someone else changed this contact in the meantime." />);
    expect(screen.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe("Lenny");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false);
  });
});
