import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ContactRecordState } from "../../../core/contacts/contact-record.model.ts";
import { galleryDetails, galleryLearner } from "../../../ui/portal/details/gallery-details.ts";
import { OwnDetailsView, type OwnDetailsViewProps } from "../../../ui/portal/details/own-details.view.tsx";
import { PinDialog } from "../../../ui/portal/details/pin-dialog.view.tsx";

const draw = (more: Partial<OwnDetailsViewProps> = {}, state: Partial<ContactRecordState> = {}) =>
  render(<OwnDetailsView {...galleryDetails} {...more} state={{ ...galleryDetails.state, ...state }} />);
const refused: Partial<ContactRecordState> = {
  save: "failed",
  unsaved: { fields: { assistant_email: ["nonsense"] } },
  failure: {
    tag: "invalid",
    message: "Assistant's email is invalid",
    errors: { "fields.assistant_email": ["Assistant's email is not one"] },
  },
};
const clash: Partial<ContactRecordState> = {
  save: "failed",
  unsaved: { fields: { birthday: "1990-01-31" } },
  clash: { fields: ["fields.birthday"], theirs: galleryLearner },
};

describe("A learner's own details", () => {
  it("should offer an editor where the field is share-editable, and say of the others who changes them [C3.10]", () => {
    draw();
    expect(screen.getByRole("button", { name: "Edit Birthday: Dec 10, 1985" }).hasAttribute("disabled")).toBe(false);
    expect(screen.getByRole("switch", { name: "Works remotely" }).hasAttribute("disabled")).toBe(false);
    const job = screen.getByRole("group", { name: "Job title" });
    expect(within(job).queryByRole("button")).toBeNull();
    expect(job.textContent).toContain("Harbor pilot");
    expect(job.textContent).toContain("Only Harbor Learning can change this.");
    expect(screen.queryByRole("group", { name: "Recruited by" })).toBeNull();
    expect(screen.queryByRole("group", { name: "Tax number" })).toBeNull();
  });

  it("should offer to add a secret where there is none, with nothing to look at", () => {
    draw();
    const locker = screen.getByRole("group", { name: "Locker code" });
    expect(within(locker).queryByRole("button", { name: "Show Locker code" })).toBeNull();
    expect(within(locker).getByRole("button", { name: "Add Locker code" }).hasAttribute("disabled")).toBe(false);
  });

  it("should show a secret as a mask, offer to look at it, and say how long it stays in sight", () => {
    const onReveal = vi.fn<() => void>();
    const held = { ...galleryLearner, fields: { ...galleryLearner.fields, locker: "••••" } };
    const tools = { ...galleryDetails.secretOf("locker"), onReveal };
    const { rerender } = draw({ secretOf: () => tools }, { contact: { tag: "loaded", value: held } });
    fireEvent.click(screen.getByRole("button", { name: "Show Locker code" }));
    expect(onReveal).toHaveBeenCalledOnce();
    rerender(
      <OwnDetailsView
        {...galleryDetails}
        secretOf={() => ({ ...tools, shown: { value: "4711", seconds: 30 } })}
        state={{ ...galleryDetails.state, contact: { tag: "loaded", value: held } }}
      />,
    );
    expect(screen.getByRole("group", { name: "Locker code" }).textContent).toContain("4711");
    expect(screen.getByRole("button", { name: "Hide Locker code" })).toBeDefined();
  });

  it("should ask for the pin that was sent, hand it over once, and say why it was not taken", async () => {
    const onConfirm = vi.fn<(pin: string) => Promise<void>>(async () => undefined);
    const onAgain = vi.fn<() => Promise<void>>(async () => undefined);
    render(
      <PinDialog
        sent={{ channel: "sms", to: "•••• 0142" }}
        problem="That is not the pin."
        onConfirm={onConfirm}
        onAgain={onAgain}
        onClose={() => undefined}
      />,
    );
    const dialog = await screen.findByRole("dialog", { name: "Enter your pin" });
    expect(dialog.textContent).toContain("•••• 0142");
    expect(within(dialog).getByRole("button", { name: "Show" }).hasAttribute("disabled")).toBe(true);
    const pin = within(dialog).getByRole("textbox", { name: "Pin" });
    expect(pin.getAttribute("autocomplete")).toBe("one-time-code");
    expect(dialog.textContent).toContain("That is not the pin.");
    fireEvent.change(pin, { target: { value: " 123456 " } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Show" }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith("123456"));
    fireEvent.click(within(dialog).getByRole("button", { name: "Send another pin" }));
    await waitFor(() => expect(onAgain).toHaveBeenCalledOnce());
  });

  it("should tell what was typed as a change of that field alone", () => {
    const onChange = vi.fn<(values: object) => void>();
    draw({ onChange });
    fireEvent.click(screen.getByRole("button", { name: "Edit First name: Lena" }));
    const input = screen.getByRole("textbox", { name: "First name" });
    fireEvent.change(input, { target: { value: "Magda" } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ first_name: "Magda" });
  });

  it("should say at the field why it was refused, and offer the stored value again", () => {
    const onRestore = vi.fn<(field: string) => void>();
    draw({ onRestore }, refused);
    expect(screen.getByRole("alert").textContent).toContain("Assistant's email is not one");
    expect(screen.queryByText("Your changes were not saved")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo change" }));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith("fields.assistant_email");
  });

  it("should show both values of a clash and let one be chosen", async () => {
    const onKeepMine = vi.fn<() => void>();
    draw({ onKeepMine }, clash);
    const dialog = await screen.findByRole("alertdialog", { name: "Someone else edited this" });
    expect(dialog.textContent).toContain("Jan 31, 1990");
    expect(dialog.textContent).toContain("Dec 10, 1985");
    fireEvent.click(within(dialog).getByRole("button", { name: "Keep mine" }));
    expect(onKeepMine).toHaveBeenCalledOnce();
  });
});
