import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { FocalPointView } from "../../../ui/staff/files/focal-point.view.tsx";
import { gallery as dialogs } from "../../../ui/staff/files/library-dialogs.gallery.tsx";
import { gallery } from "../../../ui/staff/files/library.gallery.tsx";
import { FileLibraryView } from "../../../ui/staff/files/library.view.tsx";

type Props = ComponentProps<typeof FileLibraryView>;

beforeAll(loadEverything);

const drawn = (state: string) => render(gallery.states[state]?.());

/** The library in a state of the gallery, with other props. */
const library = (state: string, props: Partial<Props>) => {
  const element = gallery.states[state]?.();
  if (typeof element !== "object" || element === null || !("props" in element)) throw new Error(`The gallery has no ${state}.`);
  const given: Props = Object(element.props);
  return render(<FileLibraryView {...given} {...props} />);
};
const cell = (name: RegExp) => {
  const found = screen.getAllByRole("gridcell").find(({ textContent }) => name.test(textContent));
  if (found === undefined) throw new Error(`There is no card ${name}.`);
  return found;
};
const keysOf = (items: readonly LibraryItem[]): readonly string[] => items.map(({ key }) => key);

/** Drags over and onto an element; jsdom has no data transfer. */
const drag = (from: Element | null, to: Element, files: readonly File[] = []) => {
  const dataTransfer = {
    types: files.length > 0 ? ["Files"] : ["text/uri-list"],
    items: files.map((file) => ({
      kind: "file",
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isDirectory: file.name.endsWith("/") }),
    })),
    effectAllowed: "all",
    dropEffect: "none",
  };
  const send = (name: "dragStart" | "dragOver" | "drop", at: Element): boolean => {
    const event = createEvent[name](at);
    Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
    return !fireEvent(at, event);
  };
  if (from !== null) send("dragStart", from);
  const isAllowed = send("dragOver", to);
  const isMarked = to.closest("[data-drop]") !== null;
  send("drop", to);
  return { isAllowed, isMarked };
};

describe("the library of files", () => {
  it("should link folders to their address and files to their details [B2.26]", () => {
    drawn("grid");
    expect(within(screen.getByRole("grid")).getByRole("link", { name: "Campaigns" }).getAttribute("href")).toBe("/ui/files/folders/1");
    expect(screen.getByRole("link", { name: "crew.png" }).getAttribute("href")).toBe("/ui/files?file=2");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Files318");
  });

  it.each([
    ["empty", "No files yet", "Upload files"],
    ["folder of five", "This folder is empty", "Upload files"],
    ["guest without files", "Nothing is shared with you yet", null],
    ["empty bin", "The bin is empty", null],
    ["all described", "Every picture has a description", null],
    ["no result", "Nothing matches", "Clear filters"],
    ["broken", "Could not load", "Try again"],
    ["offline", "No connection", "Try again"],
    ["forbidden", "You do not have access to this", null],
    ["unknown folder", "Not found", null],
  ])("should say when it is %s: %s", (state, title, action) => {
    drawn(state);
    const message = screen.getByRole("heading", { level: 2 });
    expect(message.textContent).toBe(title);
    const buttons = within(message.parentElement ?? document.body).queryAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(action === null ? [] : [action]);
  });

  it("should keep its entries when they could not be refreshed", () => {
    drawn("stale");
    expect(screen.getByText("Could not refresh the files.")).toBeDefined();
    expect(screen.getByRole("link", { name: "crew.png" })).toBeDefined();
  });

  it("should offer guests neither adding nor the bin, and only opening and downloading", () => {
    drawn("guest");
    expect(screen.queryByRole("button", { name: "Upload files" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New folder" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Bin" })).toBeNull();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("should offer what can be done with all that is selected", () => {
    drawn("selected");
    const bar = screen.getByRole("group", { name: "Actions for the selection" });
    expect(
      within(bar)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Download", "Move", "Share with teams", "Delete", ""]);
  });

  it("should show the path of nested folders, and the tree open down to the folder", () => {
    drawn("folder");
    expect(
      within(screen.getByRole("navigation", { name: "Folders above" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["All files", "Campaigns", "Spring", "Posters for the harbor festival and the regatta"]);
    const tree = screen.getByRole("navigation", { name: "Folders" });
    expect(
      within(tree)
        .getByRole("link", { name: /Posters/ })
        .getAttribute("aria-current"),
    ).toBe("page");
    expect(within(tree).queryByRole("link", { name: "Old" })).toBeNull();
    fireEvent.click(within(tree).getByRole("button", { name: "Show folders in Drafts" }));
    expect(within(tree).getByRole("link", { name: "Old" })).toBeDefined();
  });
});

describe("selecting", () => {
  it("should add one with Ctrl or Cmd and a click, and a range with Shift, without opening anything", () => {
    const onSelection = vi.fn();
    library("grid", { onSelection });
    const link = screen.getByRole("link", { name: "crew.png" });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["file:2"]);
    fireEvent.click(screen.getByRole("link", { name: "README" }), { shiftKey: true });
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["file:2", "file:3", "file:4", "file:5", "file:6", "file:7"]);
  });

  it("should be possible by keys: Space selects, Shift and an arrow extend, Ctrl A selects all, Esc none", () => {
    const onSelection = vi.fn();
    library("grid", { onSelection, selection: new Set(["file:1"]) });
    const card = cell(/crew\.png/);
    act(() => card.focus());
    fireEvent.keyDown(card, { key: " " });
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["file:1", "file:2"]);
    fireEvent.keyDown(card, { key: "ArrowRight", shiftKey: true });
    expect([...(onSelection.mock.lastCall?.[0] ?? [])]).toEqual(["file:1", "file:2", "file:3"]);
    fireEvent.keyDown(card, { key: "a", ctrlKey: true });
    expect(onSelection.mock.lastCall?.[0].size).toBe(11);
    fireEvent.keyDown(card, { key: "Escape" });
    expect(onSelection.mock.lastCall?.[0].size).toBe(0);
  });
});

describe("dragging", () => {
  const moves = () => {
    const moved: (readonly [readonly string[], unknown])[] = [];
    const uploaded: (readonly [readonly string[], unknown])[] = [];
    const drop: Props["drag"] = {
      mayMoveInto: (_, folder) => folder !== "banners",
      mayUploadTo: (folder) => folder !== "banners",
      onMove: (items, folder) => moved.push([keysOf(items), folder]),
      onUpload: (files, folder) => uploaded.push([files.map(({ name }) => name), folder]),
      onFolders: () => uploaded.push([["a folder"], "refused"]),
    };
    return { moved, uploaded, drop };
  };

  it("should move a file into a folder, and all that is selected with it", () => {
    const { moved, drop } = moves();
    const { unmount } = library("grid", { drag: drop });
    expect(drag(screen.getByRole("link", { name: "crew.png" }), cell(/Lessons/))).toEqual({ isAllowed: true, isMarked: true });
    unmount();
    library("grid", { drag: drop, selection: new Set(["file:1", "file:2", "folder:6"]) });
    drag(
      screen.getByRole("link", { name: "crew.png" }),
      within(screen.getByRole("navigation", { name: "Folders" })).getByRole("link", { name: "All files" }),
    );
    expect(moved).toEqual([
      [["file:2"], 6],
      [["folder:6", "file:1", "file:2"], null],
    ]);
  });

  it("should move nothing onto a file or a folder that takes nothing", () => {
    const { moved, drop } = moves();
    library("grid", { drag: drop });
    expect(drag(screen.getByRole("link", { name: "crew.png" }), cell(/Stock Banners/))).toEqual({ isAllowed: false, isMarked: false });
    drag(screen.getByRole("link", { name: "crew.png" }), cell(/README/));
    expect(moved).toEqual([]);
  });

  it("should refuse folders of the device, and upload the files beside them", () => {
    const { uploaded, drop } = moves();
    library("folder", { drag: drop });
    drag(null, cell(/README/), [new File([], "Holidays/"), new File(["a"], "pier.png")]);
    expect(uploaded).toEqual([
      [["pier.png"], 3],
      [["a folder"], "refused"],
    ]);
  });

  it("should upload files of the device into the folder below the pointer, else into the open one", () => {
    const { uploaded, drop } = moves();
    library("folder", { drag: drop });
    const file = new File(["a"], "pier.png");
    drag(null, cell(/Drafts/), [file]);
    drag(null, cell(/README/), [file, new File(["b"], "quay.png")]);
    drag(null, within(screen.getByRole("navigation", { name: "Folders" })).getByRole("link", { name: "Stock Banners" }), [file]);
    expect(uploaded).toEqual([
      [["pier.png"], 4],
      [["pier.png", "quay.png"], 3],
      [["pier.png"], 3],
    ]);
  });
});

describe("dialogs of files", () => {
  it("should name where a file is used before it is deleted, with links and the number of hidden places", () => {
    render(dialogs.states["delete one that is used"]?.());
    const question = screen.getByRole("alertdialog", { name: "Delete harbor-at-dawn.jpg?" });
    expect(within(question).getByRole("link", { name: "Mooring 1" }).getAttribute("href")).toBe("/ui/");
    expect(within(question).getByText("It is used in 3 places, which will no longer show it:")).toBeDefined();
    expect(within(question).getByText("and 1 that you may not open")).toBeDefined();
  });

  it("should show a new link once, and of others only how often they were opened", () => {
    render(dialogs.states["link created"]?.());
    expect(screen.getByRole("textbox", { name: "Link" })).toHaveProperty("value", expect.stringContaining("/shared/"));
    expect(screen.getByText("Not opened yet")).toBeDefined();
    expect(screen.getByText(/^Opened 41 times/)).toBeDefined();
    expect(screen.getAllByRole("button", { name: /^Revoke the link created on/ })).toHaveLength(2);
  });

  it("should set a focal point by the arrow keys, and remove it", () => {
    const onFocus = vi.fn();
    render(<FocalPointView src="/a.jpg" focus={{ x: 0.5, y: 0.5 }} onFocus={onFocus} />);
    fireEvent.keyDown(screen.getByRole("button", { name: /^Focal point: 50% from the left/ }), { key: "ArrowUp" });
    expect(onFocus).toHaveBeenLastCalledWith({ x: 0.5, y: 0.45 });
    fireEvent.click(screen.getByRole("button", { name: "Remove focal point" }));
    expect(onFocus).toHaveBeenLastCalledWith(null);
  });
});
