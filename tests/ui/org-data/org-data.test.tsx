import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { standardDays } from "../../../core/retention/decide-retention.rule.ts";
import type { ProofTyped } from "../../../ui/staff/auth/proof-fields.view.tsx";
import { ExportDialog } from "../../../ui/staff/org-data/export-dialog.view.tsx";
import { gallery } from "../../../ui/staff/org-data/org-data.gallery.tsx";
import { RetentionView } from "../../../ui/staff/org-data/retention.view.tsx";

const nothing = (): void => undefined;

describe("The exports of the organisation", () => {
  it("should show the progress of one, the file of another with its size, and no file of one that is over", () => {
    render(gallery.states["exports"]?.());
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("48,210 rows");
    expect(screen.getAllByRole("link", { name: /^Download the export of/ }).map((link) => link.getAttribute("href"))).toEqual([
      "/exports/organisation/4",
    ]);
    expect(screen.getByText(/^700 MB · available until/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Start export" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getAllByRole("button", { name: /^Cancel the export of/ })).toHaveLength(1);
  });

  it("should ask for the password before anything is sent", async () => {
    const onStart = vi.fn<(typed: ProofTyped) => void>();
    render(<ExportDialog email="a@b.example" isPending={false} failure={null} onStart={onStart} onClose={nothing} />);
    fireEvent.click(await screen.findByRole("button", { name: "Start export" }));
    expect(onStart).not.toHaveBeenCalled();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "secret" } });
    fireEvent.click(screen.getByRole("button", { name: "Start export" }));
    expect(onStart).toHaveBeenCalledWith({ password: "secret", code: "" });
  });
});

describe("Retention", () => {
  const held = { rows: 0, oldest: null };
  const known = { version: 1, days: standardDays, held: { deliveries: held, usage: held, views_as: held, messages_of_archived: held } };

  it("should take an empty field as kept for ever, and say why other records have a fixed time", () => {
    const onEdit = vi.fn<(days: unknown) => void>();
    const days = { ...standardDays, usage: 90 };
    render(
      <RetentionView
        retention={loaded({ ...known, days })}
        draft={null}
        isPending={false}
        failure={null}
        onEdit={onEdit}
        onSave={nothing}
        onDiscard={nothing}
        onRetry={nothing}
      />,
    );
    const field = screen.getByLabelText(/^Days to keep page views/);
    fireEvent.change(field, { target: { value: "" } });
    fireEvent.blur(field);
    expect(onEdit).toHaveBeenCalledWith({ ...days, usage: null });
    expect(screen.getByText(/^Audit log: as long as the organisation/)).toBeTruthy();
  });

  it("should name the field that is wrong", () => {
    render(gallery.states["retention refused"]?.());
    expect(screen.getByLabelText(/^Days to keep page views/).getAttribute("aria-invalid")).toBe("true");
  });
});
