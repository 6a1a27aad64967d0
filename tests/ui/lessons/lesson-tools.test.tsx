import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { gallery } from "../../../ui/staff/lessons/tools/lesson-tools.gallery.tsx";
import { PublishingSettingsView } from "../../../ui/staff/lessons/tools/publishing-settings.view.tsx";

beforeAll(loadEverything);

describe("the import of a lesson", () => {
  it("should show what the file holds, and each part that is left out with its place, before anything is imported", () => {
    render(gallery.states["import plan"]?.());
    const dialog = screen.getByRole("dialog", { name: "Import a lesson" });
    expect(within(dialog).getByText("“Welcome to the harbor” can be imported")).toBeTruthy();
    expect(within(dialog).getByText("12 items · 1 file, 1.3 MB")).toBeTruthy();
    expect(within(dialog).getByText("2 parts are left out")).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((entry) => entry.textContent),
    ).toEqual([
      "There is no type of item with the name hologram.lesson.items.3.type",
      "The lesson shows a file that is not in the export: film.mp4.files",
    ]);
    expect(within(dialog).getByRole("button", { name: "Import" })).toBeTruthy();
  });

  it("should say why a file cannot be imported, and offer to choose another one", () => {
    render(gallery.states["import refused"]?.());
    expect(screen.getByRole("alert").textContent).toBe("This file is not an exported lesson.");
    expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
  });
});

describe("the publishing settings", () => {
  it("should be changed by their check box and saved by their button", () => {
    const [onChange, onSave] = [vi.fn<(isChecked: boolean) => void>(), vi.fn<() => void>()];
    const nothing = (): void => undefined;
    render(<PublishingSettingsView isChecked={false} isPending={false} error="" onChange={onChange} onSave={onSave} onClose={nothing} />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Publish only lessons that pass the author's check" }));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect([onChange.mock.calls, onSave.mock.calls.length]).toEqual([[[true]], 1]);
  });

  it("should not be saved before they are known", () => {
    render(gallery.states["publishing loading"]?.());
    expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(true);
  });
});
