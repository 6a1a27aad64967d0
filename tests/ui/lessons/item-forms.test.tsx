import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ValueKind } from "../../../core/lessons/item-type.model.ts";
import { itemCatalogue, ItemType, itemTypes } from "../../../core/lessons/items/catalogue.rule.ts";
import { lessonValuesText } from "../../../ui/i18n/en/lesson-values.ts";
import { completeItem } from "../../../ui/staff/lessons/forms/gallery-items.ts";
import { chosenFile, drawForm } from "./drawn-form.tsx";

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = lessonValuesText.texts.labels;
const labelOf = (type: string, name: string): string => labels[type]?.[name] ?? "";
const group = (label: string) => within(screen.getByRole("group", { name: label }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
const typeFirst = (label: string): void => {
  const [first] = group(label).getAllByRole("textbox");
  if (first !== undefined) fireEvent.change(first, { target: { value: "changed" } });
};
const choose = (label: string): void =>
  void fireEvent.click(group(label).getByRole("button", { name: /Choose from Files|Replace|Add files|Add captions/ }));
/** Pastes into the editor of a rich text, which opens with the focus. */
const pasteRich = async (label: string, html: string): Promise<void> => {
  const box = (): HTMLElement => screen.getByRole("textbox", { name: label });
  act(() => box().focus());
  await waitFor(() => expect(box().getAttribute("contenteditable")).toBe("true"));
  const read = (kind: string): string => (kind === "text/html" ? html : "");
  fireEvent.paste(box(), { clipboardData: { getData: read, files: [], types: ["text/html"], items: [] } });
};
const pick = (box: HTMLElement, words: string): void => {
  act(() => box.focus());
  fireEvent.change(box, { target: { value: words } });
  fireEvent.keyDown(box, { key: "ArrowDown" });
  fireEvent.keyDown(box, { key: "Enter" });
};

/** How a value of each kind is changed in the form, by its label. */
const change: Readonly<Record<Exclude<ValueKind, "derived">, (label: string) => void | Promise<void>>> = {
  text: (label) => type(label, "changed"),
  "long-text": (label) => type(label, "changed"),
  html: (label) => pasteRich(label, "<p>changed</p>"),
  url: (label) => type(label, "https://changed.example"),
  number: (label) => {
    const field = screen.getByRole("spinbutton", { name: label });
    fireEvent.change(field, { target: { value: "7" } });
    fireEvent.blur(field);
  },
  switch: (label) => void fireEvent.click(screen.getByRole("switch", { name: (name) => name.startsWith(label) })),
  "aspect-ratio": (label) => {
    fireEvent.click(screen.getByRole("button", { name: (name) => name.includes(label) }));
    fireEvent.click(screen.getByRole("option", { name: "1:1, square" }));
  },
  captions: choose,
  audio: choose,
  image: choose,
  files: choose,
  package: choose,
  answers: typeFirst,
  "correct-answers": () => void fireEvent.click(screen.getByRole("checkbox", { name: "Answer 1 is correct" })),
  "weighted-answers": typeFirst,
  "stat-questions": typeFirst,
  "review-parts": typeFirst,
  users: (label) => pick(group(label).getByRole("combobox", { name: "Add reviewer" }), "Olivia Owner"),
  "contact-field": (label) => pick(screen.getByRole("combobox", { name: label }), label.startsWith("Store") ? "Next tour" : "First name"),
  "contact-fields": (label) => {
    const [first] = group(label).getAllByRole("switch", { name: "Hide the value" });
    if (first !== undefined) fireEvent.click(first);
  },
  prefills: typeFirst,
  recipients: typeFirst,
  pairs: typeFirst,
};

const ownChanges: Readonly<Record<string, (label: string) => void | Promise<void>>> = {
  "video.gallery_url": choose,
  "video.start": (label) => type(label, "0:10"),
  "video.end": (label) => type(label, "1:10"),
};

type Case = readonly [type: ItemType, name: string, kind: Exclude<ValueKind, "derived">];
const types = itemTypes.map((one) => one.type).filter(ItemType.is);
const cases = types.flatMap((one) =>
  Object.entries<ValueKind>(itemCatalogue[one].fields).flatMap(([name, kind]): readonly Case[] =>
    kind === "derived" ? [] : [[one, name, kind]],
  ),
);

describe("The forms of the 26 types of lesson items", () => {
  it.each(cases)("should have a labelled field for the value of %s: %s", async (itemType, name, kind) => {
    const label = labelOf(itemType, name);
    expect(label).not.toBe("");
    const start = completeItem(itemType);
    const before = itemType === "cal" && name === "contact_field" ? { ...start, values: { ...start.values, contact_field: null } } : start;
    const { latest } = drawForm(before, {
      choose: async () => chosenFile({ url: "/media/9/new.zip", extension: "zip", filename: "new.zip" }),
    });
    await (ownChanges[`${itemType}.${name}`] ?? change[kind])(label);
    await waitFor(() => expect(latest(name)).toBeDefined());
    expect(itemCatalogue[itemType].read({ ...before.values, [name]: latest(name) })).toMatchObject({ _tag: "Right" });
    expect(latest(name)).not.toEqual(before.values[name]);
  });

  it.each(types)("should name a %s", (itemType) => {
    const { changes } = drawForm(completeItem(itemType));
    type("Name", "Before you start");
    expect(changes).toEqual([["name", "Before you start"]]);
  });
});
