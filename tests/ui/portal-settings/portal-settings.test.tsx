import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { type EditedSection, entriesOf } from "../../../core/portal-settings/edited-sections.view-model.ts";
import type { PortalSections } from "../../../core/portal-settings/portal-sections.model.ts";
import { gallery } from "../../../ui/staff/portal-settings/portal-settings.gallery.tsx";
import { SectionsView } from "../../../ui/staff/portal-settings/sections.view.tsx";

const stored: PortalSections = {
  version: 3,
  sections: [
    { slug: "start-here", name: "Start here", courses: 2 },
    { slug: "advanced", name: "Advanced", courses: 5 },
  ],
};

const Edited = ({ onSave }: { readonly onSave: (version: number, rows: readonly EditedSection[]) => void }) => {
  const [rows, setRows] = useState<readonly EditedSection[] | null>(null);
  return (
    <SectionsView
      known={loaded(stored)}
      edited={rows}
      isPending={false}
      failure={null}
      onEdit={setRows}
      onSave={onSave}
      onDiscard={() => setRows(null)}
      onRetry={() => undefined}
    />
  );
};

describe("The sections of the portal in the settings", () => {
  it("should be moved, renamed and added, and saved together with the version that was read", () => {
    const onSave = vi.fn();
    render(<Edited onSave={onSave} />);
    expect(screen.queryByRole("button", { name: "Save" })).toBe(null);
    fireEvent.click(screen.getByRole("button", { name: "Move “Advanced” up" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Name of section 1" }), { target: { value: "For experts" } });
    fireEvent.click(screen.getByRole("button", { name: "Add a section" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Name of section 3" }), { target: { value: "On the water" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    const [version, rows] = onSave.mock.calls[0] ?? [];
    expect([version, entriesOf(rows)]).toEqual([
      3,
      [{ slug: "advanced", name: "For experts" }, { slug: "start-here", name: "Start here" }, { name: "On the water" }],
    ]);
  });

  it("should say how many courses lose their section before it is saved, and let it be discarded", () => {
    render(<Edited onSave={() => undefined} />);
    fireEvent.click(screen.getByRole("button", { name: "Remove “Advanced”" }));
    expect(screen.getByText(/5 courses have no section/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByText(/have no section/)).toBe(null);
    expect(screen.getByRole("textbox", { name: "Name of section 2" })).toBeDefined();
  });

  it("should say what is wrong with a name", () => {
    render(gallery.states["sections refused"]?.());
    expect(screen.getByText("Give each section a name.")).toBeDefined();
  });
});
