import { act, fireEvent, render, screen } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it, vi } from "vitest";
import { makeNoteEdits } from "../../../core/contacts/note-edits.service.ts";
import { gallery } from "../../../ui/staff/contacts/bin/contact-lifecycle.gallery.tsx";
import { now } from "../../../ui/staff/contacts/gallery-people.ts";
import { NoteComposer } from "../../../ui/staff/contacts/notes/note-composer.view.tsx";
import { NoteItem } from "../../../ui/staff/contacts/notes/note-item.view.tsx";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const draw = (state: string) => render(gallery.states[state]?.());

describe("notes", () => {
  it("should say what there is to say when there are none, or none with the words", () => {
    draw("no notes");
    expect(screen.getByText("No notes yet")).toBeDefined();
    expect(screen.queryByRole("tab", { name: "Deleted" })).toBeNull();
    draw("no note found");
    expect(screen.getByText("Nothing matches")).toBeDefined();
  });

  it("should name whom each is about and who wrote it", () => {
    draw("notes");
    expect(screen.getByRole("link", { name: "Ada Osei" }).getAttribute("href")).toBe("/ui/contacts/1");
    expect(screen.getByText("Olivia Owens")).toBeDefined();
    expect(screen.getByText("Someone")).toBeDefined();
  });

  it("should keep what was typed and say why it was refused", () => {
    const onAdd = vi.fn();
    render(<NoteComposer typed="Called" isAdding={false} problem="You are offline." onType={() => undefined} onAdd={onAdd} />);
    fireEvent.keyDown(screen.getByLabelText("Write a note"), { key: "Enter", ctrlKey: true });
    expect(onAdd).toHaveBeenCalledOnce();
    expect(screen.getByDisplayValue("Called")).toBeDefined();
    expect(screen.getByText("You are offline.")).toBeDefined();
  });

  it("should change a note in its place, and leave it alone after Esc", async () => {
    const onEdit = vi.fn(async () => null);
    const note = {
      id: 3,
      con_id: 1,
      contact: "Ada",
      body: "Once",
      author_id: 1,
      author: "Olivia",
      editor: null,
      editable: true,
      version: 1,
      created_at: now,
      updated_at: now,
    };
    const edits = makeNoteEdits({ store: { edit: () => async () => E.right(note) }, storage: fakeStorage() });
    render(<NoteItem note={note} now={now} isNamed={false} edits={edits} onEdit={onEdit} onRemove={() => undefined} />);
    fireEvent.click(screen.getByRole("button", { name: /^Edit note from/ }));
    fireEvent.keyDown(screen.getByLabelText("Edit note"), { key: "Escape" });
    expect(screen.getByText("Once")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /^Edit note from/ }));
    fireEvent.change(screen.getByLabelText("Edit note"), { target: { value: "Twice" } });
    fireEvent.keyDown(screen.getByLabelText("Edit note"), { key: "Escape" });
    expect(screen.getByText("Change not saved")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /^Edit note from/ }));
    expect(screen.getByDisplayValue("Twice")).toBeDefined();
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Save" }));
    });
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(note, "Twice");
  });
});

describe("a note of somebody else", () => {
  it("should offer no change to who may make none, and say who changed it", () => {
    const note = {
      id: 3,
      con_id: 1,
      contact: "Ada",
      body: "Once",
      author_id: 1,
      author: "Olivia",
      editor: "Adam",
      editable: false,
      version: 2,
      created_at: now,
      updated_at: now,
    };
    const edits = { typed: () => "Kept", type: () => undefined, giveUp: () => undefined };
    render(<NoteItem note={note} now={now} isNamed={false} edits={edits} onEdit={async () => null} onRemove={() => undefined} />);
    expect(screen.getByText("Once")).toBeDefined();
    expect(screen.getByText("edited by Adam")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("the bin", () => {
  it("should show who deleted a contact and until when it can be restored", () => {
    draw("bin");
    expect(screen.getByText("Deleted by Olivia Owens")).toBeDefined();
    expect(screen.getByText(/^Erased on /)).toBeDefined();
    expect(screen.getByRole("button", { name: "Restore Tina Cabrera" })).toBeDefined();
  });

  it("should say that it is empty", () => {
    draw("empty bin");
    expect(screen.getByText("No deleted contacts")).toBeDefined();
  });
});
