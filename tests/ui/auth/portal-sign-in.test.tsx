import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { PortalSignInView, type PortalSignInViewProps } from "../../../ui/portal/auth/portal-sign-in.view.tsx";

const spies = { onPin: vi.fn(), onSignIn: vi.fn() };
const props: PortalSignInViewProps = {
  portal: "Harbor Academy",
  pid: "harbor",
  isPending: false,
  failure: null,
  isPinSent: false,
  ...spies,
};

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

describe("the learners' sign-in", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });
  afterEach(() => setLanguage("en", document.documentElement));

  it("should ask for a pin by email or by mobile [C3.59]", () => {
    render(<PortalSignInView {...props} />);
    type("Email or mobile number", "lena@harbor.example");
    press("Send me a pin");
    type("Email or mobile number", "212 555 0142");
    press("Send me a pin");
    expect(spies.onPin.mock.calls).toEqual([
      [{ pid: "harbor", email: "lena@harbor.example" }],
      [{ pid: "harbor", mobile: "212 555 0142" }],
    ]);
  });

  it("should offer only pins that can be sent, and passwords alone where none can", () => {
    const { unmount } = render(<PortalSignInView {...props} pinBy={["email"]} />);
    expect(screen.getByText("We send it to you by email.")).toBeTruthy();
    unmount();
    const texts = render(<PortalSignInView {...props} pinBy={["sms"]} />);
    expect(screen.getByText("We send it to you by text message.")).toBeTruthy();
    texts.unmount();
    render(<PortalSignInView {...props} pinBy={[]} />);
    expect(screen.queryByRole("button", { name: "Send me a pin" })).toBeNull();
    expect(screen.getByText(/Pins cannot be sent from here yet/)).toBeTruthy();
    type("Email or mobile number", "lena@harbor.example");
    type("Password", "Correct-horse-1");
    press("Log in");
    expect(spies.onSignIn).toHaveBeenCalledWith({ pid: "harbor", email: "lena@harbor.example", password: "Correct-horse-1" });
  });

  it("should take the pin once it was sent, and only six digits [C3.59]", () => {
    render(<PortalSignInView {...props} isPinSent />);
    expect(screen.getByText("If we know you, we have sent you a pin.")).toBeTruthy();
    type("Email or mobile number", "lena@harbor.example");
    type("Pin", "12a");
    press("Log in");
    expect(screen.getByText("A pin has six digits.")).toBeTruthy();
    type("Pin", "123456");
    press("Log in");
    expect(spies.onSignIn.mock.calls).toEqual([[{ pid: "harbor", email: "lena@harbor.example", pin: "123456" }]]);
  });

  it("should take a password instead [C3.59]", () => {
    render(<PortalSignInView {...props} />);
    type("Email or mobile number", "lena@harbor.example");
    fireEvent.click(screen.getByLabelText("With my password"));
    type("Password", "Correct-horse-1");
    press("Log in");
    expect(spies.onSignIn).toHaveBeenCalledWith({ pid: "harbor", email: "lena@harbor.example", password: "Correct-horse-1" });
  });

  it("should take a pin that was sent earlier", () => {
    render(<PortalSignInView {...props} />);
    press("I have a pin");
    expect(screen.getByLabelText("Pin")).toBeTruthy();
  });

  it("should ask for the portal only where the address names none [C3.59]", () => {
    const { rerender } = render(<PortalSignInView {...props} />);
    expect(screen.queryByLabelText("Portal ID")).toBeNull();
    rerender(<PortalSignInView {...props} pid={null} portal={null} />);
    type("Email or mobile number", "lena@harbor.example");
    press("Send me a pin");
    expect(screen.getByText("Portal ID is required")).toBeTruthy();
    type("Portal ID", "harbor");
    press("Send me a pin");
    expect(spies.onPin.mock.calls).toEqual([[{ pid: "harbor", email: "lena@harbor.example" }]]);
  });

  it("should say 'Oops! Login Failed' and ask to log in again, without saying what was wrong [C8.10] [C8.11]", () => {
    render(<PortalSignInView {...props} failure={unauthorized("The sign-in details are incorrect.")} />);
    expect(screen.getByRole("alert").textContent).toBe("Oops! Login FailedCheck what you typed and log in again.");
  });

  it("should say how long to wait after too many attempts", () => {
    render(<PortalSignInView {...props} failure={forbidden("Too many attempts. Try again in 15 minutes.")} />);
    expect(screen.getByRole("alert").textContent).toContain("Too many attempts. Try again in 15 minutes.");
  });

  it("should speak Spanish", async () => {
    await setLanguage("es", document.documentElement);
    render(<PortalSignInView {...props} />);
    expect(screen.getByRole("heading", { name: "Entrar en Harbor Academy" })).toBeTruthy();
  });
});
