import { fireEvent, render, screen, within } from "@testing-library/react";
import { Search } from "lucide-react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { PaletteNothing, PaletteProblem } from "../../../ui/staff/palette/palette-messages.view.tsx";
import type { PaletteSection } from "../../../ui/staff/palette/palette-row.ts";
import { PaletteView, type PaletteViewProps } from "../../../ui/staff/palette/palette.view.tsx";

/** jsdom lays nothing out, so that nothing scrolls there. */
Element.prototype.scrollIntoView = () => undefined;

const spies = { onType: vi.fn(), onActive: vi.fn(), onChoose: vi.fn(), onBack: vi.fn(), onClose: vi.fn() };
const sections: readonly PaletteSection[] = [
  {
    id: "commands",
    title: "Quick commands",
    rows: [
      { id: "a", title: "Create Contact", keys: "N" },
      { id: "b", title: "Omni Search", isNested: true },
    ],
  },
  {
    id: "records",
    title: "Records",
    rows: [
      {
        id: "c",
        title: "Anna Berg",
        note: "anna@mail.example",
        href: "/ui/contacts/1",
        record: { type: "contact", id: 1, name: "Anna Berg", info: "", route: "/ui/contacts/1" },
      },
    ],
  },
];
const props: PaletteViewProps = {
  level: "all",
  text: "",
  sections,
  active: "a",
  isWaiting: false,
  nothing: null,
  onType: spies.onType,
  onActive: spies.onActive,
  onChoose: spies.onChoose,
  onClose: spies.onClose,
};
const draw = (more: Partial<PaletteViewProps> = {}) =>
  render(
    <KitProvider>
      <PaletteView {...props} {...more} />
    </KitProvider>,
  );
const field = (): HTMLElement => screen.getByRole("combobox");

describe("the palette's window", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should have the focus in its field, which names the row that is marked", () => {
    draw();
    expect(document.activeElement).toBe(field());
    const marked = screen.getByRole("option", { selected: true });
    expect(marked.textContent).toContain("Create Contact");
    expect(field().getAttribute("aria-activedescendant")).toBe(marked.id);
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    expect(within(screen.getByRole("group", { name: "Records" })).getAllByRole("option")).toHaveLength(1);
  });

  it("should move the mark with the arrow keys, around the ends", () => {
    const { rerender } = draw();
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(field(), { key: "ArrowUp" });
    expect(spies.onActive.mock.calls).toEqual([["b"], ["c"]]);
    rerender(
      <KitProvider>
        <PaletteView {...props} active="c" />
      </KitProvider>,
    );
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(spies.onActive).toHaveBeenLastCalledWith("a");
  });

  it("should choose with Enter, and in a new tab with Ctrl or Cmd", () => {
    draw({ active: "c" });
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
    fireEvent.keyDown(field(), { key: "Enter", metaKey: true });
    expect(spies.onChoose.mock.calls).toEqual([
      ["c", false],
      ["c", true],
      ["c", true],
    ]);
  });

  it("should leave keys to an input method while it composes", () => {
    draw({ onBack: spies.onBack });
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
    fireEvent.keyDown(field(), { key: "Backspace", isComposing: true });
    expect(spies.onChoose).not.toHaveBeenCalled();
    expect(spies.onActive).not.toHaveBeenCalled();
    expect(spies.onBack).not.toHaveBeenCalled();
  });

  it("should go back with the button, and with Backspace when nothing is typed [A2.37]", () => {
    const { rerender } = draw({ onBack: spies.onBack, level: "teams" });
    fireEvent.keyDown(field(), { key: "Backspace" });
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(spies.onBack).toHaveBeenCalledTimes(2);
    rerender(
      <KitProvider>
        <PaletteView {...props} level="teams" onBack={spies.onBack} text="x" />
      </KitProvider>,
    );
    fireEvent.keyDown(field(), { key: "Backspace" });
    expect(spies.onBack).toHaveBeenCalledTimes(2);
  });

  it("should have no way back in the first list", () => {
    draw();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    fireEvent.keyDown(field(), { key: "Backspace" });
    expect(spies.onBack).not.toHaveBeenCalled();
  });

  it("should close with Escape", () => {
    draw();
    fireEvent.keyDown(field(), { key: "Escape" });
    fireEvent.keyUp(field(), { key: "Escape" });
    expect(spies.onClose).toHaveBeenCalledTimes(1);
  });

  it("should render rows with an address as links, mark the hovered row and choose the clicked one", () => {
    draw();
    const anna = screen.getByRole("option", { name: /Anna Berg/ });
    expect(anna.tagName).toBe("A");
    expect(anna.getAttribute("href")).toBe("/ui/contacts/1");
    fireEvent.mouseMove(anna);
    fireEvent.click(anna);
    fireEvent.click(anna, { ctrlKey: true });
    expect(spies.onActive).toHaveBeenCalledWith("c");
    expect(spies.onChoose.mock.calls).toEqual([
      ["c", false],
      ["c", true],
    ]);
  });

  it("should say how many results there are, and that it is searching", () => {
    const { rerender } = draw();
    expect(screen.getByRole("status").textContent).toBe("3 results");
    rerender(
      <KitProvider>
        <PaletteView {...props} isWaiting />
      </KitProvider>,
    );
    expect(screen.getByRole("status").textContent).toBe("Searching…");
  });

  it("should say when nothing matches, when nothing is typed yet, and what went wrong", () => {
    const onRetry = vi.fn();
    draw({
      sections: [],
      active: null,
      level: "teams",
      text: "zebra",
      nothing: <PaletteNothing level="teams" typed="zebra" isWaiting={false} icon={Search} />,
      problem: <PaletteProblem failure={{ tag: "offline" }} onRetry={onRetry} />,
    });
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByText("Nothing matches “zebra”")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Your device is offline or the server is not responding.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
