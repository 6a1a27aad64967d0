import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { tags as tagsInUse, lessons } from "../../../ui/staff/lessons/gallery-lessons.ts";
import { gallery as dialogs } from "../../../ui/staff/lessons/lesson-dialogs.gallery.tsx";
import { gallery } from "../../../ui/staff/lessons/lessons.gallery.tsx";
import { LessonsView } from "../../../ui/staff/lessons/lessons.view.tsx";
import { TagDialog } from "../../../ui/staff/lessons/tag-dialog.view.tsx";

type Props = ComponentProps<typeof LessonsView>;

beforeAll(loadEverything);

const drawn = (state: string) => render(gallery.states[state]?.());

/** The library in a state of the gallery, with other props. */
const library = (state: string, props: Partial<Props>) => {
  const element = gallery.states[state]?.();
  if (typeof element !== "object" || element === null || !("props" in element)) throw new Error(`The gallery has no ${state}.`);
  const given: Props = Object(element.props);
  return render(<LessonsView {...given} {...props} />);
};
const card = (name: RegExp) => {
  const found = screen.getAllByRole("gridcell").find(({ textContent }) => name.test(textContent));
  if (found === undefined) throw new Error(`There is no card ${name}.`);
  return found;
};

/** Drags from an element onto another; jsdom has no data transfer. */
const drag = (from: Element, to: Element): void => {
  for (const [name, at] of [
    ["dragStart", from],
    ["dragOver", to],
    ["drop", to],
  ] as const) {
    const event = createEvent[name](at);
    Object.defineProperty(event, "dataTransfer", { value: { types: [], items: [], effectAllowed: "all", dropEffect: "none" } });
    fireEvent(at, event);
  }
};

describe("the library of lessons", () => {
  it("should link folders to their address and lessons to the editor [B2.02] [B2.03]", () => {
    drawn("grid");
    const grid = within(screen.getByRole("grid", { name: "Lessons" }));
    expect(grid.getByRole("link", { name: "Onboarding" }).getAttribute("href")).toBe("/ui/lessons/folder/1");
    expect(grid.getByRole("link", { name: "Knots" }).getAttribute("href")).toBe("/ui/lessons/edit/3");
    expect(screen.getByRole("link", { name: "New lesson" }).getAttribute("href")).toBe("/ui/lessons/new");
  });

  it("should show of a lesson its kinds of items, length, tags and what learners get", () => {
    drawn("grid");
    const first = within(card(/Mooring in a storm/));
    expect(first.getByText("14 items · 25 min")).toBeDefined();
    expect(first.getByText(/^Content: Rich text, Video, Challenge/)).toBeDefined();
    expect(first.getByText("Unpublished changes")).toBeDefined();
    expect(first.getByText("Recently edited")).toBeDefined();
    expect(
      within(first.getByRole("list", { name: "Tags" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Safety", "Harbor", "Onboarding", "+2"]);
    const unpublished = within(card(/Knots/));
    expect(unpublished.getByText("Not published")).toBeDefined();
    expect(unpublished.queryByText("Recently edited")).toBeNull();
    expect(within(card(/Welcome aboard/)).queryByText(/ublished/)).toBeNull();
  });

  it.each([
    ["empty", "No lessons yet", "New lesson"],
    ["empty folder", "This folder is empty", "New lesson"],
    ["guest without lessons", "Nothing is shared with you yet", null],
    ["nothing recent", "Nothing was edited lately", null],
    ["empty bin", "The bin is empty", null],
    ["no result", "Nothing matches", "Clear filters"],
    ["broken", "Could not load", "Try again"],
    ["offline", "No connection", "Try again"],
    ["forbidden", "You do not have access to this", null],
    ["unknown folder", "Not found", null],
  ])("should say when it is %s: %s", (state, title, action) => {
    drawn(state);
    const message = screen.getByRole("heading", { level: 2 });
    expect(message.textContent).toBe(title);
    const around = within(message.parentElement ?? document.body);
    const actions = [...around.queryAllByRole("button"), ...around.queryAllByRole("link")];
    expect(actions.map(({ textContent }) => textContent)).toEqual(action === null ? [] : [action]);
  });

  it("should keep its entries when they could not be refreshed", () => {
    drawn("stale");
    expect(screen.getByText("Could not refresh the lessons.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Knots" })).toBeDefined();
  });

  it("should offer guests only to open", () => {
    drawn("guest");
    expect(screen.queryByRole("link", { name: "New lesson" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New folder" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Bin" })).toBeNull();
    expect(screen.getByRole("link", { name: "Knots" })).toBeDefined();
  });

  it.each([
    ["selected", ["Duplicate", "Move", "Share with teams", "Delete", ""]],
    ["selected lessons", ["Duplicate", "Move", "Tags", "Share with teams", "Delete", ""]],
  ])("should offer what can be done with all that is %s", (state, actions) => {
    drawn(state);
    const bar = within(screen.getByRole("group", { name: "Actions for the selection" }));
    expect(bar.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(actions);
  });

  it("should select by keys, and by Ctrl and a click without opening the lesson", () => {
    const onSelection = vi.fn();
    library("grid", { onSelection });
    const knots = card(/Knots/);
    act(() => knots.focus());
    fireEvent.keyDown(knots, { key: " " });
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["lesson:3"]);
    expect(fireEvent.click(screen.getByRole("link", { name: "Radio" }), { ctrlKey: true })).toBe(false);
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["lesson:5"]);
  });

  it("should move what is dragged onto a folder of the grid or the navigation, and not onto a lesson", () => {
    const moved: unknown[] = [];
    library("grid", {
      drag: { mayMoveInto: () => true, onMove: (entries, folder) => moved.push([entries.map(({ key }) => key), folder]) },
    });
    const knots = screen.getByRole("link", { name: "Knots" });
    drag(knots, card(/Safety12/));
    drag(knots, within(screen.getByRole("navigation", { name: "Folders" })).getByRole("link", { name: "All lessons" }));
    drag(knots, card(/Radio/));
    expect(moved).toEqual([
      [["lesson:3"], 6],
      [["lesson:3"], null],
    ]);
  });

  it("should filter by tag and state", () => {
    const onFilter = vi.fn();
    library("grid", { onFilter });
    fireEvent.click(screen.getByRole("button", { name: "Tags" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Safety" }));
    expect(onFilter).toHaveBeenLastCalledWith({ tags: ["Safety"] });
    fireEvent.keyDown(screen.getByRole("checkbox", { name: "Safety" }), { key: "Escape" });
    fireEvent.click(screen.getByRole("button", { name: "State" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Unpublished changes" }));
    expect(onFilter).toHaveBeenLastCalledWith({ state: ["changed"] });
  });

  it("should sort its rows by name", () => {
    const onSort = vi.fn();
    library("list", { onSort });
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenLastCalledWith("name");
  });
});

describe("dialogs of lessons", () => {
  it("should name the live campaigns before a lesson is deleted", () => {
    render(dialogs.states["delete one in use"]?.());
    const question = within(screen.getByRole("alertdialog", { name: "Delete Mooring in a storm?" }));
    expect(question.getByText("Learners get it from 3 live campaigns:")).toBeDefined();
    expect(question.getByText("Spring course 1")).toBeDefined();
    expect(question.getByText("and 1 that you may not open")).toBeDefined();
    expect(question.getByText("You can restore from the bin for 90 days.")).toBeDefined();
  });

  it("should change only the tags that were changed, those of some lessons too", () => {
    const onSave = vi.fn();
    render(<TagDialog lessons={lessons.slice(0, 2)} tags={tagsInUse} onSave={onSave} onClose={vi.fn()} />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Safety (some of the lessons)" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Onboarding" }));
    fireEvent.change(screen.getByRole("textbox", { name: "New tag" }), { target: { value: " Winter " } });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    fireEvent.click(screen.getByRole("button", { name: "Save tags" }));
    expect(onSave).toHaveBeenCalledWith({ add: ["Safety", "Winter"], remove: ["Onboarding"] });
  });

  it("should not save more tags than a lesson can have", () => {
    const many = Array.from({ length: 50 }, (_, at) => `tag ${at}`);
    render(<TagDialog lessons={[{ name: "Knots", tags: many }]} tags={many} onSave={vi.fn()} onClose={vi.fn()} />);
    fireEvent.change(screen.getByRole("textbox", { name: "New tag" }), { target: { value: "one more" } });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    expect(screen.getByText("A lesson can have 50 tags at most.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Save tags" })).toHaveProperty("disabled", true);
  });
});
