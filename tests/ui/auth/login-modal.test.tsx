import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { LoginModalView, type LoginModalViewProps } from "../../../ui/staff/auth/login-modal.view.tsx";

const props: LoginModalViewProps = {
  email: "ann@example.org",
  isPending: false,
  failure: null,
  note: null,
  code: null,
  onLogin: vi.fn(),
  onCheck: vi.fn(),
  onLeave: vi.fn(),
};

describe("the login window over a page", () => {
  it("should ask for the password of who was logged in [C2.03]", async () => {
    const onLogin = vi.fn();
    render(<LoginModalView {...props} onLogin={onLogin} />);
    expect(await screen.findByText("You were logged in as ann@example.org.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(screen.getByText("Password is required")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Correct-horse-1" } });
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(onLogin.mock.calls).toEqual([["Correct-horse-1"]]);
  });

  it("should not leave the page before it was asked whether to discard what was typed", async () => {
    const onLeave = vi.fn();
    render(<LoginModalView {...props} onLeave={onLeave} />);
    fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("should look whether somebody has logged in in another tab", async () => {
    const onCheck = vi.fn();
    render(<LoginModalView {...props} note="You are not logged in yet." onCheck={onCheck} />);
    fireEvent.click(await screen.findByRole("button", { name: "I have logged in in another tab" }));
    expect(onCheck).toHaveBeenCalledOnce();
    expect(screen.getByText("You are not logged in yet.")).toBeTruthy();
  });
});
