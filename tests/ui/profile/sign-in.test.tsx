import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { SignInCard, type SignInCardProps } from "../../../ui/staff/profile/sign-in-card.view.tsx";
import { EmailForm, MobileForm, PinForm } from "../../../ui/staff/profile/value-forms.view.tsx";

const card = (more: Partial<SignInCardProps> = {}) => {
  const calls = { onTask: vi.fn(), onResend: vi.fn(), onCancel: vi.fn() };
  const props = {
    email: "uma@harbor.example",
    mobile: null,
    credentials: loaded({ has_password: true, has_pin: false, waiting_email: null }),
    now: 1_000,
    isBusy: false,
    onRetry: vi.fn(),
    ...calls,
    ...more,
  };
  render(<SignInCard {...props} />);
  return calls;
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const own = { email: "uma@harbor.example", isPending: false, failure: null };

describe("how the user signs in", () => {
  it("should offer each change, and the removal of a PIN that is set", () => {
    const { onTask } = card({ credentials: loaded({ has_password: true, has_pin: true, waiting_email: null }) });
    for (const name of ["Change email", "Change password", "Remove PIN", "Change PIN", "Add mobile"]) press(name);
    expect(onTask.mock.calls).toEqual([["email"], ["password"], ["remove-pin"], ["pin"], ["mobile"]]);
  });

  it("should show the address that waits to be confirmed, with Resend and Cancel", () => {
    const waiting_email = { email: "uma@sea.example", sent_at: 900, expires_at: 2_000 };
    const { onResend, onCancel } = card({ credentials: loaded({ has_password: true, has_pin: false, waiting_email }) });
    expect(screen.getByText("uma@sea.example is waiting to be confirmed")).toBeTruthy();
    expect(screen.getByText("uma@harbor.example")).toBeTruthy();
    press("Resend");
    press("Cancel change");
    expect([onResend, onCancel].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });

  it("should say that the link has expired, and offer no change to an account without a password", () => {
    const waiting_email = { email: "uma@sea.example", sent_at: 1, expires_at: 1_000 };
    card({ credentials: loaded({ has_password: false, has_pin: false, waiting_email }) });
    expect(screen.getByText("The link has expired. Send it again.")).toBeTruthy();
    expect(screen.getByText(/^You sign in through another provider/)).toBeTruthy();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Resend", "Cancel change"]);
  });
});

describe("the forms of how the user signs in", () => {
  it("should send an address only with the password, once it is one", () => {
    const onChange = vi.fn();
    render(<EmailForm {...own} onChange={onChange} />);
    press("Send link");
    expect(screen.getByText("Current password is required")).toBeTruthy();
    expect(screen.getByText("Enter an email address, such as name@example.com")).toBeTruthy();
    type("Current password", "old");
    type("New email", " uma@sea.example ");
    press("Send link");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("uma@sea.example", "old");
  });

  it("should refuse a PIN that is easy to guess, and remove a number that was emptied", () => {
    const [onPin, onMobile] = [vi.fn(), vi.fn()];
    const { unmount } = render(<PinForm {...own} onChange={onPin} />);
    type("Current password", "old");
    type("New PIN", "123456");
    press("Save PIN");
    expect(screen.getByText("This PIN is easy to guess. Choose other digits.")).toBeTruthy();
    type("New PIN", "271828");
    press("Save PIN");
    expect(onPin).toHaveBeenCalledExactlyOnceWith("271828", "old");
    unmount();
    render(<MobileForm {...own} mobile="(212) 555-1234" onChange={onMobile} />);
    type("Current password", "old");
    type("Mobile", " ");
    press("Save mobile");
    expect(onMobile).toHaveBeenCalledExactlyOnceWith(null, "old");
  });

  it("should show at the field why the server refused", () => {
    const failure = { tag: "invalid", message: "x", errors: { email: ["Somebody already uses this email address."] } } as const;
    render(<EmailForm {...own} failure={failure} onChange={vi.fn()} />);
    expect(screen.getByText("Somebody already uses this email address.")).toBeTruthy();
  });
});
