import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Field } from "../../../core/fields/field.model.ts";
import { gallery } from "../../../ui/staff/programs/program.gallery.tsx";
import { SchemaForm } from "../../../ui/staff/programs/schema-form.view.tsx";

const drawn = (name: string) => render(gallery.states[name]?.());
const heading = (): string | null => screen.getByRole("dialog").querySelector("h2 ~ *, h2")?.textContent ?? null;

describe("the window of a quick win", () => {
  it("should be called Get Quick Win! and show the form of the schema, but for what forms hide [A2.33, A4.07, A3.11]", () => {
    drawn("form");
    expect(screen.getByRole("dialog", { name: "Get Quick Win!" })).toBeDefined();
    expect(heading()).toBe("Get Quick Win!");
    for (const label of [/^Name of the course/, /^Your first words/, /^Opens on/]) expect(screen.getByLabelText(label)).toBeDefined();
    expect(screen.getByRole("spinbutton", { name: /^Seats/ })).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Open to everybody" })).toBeDefined();
    expect(screen.queryByLabelText(/Not on forms/)).toBeNull();
  });

  it("should let administrators choose a team [A6.02]", () => {
    drawn("form");
    expect(screen.getByRole("button", { name: /Teams/ })).toBeDefined();
  });

  it("should show other users no teams", () => {
    drawn("of a user");
    expect(screen.queryByRole("button", { name: /Teams/ })).toBeNull();
  });

  it.each([
    ["enabled", "Messages is already enabled"],
    ["enabled by another name", "Portal messages is already enabled"],
    ["unavailable", "You can't enable this quick win"],
    ["enabled and unavailable", "Text lines is already enabled"],
    ["done", "Your course is ready."],
    ["done without words", "Done!"],
  ])("should when %s say: %s [A4.08, A4.09, A8.12]", (state, words) => {
    drawn(state);
    expect(within(screen.getByRole("dialog")).getByRole("heading", { name: words })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Enable" })).toBeNull();
  });

  it("should give the focus to Done once its form is gone, so that no key is lost", () => {
    const { rerender } = drawn("form");
    screen.getByLabelText(/^Name of the course/).focus();
    rerender(gallery.states["done"]?.());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Done" }));
  });

  it("should say beside the field what is wrong, and above the form what failed", () => {
    drawn("wrong");
    expect(screen.getByText("Name of the course is required")).toBeDefined();
    drawn("failed");
    expect(screen.getByText("Your device is offline or the server is not responding.")).toBeDefined();
  });
});

describe("the list of quick wins", () => {
  it("should say of each where it stands, and offer to enable or to look", () => {
    drawn("list");
    const items = within(screen.getByRole("list", { name: "Available quick wins" })).getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("button").getAttribute("aria-label"))).toEqual([
      "Enable: Welcome course",
      "Details: Messages",
      "Details: Text lines",
    ]);
    expect(
      items.map((item) => ["Ready to enable", "Enabled", "Not available"].find((word) => within(item).queryByText(word) !== null)),
    ).toEqual(["Ready to enable", "Enabled", "Not available"]);
  });
});

describe("a form of a schema", () => {
  const bare = {
    section: null,
    order: null,
    is_event: null,
    bucket_id: null,
    filters: null,
    editable: null,
    form_hidden: null,
    access: null,
    share_editable: null,
    custom_object_id: null,
    custom_object_field: null,
    custom_object_field_map: null,
    custom_record_id: null,
    required: null,
    values: null,
  } as const;
  const fields: readonly Field[] = [
    { ...bare, name: "title", label: "Title", type: "string" },
    { ...bare, name: "seats", label: "Seats", type: "int" },
    { ...bare, name: "open", label: "Open", type: "bool" },
    { ...bare, name: "opens", label: "Opens on", type: "date" },
  ];

  it("should give each value in the shape of its type", () => {
    const onValues = vi.fn();
    const Form = () => {
      const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
      onValues(values);
      return <SchemaForm fields={fields} values={values} errors={{}} onChange={setValues} />;
    };
    render(<Form />);
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "Knots" } });
    const seats = screen.getByRole("spinbutton", { name: /^Seats/ });
    fireEvent.change(seats, { target: { value: "12" } });
    fireEvent.blur(seats);
    fireEvent.click(screen.getByRole("checkbox", { name: "Open" }));
    fireEvent.change(screen.getByLabelText(/^Opens on/), { target: { value: "2026-08-01" } });
    expect(onValues).toHaveBeenLastCalledWith({ title: "Knots", seats: 12, open: true, opens: "2026-08-01" });
  });
});
