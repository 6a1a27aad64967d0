import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { actionOf, bulkFields, entriesOf, waysOf } from "../../../core/bulk/bulk-fields.rule.ts";
import { galleryWords } from "../../../ui/fields/gallery-fields.ts";
import { contactsText } from "../../../ui/i18n/en/contacts.ts";
import { BulkForm } from "../../../ui/staff/bulk/bulk-form.view.tsx";
import { gallery } from "../../../ui/staff/bulk/bulk.gallery.tsx";
import { bulkField } from "../../arbitraries/bulk.arb.ts";

const drawn = (name: string) => render(gallery.states[name]?.());
const labels = contactsText.texts.fields;

describe("the bar of selected contacts", () => {
  it("should offer to select all that match, and not again once they are", () => {
    drawn("bar");
    expect(screen.getByRole("button", { name: "Select all 8,214 that match" })).toBeDefined();
    drawn("bar everybody");
    expect(screen.getByText("All 8,214 that match are selected")).toBeDefined();
    expect(screen.getAllByRole("button", { name: /Select all/ })).toHaveLength(1);
  });

  it("should offer in the bin only the way back", () => {
    drawn("bar bin");
    expect(screen.getAllByRole("button").map((button) => button.textContent || button.getAttribute("aria-label"))).toEqual([
      "Select all 8,214 that match",
      "Restore",
      "Clear selection",
    ]);
  });
});

describe("the form for many contacts", () => {
  const fields = bulkFields((field) => labels[field], [bulkField("list"), bulkField("bool"), bulkField("secret"), bulkField("int")]);

  it("should offer every field that can be written, and no secret", () => {
    expect(fields.map(({ label }) => label)).toEqual([...Object.values(labels), "Own list", "Own bool", "Own int"]);
    expect(waysOf({ isList: false })).toEqual(["set", "clear"]);
    expect(actionOf("tags", "clear", ["x"])).toEqual({ do: "clear", field: "tags" });
    expect(entriesOf(" a, b;c\n ,")).toEqual(["a", "b", "c"]);
  });

  it("should give typed lists as entries, ticked options in the order of the field, and numbers as numbers", () => {
    const onDraft = vi.fn();
    const field = (id: string) => fields.find((one) => one.id === id) ?? null;
    const form = (id: string, value: unknown = null) => (
      <BulkForm
        hasSecrets
        fields={fields}
        isFixed={false}
        draft={{ field: field(id), way: "set", value }}
        error={undefined}
        words={galleryWords}
        onSelectPeople={async () => null}
        onDraft={onDraft}
      />
    );
    const { rerender } = render(form("tags"));
    fireEvent.change(screen.getByLabelText("Value"), { target: { value: "vip, new" } });
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ value: ["vip", "new"] }));
    rerender(form("fields.own_int"));
    fireEvent.change(screen.getByLabelText("Value"), { target: { value: "12" } });
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ value: 12 }));
    rerender(form("fields.own_list", ["blue"]));
    fireEvent.click(screen.getByRole("checkbox", { name: "red" }));
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ value: ["red", "blue"] }));
  });
});

describe("people for many contacts", () => {
  const fields = bulkFields((field) => labels[field], [bulkField("related_contacts")]);
  const [field = null] = fields.filter(({ own }) => own !== null);

  it("should be chosen in the window in which the record chooses them, and taken off by name", async () => {
    const onDraft = vi.fn();
    const onSelectPeople = vi.fn(async () => [1, 2]);
    const form = (value: unknown) => (
      <BulkForm
        hasSecrets={false}
        fields={fields}
        isFixed={false}
        draft={{ field, way: "add", value }}
        error={undefined}
        words={galleryWords}
        onSelectPeople={onSelectPeople}
        onDraft={onDraft}
      />
    );
    const { rerender } = render(form([2]));
    fireEvent.click(screen.getByRole("button", { name: "Select contacts" }));
    expect(onSelectPeople).toHaveBeenCalledExactlyOnceWith(field?.label, [2]);
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ value: [1, 2] })));
    rerender(form([1, 2]));
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove .* from/ })[0] ?? document.body);
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ value: [2] }));
  });
});

describe("what would change", () => {
  it("should be told by outcome, with the reason and links to those who stay as they are", () => {
    drawn("plan");
    const counts = within(screen.getByRole("list", { name: "Review" })).getAllByRole("listitem");
    expect(counts.map(({ textContent }) => textContent)).toEqual([
      "8,002 contacts will change",
      "200 unchanged",
      "11 cannot be changed",
      "1 deleted, will be skipped",
    ]);
    expect(screen.getByRole("link", { name: "Ravi Cabrera" }).getAttribute("href")).toBe("/ui/contacts/3");
  });

  it("should say when nothing would", () => {
    drawn("plan of nothing");
    expect(screen.getByText("Nothing to change.")).toBeDefined();
  });
});

describe("an action on many contacts that is done", () => {
  it("should name those it left as they were, why, and until when it can be undone", () => {
    drawn("done");
    expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Ravi Cabrera" }).getAttribute("href")).toBe("/ui/contacts/3");
    expect(screen.getByText("Mei Tanaka has this email or mobile")).toBeDefined();
    expect(screen.getByText(/^It can be undone until/)).toBeDefined();
  });

  it("should name those whom taking it back left alone, and not be undone twice", () => {
    drawn("taken back");
    expect(screen.getByRole("link", { name: "Idris Cole" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});
