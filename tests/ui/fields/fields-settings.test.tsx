import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fieldTypeKeys, fieldTypeName } from "../../../core/fields/field-type.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallerySchema } from "../../../ui/fields/gallery-fields.ts";
import { FieldForm } from "../../../ui/staff/fields/field-form.view.tsx";
import { gallery } from "../../../ui/staff/fields/fields-settings.gallery.tsx";
import { FieldsSettingsView } from "../../../ui/staff/fields/fields-settings.view.tsx";

const draw = () => {
  const told = {
    onAdd: vi.fn(),
    onEdit: vi.fn(),
    onConvert: vi.fn(),
    onRemove: vi.fn(),
    onHistory: vi.fn(),
    onMove: vi.fn(),
    onPut: vi.fn(),
    onRestore: vi.fn(),
    onRevert: vi.fn(),
  };
  const nothing = (): void => undefined;
  const rest = { onRetry: nothing, onAddSection: nothing, onRenameSection: nothing, onRemoveSection: nothing, onMoveSection: nothing };
  render(
    <FieldsSettingsView {...told} {...rest} schema={loaded(gallerySchema)} bin={loaded({ fields: [], conversions: [] })} announcement="" />,
  );
  return told;
};
const menuOf = (label: string): void => {
  fireEvent.click(screen.getByRole("button", { name: `Actions for ${label}` }));
};

describe("the settings of fields", () => {
  it("should show the sections in their order, the default one first with the fields that every contact has [C3.08]", () => {
    draw();
    const [main, work] = screen.getAllByRole("list").filter((list) => list.getAttribute("aria-label") !== "Deleted fields and conversions");
    if (main === undefined || work === undefined) throw new Error("There are no sections.");
    expect(
      within(main)
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual([
      "First nameText · Built in",
      "Last nameText · Built in",
      "Emailemail · Built in",
      "MobileText · Built in",
      "Birthdaydate",
      "Abouttextarea",
    ]);
    expect(within(work).getAllByRole("listitem")).toHaveLength(11);
    expect(within(work).getByText("Admins Only")).toBeDefined();
  });

  it("should move a field with Alt and an arrow, and leave other keys alone", () => {
    const { onMove } = draw();
    const name = screen.getByRole("button", { name: "Skills" });
    fireEvent.keyDown(name, { key: "ArrowUp", altKey: true });
    fireEvent.keyDown(name, { key: "ArrowDown" });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "skills" }), -1);
  });

  it("should put a field before the one that it is dropped on", () => {
    const { onPut } = draw();
    const row = screen.getByRole("button", { name: "About" }).closest("li");
    if (row === null) throw new Error("There is no row.");
    fireEvent.drop(row, { dataTransfer: { types: ["application/x-cygnet-field"], getData: () => "4" } });
    expect(onPut).toHaveBeenCalledExactlyOnceWith(4, "", 2);
  });

  it("should offer in a menu what can be done, and say that a type cannot be converted [C3.32]", () => {
    const { onPut, onRemove } = draw();
    menuOf("Skills");
    expect(screen.getByRole("menuitem", { name: /Convert to another type/ }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("A field of this type cannot be converted.")).toBeDefined();
    fireEvent.click(screen.getByRole("menuitem", { name: "Move to Contact details" }));
    expect(onPut).toHaveBeenCalledExactlyOnceWith(4, "", null);
    menuOf("Job title");
    fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "job_title" }));
  });

  it("should list what was deleted and converted, each with the way back", () => {
    render(gallery.states["bin"]?.());
    expect(screen.getByRole("button", { name: "Restore About" })).toBeDefined();
    expect(screen.getByText("Job title: Text to Number")).toBeDefined();
    expect(screen.getByRole("button", { name: "Undo conversion Job title" })).toBeDefined();
  });
});

describe("the form of a field", () => {
  const drawForm = (field: (typeof gallerySchema.fields)[number] | null) => {
    const onSave = vi.fn();
    render(
      <FieldForm
        field={field}
        section="work"
        sections={gallerySchema.sections}
        errors={{}}
        problem={null}
        isSaving={false}
        onSave={onSave}
        onClose={() => undefined}
      />,
    );
    return onSave;
  };

  it("should offer every type by its name [C3.11, C3.12, C3.13, C3.14, C3.15, C3.16, C3.17, C3.18, C3.19, C3.20, C3.21, C3.22, C3.23]", () => {
    drawForm(null);
    fireEvent.click(screen.getByRole("button", { name: /^Text Type|Type/ }));
    const offered = screen.getAllByRole("option").map((option) => option.textContent);
    for (const [index, type] of fieldTypeKeys.entries()) expect(offered[index]).toContain(fieldTypeName(type));
    expect(screen.getByRole("option", { name: /related custom object/ }).getAttribute("aria-disabled")).toBe("true");
  });

  it("should send a new field with its section and no access rule", () => {
    const onSave = drawForm(null);
    fireEvent.change(screen.getByLabelText("Label"), { target: { value: "Shoe size" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      label: "Shoe size",
      type: "string",
      section: "work",
      values: null,
      access: null,
      share_editable: 0,
      form_hidden: false,
      required: false,
      editable: true,
      is_event: false,
      bucket_id: null,
    });
  });

  it("should take options one a line", () => {
    const skills = gallerySchema.fields.find(({ name }) => name === "skills");
    if (skills === undefined) throw new Error("There are no skills.");
    const onSave = drawForm(skills);
    fireEvent.change(screen.getByLabelText("Options, one per line"), { target: { value: "Sales\n\n Knots \n" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ values: ["Sales", "Knots"] }));
  });

  it("should keep the keys of labels that stay", () => {
    const skills = gallerySchema.fields.find(({ name }) => name === "skills");
    if (skills === undefined) throw new Error("There are no skills.");
    const onSave = drawForm({ ...skills, values: { s1: "Sales", s2: "Service" } });
    fireEvent.change(screen.getByLabelText("Options, one per line"), { target: { value: "Service\nNew" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ values: { s2: "Service", New: "New" } }));
  });
});

describe("a conversion", () => {
  it("should show how many values cannot be converted, some of them, and ask before they are emptied", () => {
    render(gallery.states["conversion"]?.());
    expect(screen.getByRole("button", { name: "Clear 2 values and convert" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: /New type/ }));
    fireEvent.click(screen.getByRole("option", { name: "Number" }));
    expect(screen.getByText("2 of 7 values cannot be converted")).toBeDefined();
    expect(screen.getByText("12 apples")).toBeDefined();
    expect(screen.getByRole("button", { name: "Clear 2 values and convert" }).hasAttribute("disabled")).toBe(false);
  });
});
