import { fireEvent, render, screen } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it, vi } from "vitest";
import { itemCatalogue, ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { writtenItems } from "../../../ui/lesson/gallery-items.ts";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";

const types = Object.keys(ItemType.keys).filter(ItemType.is);

const shown = (type: ItemType, values: Readonly<Record<string, unknown>>) =>
  learnerItem({ uuid: "1", type, name: "", values }, notAnswered, "learner").values;

const draw = (type: ItemType, values = shown(type, writtenItems[type].values)) => {
  const onAnswer = vi.fn<(answer: unknown) => void>();
  render(<LessonItemView type={type} values={values} answer={null} score={null} onAnswer={onAnswer} />);
  return onAnswer;
};

const type = (label: string | RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole("button", { name }));
const choose = (role: "radio" | "checkbox", ...names: readonly (string | RegExp)[]): void =>
  names.forEach((name) => fireEvent.click(screen.getByRole(role, { name })));

/** Plays as much of a short recording as may pass at once; the rest of it is within the second before the end. */
const play = (selector: string): void => {
  const media = document.querySelector(selector);
  if (!(media instanceof HTMLMediaElement)) throw new Error("No media.");
  Object.defineProperties(media, { duration: { value: 1.4 }, currentTime: { value: 0, writable: true }, paused: { value: false } });
  fireEvent.loadedMetadata(media);
  media.currentTime = 0.45;
  fireEvent.timeUpdate(media);
  fireEvent.ended(media);
};

/** How each type is answered rightly; null for those that are done by being shown, and that only a provider or the portal completes. */
const answering: Readonly<Record<ItemType, (() => void) | null>> = {
  rich_text: null,
  video: () => play("video"),
  audio: () => play("audio"),
  embed: null,
  files: null,
  button: null,
  challenge: () => {
    choose("radio", "Behind the yellow line");
    press("Check answer");
  },
  blank: () => {
    type("Your answer", "helmet");
    press("Check answer");
  },
  order: () => {
    for (const [at, answer] of ["Slow down", "Throw the line", "Make fast", "Rig the gangway"].entries()) {
      const place = (): number => screen.getAllByRole("listitem").findIndex((row) => row.textContent?.includes(answer));
      while (place() > at) press(`Move up: ${answer}`);
    }
    press("Check answer");
  },
  missing_words: () => {
    for (const [gap, word] of [
      [1, "yellow"],
      [2, "crane"],
    ] as const) {
      press(word);
      press(`Put ${word} in gap ${gap} of 2`);
    }
    press("Check answer");
  },
  poll: () => {
    choose("radio", "South");
    press("Vote");
  },
  assessment: () => {
    choose("radio", "Every day");
    press("Save");
  },
  stats_tracker: () => {
    type("How many shifts did you work?", "12");
    type("How safe did you feel?", "80");
    press("Save");
  },
  checklist: () => {
    choose("checkbox", "Helmet", "Vest", "Radio");
    press("Save");
  },
  open_ended: () => {
    type("Your answer", "Look up before I walk.");
    press("Save");
  },
  calendly: () => press("Later"),
  cal: () => press("I have finished this"),
  typeform: () => press("I have finished this"),
  jotform: () => press("I have finished this"),
  contact_update: () => {
    type("Emergency contact", "Grace, 555 0100");
    press("Save");
  },
  contact_updates: () => {
    type("Shoe size", "42");
    press("Save");
  },
  signwell: () => press("I have finished this"),
  video_upload: null,
  social: () => {
    fireEvent.click(screen.getByRole("link", { name: "Share on LinkedIn" }));
    press("Yes, I shared it");
  },
  custom: () => press("I have finished this"),
  scorm: null,
};

describe.each(types)("a lesson item of type %s", (each) => {
  it("should be shown without anything written, as authors begin it", () => {
    draw(each, shown(each, {}));
    expect(document.body.textContent).not.toBe("");
  });

  it("should have no enabled control where it is only shown, and be as readable", () => {
    const values = shown(each, writtenItems[each].values);
    render(<LessonItemView type={each} values={values} answer={null} score={null} onAnswer={null} />);
    const enabled = [...document.querySelectorAll("button, input, select, textarea, form, audio[controls], video[controls]")].filter(
      (control) => !control.matches(":disabled") && control.closest("fieldset[disabled]") === null,
    );
    expect(enabled).toEqual([]);
    expect(document.body.textContent).not.toBe("");
  });

  it("should show a provider's page as a link and never in a frame", () => {
    draw(each);
    expect(document.querySelector("iframe, object, embed")).toBe(null);
    for (const link of screen.queryAllByRole("link"))
      expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  });
});

describe.each(types.filter((each) => answering[each] !== null))("answering an item of type %s", (each) => {
  it("should give an answer that its type accepts, offers and scores as complete", () => {
    const onAnswer = draw(each);
    answering[each]?.();
    const answer: unknown = onAnswer.mock.calls.at(-1)?.[0];
    expect(onAnswer).toHaveBeenCalled();
    const { values } = writtenItems[each];
    expect(itemCatalogue[each].offers(values, answer)).toBe(true);
    const graded = itemCatalogue[each].grade(values, answer, { attempt: 1, seconds: null, best: 0 });
    expect(E.isRight(graded) && graded.right).toMatchObject({ completed: true });
  });
});
