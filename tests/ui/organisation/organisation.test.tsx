import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { CloseOrganisation, type CloseOrganisationProps } from "../../../ui/staff/organisation/close-organisation.view.tsx";
import { gallery } from "../../../ui/staff/organisation/organisation.gallery.tsx";
import { SecurityView } from "../../../ui/staff/organisation/security.view.tsx";

const nothing = (): void => undefined;
const known = { idle_hours: 12, session_days: 14, single_sign_on_only: false, single_sign_on: true, public_key: null };
const rules = { draft: null, isSaving: false, refused: null, onEdit: nothing, onSave: nothing, onDiscard: nothing };

describe("The account of the organisation", () => {
  it("should show the owner, the plan with its trial, and the use of its limits [C2.04] [B2.20]", () => {
    render(gallery.states["account"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "Account" })).toBeTruthy();
    expect(screen.getByText("Olivia Owner · olivia@harbor.example")).toBeTruthy();
    expect(screen.getByText(/Plan: Starter, on trial until/)).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Users" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Plans" }).getAttribute("href")).toBe("/ui/settings/account/plans");
    expect(screen.getByRole("link", { name: "Billing" }).getAttribute("href")).toBe("/ui/settings/billing");
    expect(screen.getByRole("link", { name: "Invoices" }).getAttribute("href")).toBe("/ui/settings/invoices");
  });

  it("should offer to save only once something was changed, and name a wrong field", () => {
    const { unmount } = render(gallery.states["account"]?.());
    expect(screen.queryByRole("region", { name: "You have unsaved changes" })).toBe(null);
    unmount();
    render(gallery.states["account refused"]?.());
    expect(screen.getByLabelText(/^Domain/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/is not a domain/)).toBeTruthy();
  });
});

describe("The security of the organisation", () => {
  it("should ask before the key is replaced", async () => {
    const onRotate = vi.fn<() => void>();
    render(
      <SecurityView
        {...rules}
        org={loaded({ ...known, public_key: "MIIB" })}
        isPending={false}
        failure={null}
        onCopy={nothing}
        onRotate={onRotate}
        onRetry={nothing}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Replace key" }));
    expect(onRotate).not.toHaveBeenCalled();
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace key" }));
    expect(onRotate).toHaveBeenCalledTimes(1);
  });
});

describe("The backend page", () => {
  it("should show limits, programs, the public key and meta, and nothing to change [C2.04]", () => {
    render(gallery.states["backend"]?.());
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Limits",
      "Quick wins",
      "Public key",
      "Meta",
    ]);
    expect(screen.getByText("25 of 25")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });
});

describe("How users of the organisation sign in", () => {
  it("should show the length of sessions with its error, and offer single sign-on alone only where there is a provider", () => {
    const { unmount } = render(gallery.states["security out of range"]?.());
    expect(screen.getByLabelText(/^Days in all/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("region", { name: "You have unsaved changes" })).toBeTruthy();
    expect(screen.getByRole("switch", { name: /Staff sign in with single sign-on only/ })).toHaveProperty("disabled", false);
    unmount();
    render(gallery.states["security without a key"]?.());
    expect(screen.getByRole("switch", { name: /Staff sign in with single sign-on only/ })).toHaveProperty("disabled", true);
    expect(screen.getByText(/no provider is set up/)).toBeTruthy();
  });
});

describe("The sites that may show portals", () => {
  it("should be a list with its error at the field, and saved only once it differs", () => {
    const { unmount } = render(gallery.states["embedding refused"]?.());
    expect(screen.getByLabelText("Sites").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/is not a site/)).toBeTruthy();
    unmount();
    render(gallery.states["embedding"]?.());
    expect(screen.getByLabelText("Sites")).toHaveProperty("value", "https://intranet.example.com\nhttps://wiki.example.com:8443");
    expect(screen.queryByRole("region", { name: "You have unsaved changes" })).toBe(null);
  });
});

describe("Closing the organisation", () => {
  const shown = (onClose: CloseOrganisationProps["onClose"], failure: CloseOrganisationProps["failure"] = null) => (
    <CloseOrganisation
      name="Harbor School"
      email="olivia@harbor.example"
      isAsked
      isPending={false}
      failure={failure}
      onAsk={nothing}
      onClose={onClose}
    />
  );

  it("should need the name and the password, and ask for a code where the server wants one", async () => {
    const onClose = vi.fn<CloseOrganisationProps["onClose"]>();
    const { rerender } = render(shown(onClose));
    const dialog = within(await screen.findByRole("dialog", { name: "Close Harbor School?" }));
    expect(dialog.queryByLabelText(/^Code/)).toBe(null);
    fireEvent.click(dialog.getByRole("button", { name: "Close organisation" }));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByText("Type the name of the organisation.")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Name of the organisation/), { target: { value: "Harbor School" } });
    fireEvent.change(dialog.getByLabelText(/^Your password/), { target: { value: "Correct-horse-1" } });
    fireEvent.click(dialog.getByRole("button", { name: "Close organisation" }));
    expect(onClose).toHaveBeenLastCalledWith({ name: "Harbor School", password: "Correct-horse-1", code: "" });
    rerender(shown(onClose, { tag: "invalid", message: "", errors: { code: ["Enter a code."] } }));
    fireEvent.change(dialog.getByLabelText(/^Code of two-step sign-in/), { target: { value: "123456" } });
    fireEvent.click(dialog.getByRole("button", { name: "Close organisation" }));
    expect(onClose).toHaveBeenLastCalledWith({ name: "Harbor School", password: "Correct-horse-1", code: "123456" });
  });
});
