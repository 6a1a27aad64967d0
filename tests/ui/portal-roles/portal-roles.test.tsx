import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { emptyRole } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { gallery } from "../../../ui/staff/portal-roles/portal-roles.gallery.tsx";
import { RoleClash } from "../../../ui/staff/portal-roles/role-clash.view.tsx";
import { RoleForm } from "../../../ui/staff/portal-roles/role-form.view.tsx";

const lessonFolders = [{ id: 7, name: "Safety", parent_id: null, editable: true, system: false }];

const Form = ({ onDraft }: { readonly onDraft: (draft: RoleDraft) => void }) => {
  const [draft, setDraft] = useState(emptyRole);
  const change = (next: RoleDraft): void => {
    setDraft(next);
    onDraft(next);
  };
  return (
    <RoleForm
      draft={draft}
      relations={[]}
      folders={[]}
      lessonFolders={lessonFolders}
      offered={[plainField({ name: "city", label: "City", type: "string" })]}
      failure={null}
      onChange={change}
    />
  );
};

describe("Roles of learners", () => {
  it("should be listed with what they admit to and how many contacts have them", () => {
    render(gallery.states["roles"]?.());
    const rows = within(screen.getByRole("list", { name: "Roles of learners" })).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Team leader Sees the contacts below · 12 contacts have it",
      "Learner DefaultNo permissions · 1 folder of lessons · 0 contacts have it",
    ]);
    expect(screen.getByRole("button", { name: "Change “Team leader”" })).toBeTruthy();
  });

  it("should ask whom a learner sees, and what of them, only where the role admits to contacts", () => {
    const onDraft = vi.fn<(draft: RoleDraft) => void>();
    render(<Form onDraft={onDraft} />);
    expect(screen.queryByRole("checkbox", { name: "City" })).toBe(null);
    fireEvent.click(screen.getByRole("checkbox", { name: /^Contacts/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: "City" }));
    expect(onDraft).toHaveBeenLastCalledWith({ ...emptyRole, permissions: ["contacts"], fields: ["city"] });
  });

  it("should share folders of lessons with a role, without a permission for them", async () => {
    const onDraft = vi.fn<(draft: RoleDraft) => void>();
    render(<Form onDraft={onDraft} />);
    const field = screen.getByRole("combobox", { name: "Share a folder of lessons" });
    fireEvent.focus(field);
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.click(await screen.findByRole("option", { name: "Safety" }));
    expect(onDraft).toHaveBeenLastCalledWith({ ...emptyRole, lesson_folders: [7] });
    fireEvent.click(screen.getByRole("button", { name: "Stop sharing “Safety”" }));
    expect(onDraft).toHaveBeenLastCalledWith(emptyRole);
  });

  it("should offer the reports to publish, and who is below whom, where the role admits to reports", () => {
    const onDraft = vi.fn<(draft: RoleDraft) => void>();
    render(<Form onDraft={onDraft} />);
    expect(screen.queryByRole("group", { name: "Published reports" })).toBe(null);
    fireEvent.click(screen.getByRole("checkbox", { name: /^Reports/ }));
    const reports = within(screen.getByRole("group", { name: "Published reports" }));
    expect(reports.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
      "Activity",
      "Lesson completion",
      "Campaign funnel",
      "Texting",
    ]);
    fireEvent.click(reports.getByRole("checkbox", { name: "Texting" }));
    fireEvent.click(reports.getByRole("checkbox", { name: "Activity" }));
    fireEvent.click(reports.getByRole("checkbox", { name: "Texting" }));
    expect(onDraft).toHaveBeenLastCalledWith({ ...emptyRole, permissions: ["reports"], reports: ["activity"] });
    expect(screen.queryByRole("checkbox", { name: "City" })).toBe(null);
  });

  it("should show both values of a field that another user changed too, as text", () => {
    const [onKeepMine, onTakeTheirs] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <RoleClash
        fields={["permissions", "lesson_folders", "reports"]}
        mine={{ ...emptyRole, permissions: ["files"], lesson_folders: [7] }}
        theirs={{ ...emptyRole, reports: ["activity"] }}
        names={{ fields: new Map(), folders: new Map(), lessonFolders: new Map([[7, "Safety"]]) }}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
        onClose={() => undefined}
      />,
    );
    const rows = within(screen.getByRole("alertdialog")).getAllByRole("row").slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ["Sees shared files", "empty"],
      ["Safety", "empty"],
      ["empty", "Activity"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Keep theirs" }));
    fireEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([1, 1]);
  });

  it("should say what is wrong at the field, or above the form what someone else changed", () => {
    const taken = render(gallery.states["name taken"]?.());
    expect(screen.getByText("There is a role “Learner” already. Choose another name.")).toBeTruthy();
    taken.unmount();
    render(gallery.states["changed meanwhile"]?.());
    expect(screen.getByText("Someone else changed this role.")).toBeTruthy();
  });
});
