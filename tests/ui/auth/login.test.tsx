import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LoginInfo } from "../../../core/auth/login-info.model.ts";
import { forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { closingRefusals } from "../../../core/organisation/closing-refusals.ts";
import { LoginView, type LoginViewProps } from "../../../ui/staff/auth/login.view.tsx";

const info: LoginInfo = { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null };
const demo = { kind: "staff" as const, name: "Uma Ueda", email: "uma@harbor.example", password: "x", role: "user", pid: null };
const spies = { onLogin: vi.fn(), onTakeBack: vi.fn(), onDemo: vi.fn(), onOidc: vi.fn() };
const props: LoginViewProps = { info, notice: null, isPending: false, failure: null, signupHref: "/ui/signup", ...spies };

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = (): void => {
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
};

describe("the login form", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should offer to sign up where that is possible alone", () => {
    const { rerender } = render(<LoginView {...props} />);
    expect(screen.getByRole("link", { name: "Create an organisation" }).getAttribute("href")).toBe("/ui/signup");
    rerender(<LoginView {...props} info={{ ...info, sign_up: false }} />);
    expect(screen.queryByRole("link", { name: "Create an organisation" })).toBeNull();
  });

  it("should hand over what was typed [C2.03]", () => {
    render(<LoginView {...props} />);
    type("Email", "ann@example.org");
    type("Password", "Correct-horse-1");
    submit();
    expect(spies.onLogin).toHaveBeenCalledWith({ email: "ann@example.org", password: "Correct-horse-1" });
  });

  it("should name the missing fields and send nothing", () => {
    render(<LoginView {...props} />);
    type("Email", " ");
    submit();
    expect(screen.getByText("Email is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(spies.onLogin).not.toHaveBeenCalled();
  });

  it("should work before it is known how one can log in", () => {
    render(<LoginView {...props} info={null} />);
    type("Email", "ann@example.org");
    type("Password", "Correct-horse-1");
    submit();
    expect(spies.onLogin).toHaveBeenCalledOnce();
  });

  it("should say what went wrong, at once, and what a single sign-on came back with", () => {
    render(
      <LoginView
        {...props}
        failure={unauthorized("Email or password is incorrect.")}
        info={{ ...info, message: "The sign-on was cancelled at your provider." }}
      />,
    );
    expect(screen.getByRole("alert").textContent).toContain("Email or password is incorrect.");
    expect(screen.getByText("The sign-on was cancelled at your provider.")).toBeTruthy();
  });

  it("should offer single sign-on only where it is set up", () => {
    const { rerender } = render(<LoginView {...props} />);
    expect(screen.queryByRole("button", { name: "Continue with single sign-on" })).toBeNull();
    rerender(<LoginView {...props} info={{ ...info, oidc_url: "/auth/oidc/start" }} />);
    fireEvent.click(screen.getByRole("button", { name: "Continue with single sign-on" }));
    expect(spies.onOidc).toHaveBeenCalledWith("/auth/oidc/start");
  });

  it("should let the owner of a closed organisation take it back, and nobody else", () => {
    const yours = forbidden(closingRefusals.org_closed_yours({ org: "Harbor School", day: "2026-12-27" }));
    const { rerender } = render(<LoginView {...props} failure={yours} />);
    expect(screen.getByRole("alert").textContent).toContain("It will be erased on 2026-12-27");
    fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(spies.onTakeBack).toHaveBeenCalledOnce();
    rerender(<LoginView {...props} failure={forbidden(closingRefusals.org_closed({ org: "Harbor School" }))} />);
    expect(screen.getByRole("alert").textContent).toContain("Only its owner can take it back");
    expect(screen.queryByRole("button", { name: "Take it back" })).toBeNull();
  });

  it("should offer demo accounts only where there are any", () => {
    const { rerender } = render(<LoginView {...props} />);
    expect(screen.queryByText("Demo accounts")).toBeNull();
    rerender(<LoginView {...props} info={{ ...info, demo_accounts: [demo] }} />);
    fireEvent.click(screen.getByRole("button", { name: /Uma Ueda/ }));
    expect(spies.onDemo).toHaveBeenCalledWith(demo);
  });
});
