import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ComboBox } from "../../../ui/kit/combo-box.view.tsx";
import { Field } from "../../../ui/kit/field.view.tsx";
import { NumberField } from "../../../ui/kit/number-field.view.tsx";
import { PasswordField } from "../../../ui/kit/password-field.view.tsx";
import { RadioGroup } from "../../../ui/kit/radio-group.view.tsx";
import { SearchField } from "../../../ui/kit/search-field.view.tsx";
import { Select } from "../../../ui/kit/select.view.tsx";
import { Switch } from "../../../ui/kit/switch.view.tsx";
import { TextArea } from "../../../ui/kit/text-area.view.tsx";
import { TextField } from "../../../ui/kit/text-field.view.tsx";

const described = (control: HTMLElement): string =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const options = [
  { id: "name", label: "Name" },
  { id: "newest", label: "Newest first" },
];

describe("fields", () => {
  it("should tie help and error to the control", () => {
    render(<TextField label="Email" help="Used to sign in." error="Email is invalid" />);
    const field = screen.getByRole("textbox", { name: "Email" });
    expect(described(field)).toContain("Used to sign in.");
    expect(described(field)).toContain("Email is invalid");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("should have no error without one", () => {
    render(<TextField label="Email" error="" />);
    expect(screen.getByRole("textbox", { name: "Email" }).getAttribute("aria-invalid")).toBeNull();
  });

  it("should say what need not be given", () => {
    render(<TextField label="Nickname" isOptional />);
    expect(screen.getByRole("textbox", { name: /^Nickname\s?\(optional\)$/ })).toBeDefined();
  });

  it("should frame a control of another kind in the same way", () => {
    render(
      <Field label="Colour" error="Choose a darker colour.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: "Colour" });
    expect(described(control)).toBe("Choose a darker colour.");
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it("should show a password only when asked", () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const field = screen.getByLabelText("Password");
    expect(field.getAttribute("type")).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(field.getAttribute("type")).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field.getAttribute("type")).toBe("password");
  });

  it("should say in words which checks a password meets", () => {
    const checks = [
      { id: "length", label: "8 characters or more", isMet: true },
      { id: "digit", label: "A number", isMet: false },
    ];
    render(<PasswordField label="New password" checks={checks} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["8 characters or more: met", "A number: not met yet"]);
  });

  it("should clear a search by its cross and by Esc", () => {
    const onChange = vi.fn();
    render(<SearchField label="Search contacts" defaultValue="rosa" onChange={onChange} />);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(onChange).toHaveBeenLastCalledWith("");
    fireEvent.change(screen.getByRole("searchbox", { name: "Search contacts" }), { target: { value: "mei" } });
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape" });
    expect(onChange).toHaveBeenLastCalledWith("");
  });

  it("should go back by Esc from an empty search to where the focus came from, and leave a window to close itself", () => {
    render(
      <>
        <button type="button">A row</button>
        <SearchField label="Search contacts" defaultValue="rosa" />
        <div role="dialog">
          <SearchField label="Search people" />
        </div>
      </>,
    );
    const row = screen.getByRole("button", { name: "A row" });
    const search = screen.getByRole("searchbox", { name: "Search contacts" });
    row.focus();
    search.focus();
    fireEvent.keyDown(search, { key: "Escape" });
    expect(document.activeElement).toBe(search);
    fireEvent.keyDown(search, { key: "Escape" });
    expect(document.activeElement).toBe(row);
    const people = screen.getByRole("searchbox", { name: "Search people" });
    people.focus();
    fireEvent.keyDown(people, { key: "Escape" });
    expect(document.activeElement).toBe(people);
  });

  it("should choose from a select by keyboard", () => {
    const onSelect = vi.fn();
    render(<Select label="Order by" options={options} selected="name" onSelect={onSelect} />);
    const button = screen.getByRole("button", { name: /Order by/ });
    expect(button.textContent).toContain("Name");
    button.focus();
    fireEvent.keyDown(button, { key: "ArrowDown" });
    fireEvent.keyUp(button, { key: "ArrowDown" });
    fireEvent.click(screen.getByRole("option", { name: "Newest first" }));
    expect(onSelect).toHaveBeenCalledWith("newest");
  });

  it("should find an option of a combo box by typing", () => {
    const onSelect = vi.fn();
    render(<ComboBox label="Order by" options={options} selected={null} onSelect={onSelect} />);
    const box = screen.getByRole("combobox", { name: "Order by" });
    box.focus();
    fireEvent.change(box, { target: { value: "new" } });
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Newest first"]);
    fireEvent.keyDown(box, { key: "ArrowDown" });
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onSelect).toHaveBeenCalledWith("newest");
  });

  it("should tie a text area's help, and tell of what is typed", () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" help="Seen by everybody." count="0 / 160" onChange={onChange} />);
    const area = screen.getByRole("textbox", { name: "Note" });
    expect(described(area)).toBe("Seen by everybody.");
    fireEvent.change(area, { target: { value: "Call her" } });
    expect(onChange).toHaveBeenCalledWith("Call her");
    expect(screen.getByText("0 / 160")).toBeDefined();
  });

  it("should let nothing be typed into a field that is off, nor change one that is only read", () => {
    render(
      <>
        <TextField label="Portal" defaultValue="harbor" isDisabled />
        <TextField label="Id" defaultValue="7" isReadOnly isRequired />
      </>,
    );
    expect(screen.getByRole("textbox", { name: "Portal" }).matches(":disabled")).toBe(true);
    expect(screen.getByRole("textbox", { name: "Id" }).matches(":read-only:required")).toBe(true);
  });

  it("should name a group of choices, tie its error to it, and hold one choice", () => {
    const onChange = vi.fn();
    render(
      <RadioGroup
        label="Who receives it"
        error="Choose who receives it."
        options={[
          { id: "all", label: "Everybody" },
          { id: "some", label: "Some", note: "Choose them next" },
          { id: "none", label: "Nobody", isDisabled: true },
        ]}
        defaultValue="all"
        onChange={onChange}
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "Who receives it" });
    expect(described(group)).toBe("Choose who receives it.");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(screen.getByRole("radio", { name: /^Some/ }));
    expect(onChange.mock.calls).toEqual([["some"]]);
    expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => [radio.checked, radio.disabled])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(new Set(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.name)).size).toBe(1);
  });

  it("should be a switch that says whether it is on", () => {
    const onChange = vi.fn();
    render(
      <Switch note="For new messages" onChange={onChange}>
        Sounds
      </Switch>,
    );
    const control = screen.getByRole("switch", { name: /^Sounds/ });
    expect(control.getAttribute("aria-checked")).toBe("false");
    fireEvent.click(control);
    expect(control.getAttribute("aria-checked")).toBe("true");
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it("should take a number when it is left, within its limits, and nothing for nothing", () => {
    const onChange = vi.fn();
    render(<NumberField label="Days" minValue={1} maxValue={30} defaultValue={7} onChange={onChange} />);
    const field = screen.getByRole("spinbutton", { name: "Days" });
    fireEvent.change(field, { target: { value: "400" } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(field);
    fireEvent.change(field, { target: { value: "" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onChange.mock.calls).toEqual([[30], [Number.NaN]]);
  });

  it("should step a number by keys and buttons, beginning at the lower limit", () => {
    const onChange = vi.fn();
    render(<NumberField label="Days" minValue={1} maxValue={12} onChange={onChange} />);
    const field = screen.getByRole("spinbutton", { name: "Days" });
    fireEvent.keyDown(field, { key: "ArrowUp" });
    fireEvent.click(screen.getByRole("button", { name: "Increase" }));
    fireEvent.keyDown(field, { key: "PageUp" });
    fireEvent.keyDown(field, { key: "ArrowUp" });
    fireEvent.click(screen.getByRole("button", { name: "Decrease" }));
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(onChange.mock.calls.flat()).toEqual([1, 2, 12, 11, 10]);
    expect(field.getAttribute("value")).toBe("10");
  });
});
