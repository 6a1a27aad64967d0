import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { TagMergeDialog } from "../../../ui/staff/tags/tag-merge-dialog.view.tsx";
import { gallery } from "../../../ui/staff/tags/tags.gallery.tsx";
import { type TagAct, TagsView } from "../../../ui/staff/tags/tags.view.tsx";

const nothing = (): void => undefined;
const uses = loaded({ contacts: 2, groups: 1, views: 0, imports: 0, partly: 0 });

describe("The page of tags", () => {
  it("should list each tag with its contacts and saved filters", () => {
    render(gallery.states["tags"]?.());
    const rows = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
    expect(rows.slice(0, 3).map((row) => row.textContent)).toEqual([
      "customer412 contacts · 3 saved filters",
      "lead87 contacts · 1 saved filter",
      "new hire0 contacts",
    ]);
  });

  it("should name the tag on each button", () => {
    const onAct = vi.fn<(act: TagAct, name: string) => void>();
    const tags = loaded({ tags: [{ name: "lead", contacts: 2, filters: 0 }], total: 1 });
    render(<TagsView tags={tags} search="" onSearch={nothing} onAdd={nothing} onAct={onAct} onRetry={nothing} />);
    for (const label of ["Rename “lead”", "Merge “lead” into another tag", "Delete “lead”"])
      fireEvent.click(screen.getByRole("button", { name: label }));
    expect(onAct.mock.calls).toEqual([
      ["rename", "lead"],
      ["merge", "lead"],
      ["remove", "lead"],
    ]);
  });

  it("should say before a tag is deleted what it touches, and that saved filters stay as they are", () => {
    render(gallery.states["delete"]?.());
    const said = within(screen.getByRole("alertdialog")).getAllByRole("listitem");
    expect(said.map(({ textContent }) => textContent)).toEqual([
      "87 contacts have it.",
      "Named by 2 groups, left as is: that condition then matches no contact.",
      "Named by 1 saved view, left as is: that condition then matches no contact.",
      "1 saved filter looks for a part of the name and stays as it is.",
      "1 import that has not ended still adds it.",
    ]);
  });

  it("should ask for the tag that stays before it merges", () => {
    const onMerge = vi.fn<(to: string) => void>();
    render(
      <TagMergeDialog
        tag="lead"
        others={loaded({ tags: [], total: 0 })}
        uses={uses}
        isPending={false}
        failure={null}
        onSearch={nothing}
        onMerge={onMerge}
        onClose={nothing}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Merge" }));
    expect(screen.getByText("Choose the tag that stays.")).toBeTruthy();
    expect(onMerge).not.toHaveBeenCalled();
  });

  it("should merge into a tag that is found by what is typed, beyond those offered at first", async () => {
    const onMerge = vi.fn<(to: string) => void>();
    const dialog = (names: readonly string[], onSearch: (text: string) => void) => (
      <TagMergeDialog
        tag="lead"
        others={loaded({ tags: names.map((name) => ({ name, contacts: 1, filters: 0 })), total: 1_204 })}
        uses={uses}
        isPending={false}
        failure={null}
        onSearch={onSearch}
        onMerge={onMerge}
        onClose={nothing}
      />
    );
    const Searched = () => {
      const [text, setText] = useState("");
      return dialog(text === "zo" ? ["zone"] : ["area", "lead"], setText);
    };
    render(<Searched />);
    expect(await screen.findByText("2 of 1,204 tags are offered. Type a part of the name to find the others.")).toBeTruthy();
    const box = screen.getByRole("combobox", { name: /Merge into/ });
    act(() => box.focus());
    fireEvent.change(box, { target: { value: "zo" } });
    fireEvent.click(await screen.findByRole("option", { name: /zone/ }));
    fireEvent.click(screen.getByRole("button", { name: "Merge" }));
    expect(onMerge).toHaveBeenCalledWith("zone");
  });
});
