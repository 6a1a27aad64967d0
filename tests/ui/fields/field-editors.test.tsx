import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { fieldTypeKeys } from "../../../core/fields/field-type.model.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import type { FieldEditorProps, SecretTools } from "../../../ui/fields/field-editor.ts";
import { fieldEditors } from "../../../ui/fields/field-editors.view.tsx";
import { fieldWords } from "../../../ui/fields/field-words.ts";
import { gallerySchema, galleryValues, galleryWords } from "../../../ui/fields/gallery-fields.ts";

const noSecret: SecretTools = { shown: null, onReveal: () => undefined, onHide: () => undefined, onSet: async () => null };

const fieldOf = (type: FieldType) => {
  const field = gallerySchema.fields.find((one) => one.type === type);
  if (field === undefined) throw new Error(`The gallery has no field of the type ${type}.`);
  return field;
};

const draw = (
  type: FieldType,
  {
    value,
    isReadOnly = false,
    secret = noSecret,
    error,
    onSelectPeople = async () => null,
    onChoosePicture,
  }: {
    value?: unknown;
    isReadOnly?: boolean;
    secret?: SecretTools;
    error?: Saying;
    onSelectPeople?: FieldEditorProps["onSelectPeople"];
    onChoosePicture?: FieldEditorProps["onChoosePicture"];
  } = {},
) => {
  const field = fieldOf(type);
  const onSave = vi.fn();
  const Editor = fieldEditors[type];
  render(
    <Editor
      field={field}
      value={value === undefined ? (galleryValues[field.name] ?? null) : value}
      words={galleryWords}
      state="idle"
      error={error}
      isReadOnly={isReadOnly}
      typedBefore={null}
      onTyping={() => undefined}
      onSave={onSave}
      onUndo={() => undefined}
      onSelectPeople={onSelectPeople}
      onChoosePicture={onChoosePicture}
      secret={secret}
    />,
  );
  return onSave;
};

const type = (label: string, text: string): void => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: "Enter", ctrlKey: true });
};

describe("the words for values", () => {
  it.each([
    ["date", "Dec 10, 1985"],
    ["int", "1,200"],
    ["bool", "Yes"],
    ["list", "Sales, Knots (removed)"],
    ["time", "Jul 1, 2026, 10:00 AM"],
    ["related_contacts", "José Álvarez, Contact 99"],
    ["related_custom_object", "Record 12"],
    ["secret", "••••"],
  ] as const)("should be, for a %s: %s", (kind, words) => {
    const field = fieldOf(kind);
    expect(fieldWords(field, galleryValues[field.name], galleryWords).replaceAll("\u202f", " ")).toBe(words);
  });

  it.each(fieldTypeKeys)("should be none for an empty %s", (kind) => {
    expect(fieldWords(fieldOf(kind), null, galleryWords)).toBe("");
  });
});

describe("editing where a value stands", () => {
  it("should let a reference be taken away, and say why no other can be chosen", () => {
    const onSave = draw("related_custom_object");
    fireEvent.click(screen.getByRole("button", { name: "Choose a record for Boat" }));
    expect(screen.getByText("No custom objects yet. Their records can be chosen here once there are some.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove Record 12 from Boat", hidden: true }));
    expect(onSave).toHaveBeenCalledWith(null);
  });

  it.each([
    ["string", "Edit Job title: Harbor pilot", "Job title", "Trainer", "Trainer"],
    ["int", "Edit Years with us: 1,200", "Years with us", "12", 12],
    ["date", "Edit Birthday: Dec 10, 1985", "Birthday", "1990-01-02", "1990-01-02"],
    [
      "email",
      "Edit Assistant's email: front.desk@harbor.example",
      "Assistant's email",
      "a@x.example, b@x.example",
      ["a@x.example", "b@x.example"],
    ],
    ["id_number", "Edit Badge number: HL-10001", "Badge number", "HL-2", "HL-2"],
  ] as const)("should store a %s as its field holds it", (kind, button, label, typed, stored) => {
    const onSave = draw(kind);
    fireEvent.click(screen.getByRole("button", { name: button }));
    type(label, typed);
    expect(onSave).toHaveBeenCalledExactlyOnceWith(stored);
  });

  it("should keep lines of a textarea with Enter and store them with Ctrl and Enter", () => {
    const onSave = draw("textarea");
    fireEvent.click(screen.getByRole("button", { name: /^Edit About/ }));
    const input = screen.getByLabelText("About");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onSave).not.toHaveBeenCalled();
    type("About", "One\nTwo");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("One\nTwo");
  });

  it("should store a time as the organisation's clock shows it", () => {
    const onSave = draw("time");
    fireEvent.click(screen.getByRole("button", { name: /^Edit Next review/ }));
    type("Next review", "2026-07-01T08:00");
    expect(onSave).toHaveBeenCalledExactlyOnceWith(1_782_907_200);
  });

  it("should empty a value that is cleared", () => {
    const onSave = draw("int");
    fireEvent.click(screen.getByRole("button", { name: /^Edit Years/ }));
    type("Years with us", " ");
    expect(onSave).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("should choose a picture of the files where they can be chosen, and keep the present one when the window is closed", async () => {
    const onChoosePicture = vi.fn(async (): Promise<string | null> => "/media/a/crew.jpg");
    const onSave = draw("image", { value: null, onChoosePicture });
    const name = `Choose a picture for ${fieldOf("image").label}`;
    expect(document.querySelector("input[type=file]")).toBeNull();
    const choose = () =>
      act(async () => {
        fireEvent.click(screen.getByRole("button", { name }));
      });
    await choose();
    expect(onChoosePicture).toHaveBeenCalledExactlyOnceWith(name);
    expect(onSave).toHaveBeenCalledExactlyOnceWith("/media/a/crew.jpg");
    onChoosePicture.mockResolvedValueOnce(null);
    await choose();
    expect(onSave).toHaveBeenCalledOnce();
  });

  it("should let a picture that was removed be put back", () => {
    const picture = "data:image/webp;base64,AA==";
    const onSave = draw("image", { value: picture });
    const { label } = fieldOf("image");
    expect(screen.queryByRole("button", { name: `Restore the previous picture of ${label}` })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: `Remove the picture of ${label}` }));
    expect(onSave).toHaveBeenLastCalledWith(null);
    fireEvent.click(screen.getByRole("button", { name: `Restore the previous picture of ${label}` }));
    expect(onSave).toHaveBeenLastCalledWith(picture);
    expect(screen.queryByRole("button", { name: `Restore the previous picture of ${label}` })).toBeNull();
  });

  it("should turn a true/false round at once", () => {
    const onSave = draw("bool");
    fireEvent.click(screen.getByRole("switch", { name: "Works remotely" }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("should tick options of a list in their order, and let go of one that is no longer offered", () => {
    const onSave = draw("list");
    fireEvent.click(screen.getByRole("button", { name: "Change Skills" }));
    const boxes = within(screen.getByRole("dialog"));
    fireEvent.click(boxes.getByRole("checkbox", { name: "Safety" }));
    expect(onSave).toHaveBeenLastCalledWith(["Sales", "Safety", "Knots"]);
    fireEvent.click(boxes.getByRole("checkbox", { name: "Knots (removed)" }));
    expect(onSave).toHaveBeenLastCalledWith(["Sales"]);
  });

  it("should link related contacts by name, take one out, and take those who are chosen in the window for it", async () => {
    const onSelectPeople = vi.fn(async (): Promise<readonly number[] | null> => [2, 7]);
    const onSave = draw("related_contacts", { onSelectPeople });
    expect(screen.getByRole("link", { name: "José Álvarez" }).getAttribute("href")).toBe("/ui/contacts/2");
    fireEvent.click(screen.getByRole("button", { name: "Remove Contact 99 from Recruited by" }));
    expect(onSave).toHaveBeenLastCalledWith([2]);
    const choose = async (): Promise<void> => {
      await act(async () => {
        fireEvent.click(screen.getByRole("button", { name: "Add someone to Recruited by" }));
      });
    };
    await choose();
    expect(onSelectPeople).toHaveBeenCalledExactlyOnceWith("Recruited by", [2, 99]);
    expect(onSave).toHaveBeenLastCalledWith([2, 7]);
    onSelectPeople.mockResolvedValueOnce([]);
    await choose();
    expect(onSave).toHaveBeenLastCalledWith(null);
    onSave.mockClear();
    onSelectPeople.mockResolvedValueOnce(null);
    await choose();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("should show a secret as a mask, ask for it, and replace it without keeping what was typed", async () => {
    const secret = { ...noSecret, onReveal: vi.fn(), onSet: vi.fn(async () => null) };
    draw("secret", { secret });
    expect(screen.getByText("••••")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show Tax number" }));
    expect(secret.onReveal).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Change Tax number" }));
    const input = screen.getByLabelText("New Tax number");
    expect(input.getAttribute("type")).toBe("password");
    fireEvent.change(input, { target: { value: "new one" } });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Save" }));
    });
    expect(secret.onSet).toHaveBeenCalledExactlyOnceWith("new one");
  });

  it("should say for how long a revealed secret stays", () => {
    draw("secret", { secret: { ...noSecret, shown: { value: "123-45", seconds: 29 } } });
    expect(screen.getByText("123-45")).toBeDefined();
    expect(screen.getByText("Hidden again in 29 seconds.")).toBeDefined();
  });

  it.each(fieldTypeKeys)("should offer no change of a %s that is only shown", (kind) => {
    draw(kind, { isReadOnly: true });
    for (const button of screen.queryAllByRole("button").filter((one) => !(one.getAttribute("aria-label") ?? "").startsWith("Show ")))
      expect(button.hasAttribute("disabled")).toBe(true);
    for (const control of screen.queryAllByRole("switch")) expect(control.hasAttribute("disabled")).toBe(true);
  });

  it.each(fieldTypeKeys)("should say what was refused of a %s", (kind) => {
    draw(kind, { error: { message: "That will not do" } });
    expect(screen.getByRole("alert").textContent).toBe("That will not do");
  });
});
