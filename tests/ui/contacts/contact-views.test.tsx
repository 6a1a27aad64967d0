import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ContactRecordState } from "../../../core/contacts/contact-record.model.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.rule.ts";
import { gallerySchema, galleryWords } from "../../../ui/fields/gallery-fields.ts";
import { gallery as formGallery } from "../../../ui/staff/contacts/form/new-contact.gallery.tsx";
import { people } from "../../../ui/staff/contacts/gallery-people.ts";
import { gallery as listGallery } from "../../../ui/staff/contacts/list/contact-list.gallery.tsx";
import { ContactRecordView, type ContactRecordViewProps } from "../../../ui/staff/contacts/record/contact-record.view.tsx";

const drawn = (states: Readonly<Record<string, () => React.ReactNode>>, name: string) => render(states[name]?.());

describe("the list of contacts", () => {
  it("should link each contact to its page", () => {
    drawn(listGallery.states, "list");
    expect(screen.getByRole("link", { name: "Ada Osei" }).getAttribute("href")).toBe("/ui/contacts/1");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Contacts1,240");
  });

  it.each([
    ["empty", "No contacts yet"],
    ["empty archive", "No archived contacts"],
    ["no result", "Nothing matches"],
    ["broken", "Could not load"],
    ["forbidden", "You do not have access to this"],
  ])("should say when it is %s: %s", (state, title) => {
    drawn(listGallery.states, state);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  });

  it("should have the tabs main, archived, notes and tasks, each with its address [A2.03] [B2.14]", () => {
    drawn(listGallery.states, "list");
    const tabs = within(screen.getByRole("tablist", { name: "Contact lists" })).getAllByRole("tab");
    expect(tabs.slice(0, 4).map((tab) => tab.getAttribute("href"))).toEqual([
      "/ui/contacts",
      "/ui/contacts/archived",
      "/ui/contacts/notes",
      "/ui/contacts/tasks",
    ]);
  });

  it("should say no number of contacts before it is known, though the pyramid has come", () => {
    drawn(listGallery.states, "pyramid not counted");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Contacts");
  });

  it("should keep its rows when it could not be brought up to date", () => {
    drawn(listGallery.states, "stale");
    expect(screen.getByText("Could not refresh the list.")).toBeDefined();
    expect(screen.getAllByRole("row")).toHaveLength(people.length + 1);
  });
});

describe("the form for a contact", () => {
  it("should always show first name, last name, email and mobile [A5.13]", () => {
    drawn(formGallery.states, "form");
    for (const label of ["First name", "Last name", "Email", "Mobile"]) expect(screen.getByLabelText(label)).toBeDefined();
  });

  it("should block creation and lead to those who exist already [A5.14]", () => {
    drawn(formGallery.states, "already exists");
    expect(within(screen.getByRole("alert", { name: "Already exists" })).getAllByRole("link")).toHaveLength(people.length);
    expect(screen.getByRole("button", { name: "Create contact" }).hasAttribute("disabled")).toBe(true);
  });

  it("should show only that a duplicate is in another team, without name and link", () => {
    drawn(formGallery.states, "in another team");
    const said = within(screen.getByRole("alert", { name: "Already exists" }));
    expect(said.getByText("Already exists in another team")).toBeDefined();
    expect(said.queryByRole("link")).toBeNull();
    expect(said.queryByRole("button")).toBeNull();
    expect(screen.getByRole("button", { name: "Create contact" }).hasAttribute("disabled")).toBe(true);
  });

  it("should say that the contact of an earlier attempt lies in the bin", () => {
    drawn(formGallery.states, "in the bin");
    expect(screen.getByText(/is now deleted/)).toBeDefined();
  });

  it("should say 'Failed to create contact' and why [A8.08]", () => {
    drawn(formGallery.states, "failed");
    expect(screen.getByText("Failed to create contact")).toBeDefined();
    expect(screen.getByText("Your device is offline or the server is not responding.")).toBeDefined();
  });

  it("should offer to go to the contact that was made, or to add another [A4.14]", () => {
    drawn(formGallery.states, "made");
    expect(screen.getByRole("link", { name: "Go to Contact" }).getAttribute("href")).toBe("/ui/contacts/1");
    expect(screen.getByRole("button", { name: "Add Another Contact" })).toBeDefined();
  });
});

describe("the record of a contact", () => {
  const [ada] = people;
  if (ada === undefined) throw new Error("There are no people.");
  const stored: ContactRecordState = { contact: loaded(ada), unsaved: {}, save: "idle", saved: [], failure: null, clash: null };
  const draw = (state: Partial<ContactRecordState> = {}, typedLastName: string | null = null, isOpen = () => true) => {
    const told = { onChange: vi.fn(), onRestore: vi.fn(), onKeepMine: vi.fn(), onTakeTheirs: vi.fn(), keep: vi.fn() };
    const nothing = (): void => undefined;
    const props: ContactRecordViewProps = {
      ...told,
      state: { ...stored, ...state },
      schema: gallerySchema,
      own: {
        words: galleryWords,
        onSelectPeople: async () => null,
        secretOf: () => ({ shown: null, onReveal: nothing, onHide: nothing, onSet: async () => null }),
      },
      typing: { before: (slot) => (slot === "last_name" ? typedLastName : null), keep: told.keep },
      isOpen,
      now: ada.updated_at,
      isMoving: false,
      onToggle: nothing,
      onRetry: nothing,
      onReload: nothing,
      onMove: nothing,
      mayDelete: true,
      onBlock: nothing,
      onPhoto: { choose: nothing, remove: nothing },
      onRemove: nothing,
      onMerge: nothing,
      onPortalLink: nothing,
      onViewAs: nothing,
      kept: null,
      belowMobile: null,
      notices: null,
      aside: null,
      timeline: null,
    };
    render(<ContactRecordView {...props} />);
    return told;
  };
  const rewrite = (button: RegExp, label: string, text: string): void => {
    fireEvent.click(screen.getByRole("button", { name: button }));
    const input = screen.getByRole("textbox", { name: label });
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter" });
  };

  it("should change one entry of a list and leave the others", () => {
    const { onChange } = draw();
    rewrite(/^Edit Email 2:/, "Email 2", "new@work.example");
    expect(onChange.mock.calls).toEqual([[{ email: ["ada.osei@mail.example", "new@work.example"] }]]);
  });

  it("should add an entry, and take tags separated by commas", () => {
    const { onChange } = draw();
    rewrite(/^Add new mobile/, "New mobile", "2125550000");
    rewrite(/^Edit Tags:/, "Tags", "vip, , new");
    expect(onChange.mock.calls).toEqual([[{ mobile: ["+12125550101", "2125550000"] }], [{ tags: ["vip", " new"] }]]);
  });

  it("should open with what was typed before and not saved, and keep every keystroke", () => {
    const { keep } = draw({}, "Half typ");
    const input = screen.getByRole("textbox", { name: "Last name" });
    expect(input).toHaveProperty("value", "Half typ");
    fireEvent.change(input, { target: { value: "Half typed" } });
    expect(keep.mock.calls).toEqual([["last_name", "Half typed"]]);
    fireEvent.keyDown(input, { key: "Escape" });
    expect(keep.mock.calls.at(-1)).toEqual(["last_name", null]);
  });

  it("should show both values of a field that two people changed, and let one be chosen", () => {
    const { onKeepMine, onTakeTheirs } = draw({
      save: "failed",
      unsaved: { first_name: "Mine" },
      clash: { fields: ["first_name"], theirs: { ...ada, first_name: "Theirs" } },
    });
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["Mine", "Theirs"]);
    fireEvent.click(dialog.getByRole("button", { name: "Keep mine" }));
    fireEvent.click(dialog.getByRole("button", { name: "Keep theirs" }));
    expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([1, 1]);
  });

  const refusedMobile = {
    save: "failed",
    unsaved: { mobile: ["12"] },
    failure: invalid({ "mobile.0": [invalidRefusal("mobile")] }),
  } as const;

  it("should say beside the entry, and nowhere else, what is wrong with it and what is expected, and give back what is stored", () => {
    const { onChange } = draw(refusedMobile);
    expect(screen.getByRole("textbox", { name: "Mobile" })).toHaveProperty("value", "12");
    expect(screen.getByRole("alert").textContent).toBe(
      "Mobile is invalid. Enter a number with its area code, such as (212) 555-0144, or one that begins with + and its country code.",
    );
    expect(document.body.textContent.split("Mobile is invalid")).toHaveLength(2);
    expect(screen.queryByText("Not saved")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo change" }));
    expect(onChange.mock.calls).toEqual([[{ mobile: ["+12125550101"] }]]);
  });

  it("should show a field's conflict above the fields while its section is closed", () => {
    const { onRestore } = draw(refusedMobile, null, () => false);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("Mobile is invalid")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo change" }));
    expect(onRestore.mock.calls).toEqual([["mobile"]]);
  });
});
