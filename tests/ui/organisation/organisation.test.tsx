import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/staff/organisation/organisation.gallery.tsx";
import { SecurityView } from "../../../ui/staff/organisation/security.view.tsx";

const nothing = (): void => undefined;

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
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBe(null);
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
        org={loaded({ public_key: "MIIB" })}
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
